import { describe, expect, it } from 'vitest'
import type { Load } from './load.ts'
import type { WebkitLoad } from './webkit.ts'
import { pairedRatio, reportText, verdicts, type ChromiumRow, type WebkitRow } from './report.ts'

const load = (live: number, more: Partial<Load> = {}): Load => ({
  screen: live - 10,
  dated: null,
  live,
  shift: 0,
  busy: 40,
  parts: { evaluate: 20, run: 6, parse: 1, style: 4, paint: 3, collect: 2, rest: 4 },
  scripts: 20,
  entry: 15,
  files: 8,
  calls: 2,
  bytes: 120_000,
  heap: 3_000_000,
  memory: 40_000_000,
  ...more,
})

const rows: readonly ChromiumRow[] = [
  { side: 'this', screen: null, way: 'static', loads: [load(100), load(200), load(100)] },
  { side: 'this', screen: 'home', way: 'cold', loads: [load(300), load(600), load(310)] },
  {
    side: 'this',
    screen: 'home',
    way: 'again',
    loads: [
      load(300, { dated: 190 }),
      load(600, { dated: 410 }),
      load(300, { dated: 200, shift: 0.0004 }),
    ],
  },
  { side: 'this', screen: 'home', way: 'warm', loads: [load(131), load(262), load(131)] },
  { side: 'this', screen: 'orders', way: 'cold', loads: [load(500, { files: 9, shift: 0.2 })] },
  { side: 'this', screen: 'orders', way: 'warm', loads: [] },
]
const against: ChromiumRow = {
  side: 'against',
  screen: 'home',
  way: 'cold',
  loads: [load(600), load(600), load(620)],
}

describe('pairedRatio', () => {
  it('compares within each round, so that a slow round weighs on both', () =>
    expect(pairedRatio([100, 900, 110], [50, 450, 55])).toBe(2))

  it('leaves out rounds in which one of the two is missing', () =>
    expect(pairedRatio([null, 300, 100], [50, 100])).toBe(3))

  it('is null where no round has both', () => expect(pairedRatio([null], [50])).toBeNull())
})

describe('verdicts', () => {
  const judged = (all: readonly ChromiumRow[]) =>
    Object.fromEntries(verdicts(all).map(({ what, is }) => [what, is]))

  it('judges each screen that was measured by the aims that it has', () =>
    expect(judged(rows)).toEqual({
      'home: warm, live figure to static page': 1.31,
      'home: cold, dated figure to static page': 2,
      'home: cold, files requested': 8,
      'home: cold, layout shift': 0,
      'orders: warm, live figure to static page': null,
      'orders: cold, dated figure to static page': null,
      'orders: cold, files requested': 9,
      'orders: cold, layout shift': 0.2,
    }))

  it('compares the live figure with the other build where there is one', () =>
    expect(judged([...rows, against])).toMatchObject({
      'home: cold, live figure to that of the other build': 0.5,
    }))

  it('compares what evaluating the entry costs with the other build', () => {
    const slow = { ...against, loads: against.loads.map((taken) => ({ ...taken, entry: 20 })) }
    expect(judged([...rows, slow])).toMatchObject({
      'home: cold, CPU of the entry to the other build': 0.75,
    })
    expect(reportText({ chromium: [...rows, slow], webkit: [], script: null }, [])).toMatch(
      /home: cold, CPU of the entry to the other build +0\.75x +0\.70x +missed/,
    )
  })
})

describe('reportText', () => {
  const webkitLoad = (
    taken: Omit<WebkitLoad, 'engine' | 'dated' | 'busy' | 'memory'> & Partial<WebkitLoad>,
  ): WebkitLoad => ({
    engine: 'WebKitGTK',
    dated: null,
    busy: 120,
    memory: 60_000_000,
    ...taken,
  })
  const webkit: WebkitRow[] = [
    {
      side: 'this',
      screen: null,
      way: 'static',
      loads: [webkitLoad({ screen: 90, inPage: 80, live: 100, files: 1, calls: 0 })],
    },
    {
      side: 'this',
      screen: 'home',
      way: 'cold',
      loads: [webkitLoad({ screen: 200, dated: 150, inPage: 240, live: 350, files: 50, calls: 3 })],
    },
  ]
  const text = reportText({ chromium: [...rows, against], webkit, script: 120_001 }, ['3 rounds'])
  const lines = text.split('\n').map((row) => row.replace(/ {2,}/g, ' | '))

  it('prints each row beside the static page', () => {
    expect(lines[0]).toBe('3 rounds')
    expect(lines).toContain(
      'home: cold, opened the day before | 290 | 200 | 2.00x | 300 | 300-600 | 3.00x | 40 | 20 | 15 | 8 | 2 | 120 | 0.000 | 3.0 | 40',
    )
    expect(lines).toContain(
      'home: cold | 200 | 150 | 1.50x | 240 | 350 | 350-350 | 3.50x | 120 | 50 | 3 | 60',
    )
  })

  it('prints each aim beside its result, and what is not built as such', () => {
    expect(lines).toContain('home: warm, live figure to static page | 1.31x | 1.30x | missed')
    expect(lines).toContain('home: cold, dated figure to static page | 2.00x | 2.00x | met')
    expect(lines).toContain('orders: cold, files requested | 9 | 8 | missed')
    expect(lines).toContain('bytes of the entry | 120001 | 120000 | missed')
    expect(lines).toContain('orders: warm, live figure to static page | not built | 1.30x')
    expect(lines).toContain('orders: warm | not built')
  })

  it('prints each row of this build to the same of the other', () =>
    expect(lines).toContain('home: cold | 0.50x | 1.00x | 1.00x | 1.00x | 1.00x | 1.00x | 1.00x'))
})
