import { expect, it } from 'vitest'
import { reportText, sideResults } from './report.ts'

const openings = (...times: number[]) =>
  times.map((paintedMs) => ({ paintedMs, bytes: paintedMs * 1_000 }))
const results = (ours: number) => [
  sideResults('ours', openings(ours)),
  sideResults('screen', openings(100)),
  sideResults('puck', openings(300)),
]
const line = (text: string, start: string) =>
  text
    .split('\n')
    .find((row) => row.startsWith(start))
    ?.replace(/ {2,}/g, ' | ')

it('takes the median of the openings', () => {
  expect(sideResults('ours', openings(90, 200, 100)).paintedMs.median).toBe(100)
  expect(() => sideResults('ours', [])).toThrow('a composed page was not measured')
})

it.each([
  [125, '1.25x', 'met'],
  [126, '1.26x', 'missed'],
])('calls %d ms beside a screen in 100 (%s) %s', (ours, times, verdict) => {
  expect(line(reportText(results(ours), []), "a composed page's time")).toBe(
    `a composed page's time to a screen's | ${times} | at most 1.25x | ${verdict}`,
  )
})

it('puts Puck next to both', () => {
  const text = reportText(results(150), ['1 opening'])
  expect(text.split('\n')[0]).toBe('1 opening')
  expect(line(text, "Puck's time")).toContain('3.00x')
  expect(line(text, "Puck's bytes")).toContain('2.00x')
  expect(() => reportText(results(150).slice(0, 2), [])).toThrow("Puck's Render was not measured")
})
