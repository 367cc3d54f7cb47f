/** Rows of two builds, for the tests of the report. */
import type { Load } from './load.ts'
import type { ChromiumRow } from './rows.ts'

/** One opening whose live figure came after so many ms. */
export const load = (live: number, more: Partial<Load> = {}): Load => ({
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

export const rows: readonly ChromiumRow[] = [
  { side: 'this', screen: null, way: 'static', loads: [load(100), load(200), load(100)] },
  { side: 'this', screen: 'home', way: 'finished', loads: [load(150), load(300), load(150)] },
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
  { side: 'this', screen: 'home', way: 'warm', loads: [load(165), load(330), load(165)] },
  {
    side: 'this',
    screen: 'home',
    way: 'worker',
    loads: [load(450, { files: 9 }), load(900), load(450)],
  },
  { side: 'this', screen: 'orders', way: 'cold', loads: [load(500, { files: 9, shift: 0.2 })] },
  { side: 'this', screen: 'orders', way: 'warm', loads: [] },
]
export const against: ChromiumRow = {
  side: 'against',
  screen: 'home',
  way: 'cold',
  loads: [load(600), load(600), load(620)],
}
/** The ordinary app, for comparison. */
export const peers: readonly ChromiumRow[] = [
  { side: 'peer', screen: 'home', way: 'cold', loads: [load(480), load(960), load(480)] },
  { side: 'peer', screen: 'home', way: 'warm', loads: [load(330), load(660), load(330)] },
]
