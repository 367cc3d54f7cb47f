import { expect, it } from 'vitest'
import type { Move } from './move.ts'
import { isMet, reportText, wayResults } from './report.ts'

const move = (shown: number, slides = 280): Move => ({
  seconds: 0.28,
  shown,
  shownSeconds: 0.25,
  updated: shown,
  dropped: 0,
  busyMs: 40,
  begins: 90,
  pressedFrame: 1,
  slides,
  missed: 1,
})

it.each([
  ['enough frames', true, false, [move(16), move(15), move(16)]],
  ['too few frames', false, false, [move(16), move(15), move(15)]],
  ['a slide under reduced motion', false, true, [move(1, 1), move(15, 280)]],
  ['no slide under reduced motion', true, true, [move(0, 1), move(1, 1)]],
])('judges %s: the aim is met, %s', (_, met, reduced, moves) => {
  expect(isMet(wayResults('orders', reduced, moves))).toBe(met)
})

it('prints a line for each way, and of reduced motion only the verdict', () => {
  const text = reportText(
    [wayResults('orders: back', false, [move(16)]), wayResults('orders: back', true, [move(0, 1)])],
    ['1 run'],
  )
  const lines = text.split('\n').map((row) => row.replace(/ {2,}/g, ' | '))
  expect(lines[0]).toBe('1 run')
  expect(lines).toContain('orders: back | 60.0 | 60.0-60.0 | 0.0 | 1.0 | 90 | 1 | 280 | 40')
  expect(lines).toContain('orders: back: frames a second | 60.0 | at least 59 | met')
  expect(lines).toContain('orders: back: begins, ms | 90 | at most 100 | met')
  expect(lines).toContain('orders: back: pressed, frame | 1 | the next | met')
  expect(lines).toContain('orders: back, reduced motion: ms | 1 | no motion | met')
})

it('judges when a tap shows, and a way back not at all', () => {
  const late = { ...move(16), begins: 101, pressedFrame: 2 }
  const text = reportText([wayResults('orders', false, [late])], [])
  expect(text).toMatch(/orders: begins, ms +101 +at most 100 +missed/)
  expect(text).toMatch(/orders: pressed, frame +2 +the next +missed/)
  const back = { ...move(16), begins: 101, pressedFrame: null }
  expect(reportText([wayResults('back', false, [back])], [])).not.toContain('at most 100')
})
