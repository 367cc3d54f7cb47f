import { spread, type Spread } from '#test/bench/statistics.ts'
import { textTable } from '#scripts/text/text-table.ts'
import type { Scroll } from './scroll.ts'

/**
 * `first`: from its top on, while its pages come; `whole`: back up through all of them; `plain`: the
 * same in a list of as many static rows, which is what the machine can show.
 */
export type Way = 'first' | 'whole' | 'plain'
export const WAYS: readonly Way[] = ['first', 'whole', 'plain']
const NAMES: Readonly<Record<Way, string>> = {
  first: 'down from the top, pages coming',
  whole: 'up from the end, all there',
  plain: 'static rows, up from the end',
}

/** The aim is 60 frames a second; a display that is counted for three seconds shows a few fewer. */
export const AIM_FPS = 58
/**
 * The place where the machine itself drops frames: percent of what the static rows keep of theirs.
 */
export const AIM_SHARE = 97
/** The time for a frame's work at 60 a second, ms. */
export const AIM_WORK = 16.7

export interface WayResults {
  readonly way: Way
  readonly fps: Spread
  readonly dropped: Spread
  /** Of the frames in which something had changed, percent that were shown. */
  readonly kept: Spread
  readonly missed: Spread
  /** Percent of the page's own frames. */
  readonly blank: Spread
  /** Milliseconds of the main thread a shown frame. */
  readonly work: Spread
  /** Percent of the main thread's frames that took longer than they may. */
  readonly over: Spread
  /** The longest frame of the main thread, ms of processor time. */
  readonly longest: Spread
  readonly rows: Spread
  readonly heapMb: Spread
}

/** Returns what the scrolls of one way come to. Throws where the feed did not move. */
export function wayResults(way: Way, scrolls: readonly Scroll[]): WayResults {
  if (scrolls.some(({ distance, shown }) => distance < 1_000 || shown < 10)) {
    throw new Error(`${NAMES[way]}: the feed did not follow the finger`)
  }
  return {
    way,
    fps: spread(scrolls.map(({ shown, seconds }) => shown / seconds)),
    dropped: spread(scrolls.map(({ dropped }) => dropped)),
    kept: spread(scrolls.map(({ shown, dropped }) => (100 * shown) / (shown + dropped))),
    missed: spread(scrolls.map((it) => it.missed)),
    blank: spread(scrolls.map(({ blank, updated }) => (100 * blank) / Math.max(1, updated))),
    work: spread(scrolls.map(({ busyMs, shown }) => busyMs / shown)),
    over: spread(
      scrolls.map((it) => {
        const long = it.work.filter((ms) => ms > AIM_WORK)
        return (100 * long.length) / Math.max(1, it.work.length)
      }),
    ),
    longest: spread(scrolls.map((it) => Math.max(0, ...it.work))),
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
      'kept, %',
      'main late',
      'blank, %',
      'work a frame, ms',
      'range',
      'over 16.7 ms, %',
      'longest, ms',
      'rows',
      'heap, MB',
    ],
    ...results.map((it) => [
      NAMES[it.way],
      one(it.fps.median),
      range(it.fps),
      one(it.dropped.median),
      one(it.kept.median),
      one(it.missed.median),
      one(it.blank.median),
      one(it.work.median),
      range(it.work),
      one(it.over.median),
      one(it.longest.median),
      it.rows.median.toFixed(0),
      one(it.heapMb.median),
    ]),
  ])
  const plain = results.find(({ way }) => way === 'plain')
  const ours = results.filter((it) => it !== plain)
  const share = ({ kept }: WayResults) => (100 * kept.median) / (plain?.kept.median ?? Number.NaN)
  const aims = textTable([
    ['', 'is', 'aim', ''],
    ...(plain === undefined
      ? []
      : ours.map((it) => [
          `${NAMES[it.way]}: frames kept, % of the static rows'`,
          one(share(it)),
          `at least ${AIM_SHARE}`,
          verdict(share(it) >= AIM_SHARE),
        ])),
    ...ours.flatMap(({ way, fps, work }) => [
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
