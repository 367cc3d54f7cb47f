import { describe, expect, it } from 'vitest'
import { engineResults, reportText, sideResults, verdicts } from './report.ts'
import type { Round, Side } from './sides.ts'

const times = (some: Partial<Record<Side, number>> = {}): Record<Side, number> => ({
  bare: 1,
  ours: 1.1,
  dsbridge: 1.2,
  wvjb: 2,
  vk: 1.3,
  penpal: 1.4,
  penpalChecked: 1.6,
  ...some,
})
const round = (some?: Partial<Record<Side, number>>): Round => ({
  single: times(some),
  burst: times(some),
})
const size = (gzip: number) => ({ name: 'our client, iOS host', gzip, dependencies: 1_500 })
const engines = (...rounds: Round[]) => [engineResults({ engine: 'E 1', rounds })]
const line = (text: string, start: string) =>
  text
    .split('\n')
    .find((row) => row.startsWith(start))
    ?.replace(/ {2,}/g, ' | ')

it('compares within a round, so that a slow round does not count against a side', () => {
  const slow: Round = {
    single: times({ bare: 10, ours: 11 }),
    burst: times({ bare: 10, ours: 11 }),
  }
  const ours = sideResults([round(), slow, slow], 'single').find(({ side }) => side === 'ours')
  expect(ours?.ms.median).toBe(11)
  expect(ours?.times.median).toBeCloseTo(1.1, 9)
})

it('takes the fastest tenth of each side for the quiet figure', () => {
  const rounds = [round({ ours: 1.5 }), ...Array.from({ length: 9 }, () => round({ ours: 3 }))]
  expect(sideResults(rounds, 'burst').find(({ side }) => side === 'ours')?.quiet).toBe(3)
  const quick = [round({ ours: 1.5 }), ...rounds]
  expect(sideResults(quick, 'burst').find(({ side }) => side === 'ours')?.quiet).toBe(1.5)
})

describe('the aims', () => {
  it.each([
    [1.15, true],
    [1.16, false],
  ])('judges %d times the bare transport as met: %s', (ours, met) => {
    const [toBare] = verdicts(engines(round({ ours })), size(4_000))
    expect(toBare).toMatchObject({ is: `${ours.toFixed(2)}x`, limit: 'at most 1.15x', met })
  })

  it.each([
    [1.19, true],
    [1.2, false],
  ])('judges %d times, with the next at 1.2, as ahead of all: %s', (ours, met) => {
    const [, ahead] = verdicts(engines(round({ ours })), size(4_000))
    expect(ahead?.aim).toContain('dsbridge is next')
    expect(ahead?.met).toBe(met)
  })

  it.each([
    [1.3, true],
    [1.31, false],
  ])(
    'judges %d times beside a Penpal with our checks at 1.3 as met: %s, apart from the other four',
    (ours, met) => {
      const sides = { ours, penpalChecked: ours === 1.3 ? 1.301 : 1.3 }
      const [, ahead, alike] = verdicts(engines(round(sides)), size(4_000))
      expect(alike?.met).toBe(met)
      expect(ahead?.aim).toContain('dsbridge is next')
    },
  )

  it.each([
    [4_999, true],
    [5_000, false],
  ])('judges %d bytes as met: %s', (gzip, met) => {
    expect(verdicts(engines(round()), size(gzip)).at(-1)?.met).toBe(met)
  })
})

it('reports every side of every engine, the sizes and the verdicts', () => {
  const text = reportText(engines(round()), [size(4_321)], ['1 round'])
  expect(text.split('\n')[0]).toBe('1 round')
  expect(line(text, 'vk-bridge')).toContain('1.300 | 1.300-1.300 | 1.30x | 1.30-1.30 | 1.30x')
  expect(line(text, 'our client, iOS host')).toBe('our client, iOS host | 4321 | 2821')
  expect(line(text, 'E 1, 100 at once: to bare')).toContain('1.10x | at most 1.15x | met')
})

it('refuses a report without our size or without rounds', () => {
  expect(() => reportText(engines(round()), [], [])).toThrow('not weighed')
  expect(() => sideResults([], 'single')).toThrow(RangeError)
})
