import { expect, it } from 'vitest'
import { readRound } from './rounds.ts'
import { SIDES } from './sides.ts'

const all = Object.fromEntries(SIDES.map((side) => [side, 0.25]))

it('reads a round as the page reports it', () => {
  const round = readRound(JSON.stringify({ single: all, burst: all }))
  expect(Object.keys(round.single).toSorted()).toEqual([...SIDES].toSorted())
  expect(round.burst.penpal).toBe(0.25)
})

it('refuses a round without a side', () => {
  const { vk: _left, ...some } = all
  expect(() => readRound(JSON.stringify({ single: some, burst: all }))).toThrow('no vk')
})

it('refuses a side that took no time: the clock was too coarse', () => {
  const single = { ...all, ours: 0 }
  expect(() => readRound(JSON.stringify({ single, burst: all }))).toThrow('>0')
})
