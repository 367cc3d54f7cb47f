import { spread, type Spread } from '#test/bench/statistics.ts'
import { textTable } from '#test/bench/text-table.ts'
import type { Scroll } from './scroll.ts'

/** `first`: from its top on, while its pages come; `whole`: back up through all of them. */
export type Way = 'first' | 'whole'
export const WAYS: readonly Way[] = ['first', 'whole']
const NAMES: Readonly<Record<Way, string>> = {
  first: 'down from the top, pages coming',
  whole: 'up from the end, all there',
}

/** The aim is 60 frames a second; a display that is counted for three seconds shows a few fewer. */
export const AIM_FPS = 58
/** What a frame's work may take at 60 a second, ms. */
export const AIM_WORK = 16.7

export interface WayResults {
  readonly way: Way
  readonly fps: Spread
  readonly dropped: Spread
  readonly missed: Spread
  /** Percent of the page's own frames. */
  readonly blank: Spread
  /** Milliseconds of the main thread a shown frame. */
  readonly work: Spread
  readonly rows: Spread
  readonly heapMb: Spread
}

/** What the scrolls of one way come to. Throws where the feed did not move. */
export function wayResults(way: Way, scrolls: readonly Scroll[]): WayResults {
  if (scrolls.some(({ distance, shown }) => distance < 1_000 || shown < 10)) {
    throw new Error(`${NAMES[way]}: the feed did not follow the finger`)
  }
  return {
    way,
    fps: spread(scrolls.map(({ shown, seconds }) => shown / seconds)),
    dropped: spread(scrolls.map(({ dropped }) => dropped)),
    missed: spread(scrolls.map((it) => it.missed)),
    blank: spread(scrolls.map(({ blank, updated }) => (100 * blank) / Math.max(1, updated))),
    work: spread(scrolls.map(({ busyMs, shown }) => busyMs / shown)),
    rows: spread(scrolls.map(({ rows }) => rows)),
    heapMb: spread(scrolls.map(({ heapMb }) => heapMb)),
  }
}

const one = (value: number) => value.toFixed(1)
const range = ({ least, most }: Spread) => `${one(least)}-${one(most)}`
const verdict = (isMet: boolean) => (isMet ? 'met' : 'missed')

/** The report that people read; `notes` say what was measured and how. */
export function reportText(results: readonly WayResults[], notes: readonly string[]): string {
  const table = textTable([
    [
      'medians',
      'frames/s',
      'range',
      'dropped',
      'main late',
      'blank, %',
      'work a frame, ms',
      'range',
      'rows',
      'heap, MB',
    ],
    ...results.map((it) => [
      NAMES[it.way],
      one(it.fps.median),
      range(it.fps),
      one(it.dropped.median),
      one(it.missed.median),
      one(it.blank.median),
      one(it.work.median),
      range(it.work),
      it.rows.median.toFixed(0),
      one(it.heapMb.median),
    ]),
  ])
  const aims = textTable([
    ['', 'is', 'aim', ''],
    ...results.flatMap(({ way, fps, work }) => [
      [
        `${NAMES[way]}: frames a second`,
        one(fps.median),
        `at least ${AIM_FPS}`,
        verdict(fps.median >= AIM_FPS),
      ],
      [
        `${NAMES[way]}: work a frame, ms`,
        one(work.median),
        `at most ${AIM_WORK}`,
        verdict(work.median <= AIM_WORK),
      ],
    ]),
  ])
  return [...notes, '', table, '', aims].join('\n')
}
