import { ratio, spread, type Spread } from '#test/bench/statistics.ts'
import { textTable } from '#scripts/text/text-table.ts'
import type { Drag } from './drag.ts'

/** `bare` is a line that follows and nothing else: what machine and input can do at that moment. */
export type Side = 'ours' | 'echarts' | 'bare'
export const SIDES: readonly Side[] = ['bare', 'ours', 'echarts']
const NAMES: Readonly<Record<Side, string>> = {
  bare: 'a bare line',
  ours: 'our chart',
  echarts: 'ECharts 6',
}

/**
 * The aim is 60 frames a second; a display that is counted for two seconds shows one more
 * or fewer.
 */
export const AIM_FPS = 58
/**
 * The time for a frame's work at 60 a second, ms; processor time, so that it holds on a machine
 * that others use too.
 */
export const AIM_WORK = 16.7

export interface SideResults {
  readonly side: Side
  /** Frames a second with the crosshair in its new place. */
  readonly fps: Spread
  /** Frames of the compositor in which nothing could be shown, a drag. */
  readonly dropped: Spread
  /** Pictures of the display without a frame of the page, a drag. */
  readonly missed: Spread
  readonly interval95: Spread
  /** Milliseconds of the main thread a shown frame. */
  readonly work: Spread
  readonly moves: Spread
}

/** Returns what the drags of one side come to. Throws where the chart did not follow at all. */
export function sideResults(side: Side, drags: readonly Drag[]): SideResults {
  if (drags.some(({ updated }) => updated < 10)) {
    throw new Error(`${NAMES[side]} did not follow the finger`)
  }
  return {
    side,
    fps: spread(drags.map(({ updated, seconds }) => updated / seconds)),
    dropped: spread(drags.map(({ dropped }) => dropped)),
    missed: spread(drags.map(({ missed }) => missed)),
    interval95: spread(drags.map(({ interval95 }) => interval95)),
    work: spread(drags.map(({ busyMs, updated }) => busyMs / updated)),
    moves: spread(drags.map(({ moves, seconds }) => moves / seconds)),
  }
}

const one = (value: number) => value.toFixed(1)
const range = ({ least, most }: Spread) => `${one(least)}-${one(most)}`

/** The report that people read; `notes` say what was measured and how. */
export function reportText(results: readonly SideResults[], notes: readonly string[]): string {
  const head = ['medians', 'frames/s', 'range', 'dropped', 'missed', '95% of intervals, ms']
  const table = textTable([
    [...head, 'work a frame, ms', 'range', 'moves/s'],
    ...results.map((it) => [
      NAMES[it.side],
      one(it.fps.median),
      range(it.fps),
      one(it.dropped.median),
      one(it.missed.median),
      one(it.interval95.median),
      one(it.work.median),
      range(it.work),
      one(it.moves.median),
    ]),
  ])
  const find = (side: Side) => {
    const found = results.find((it) => it.side === side)
    if (found === undefined) throw new Error(`${NAMES[side]} was not measured`)
    return found
  }
  const [bare, ours, theirs] = [find('bare'), find('ours'), find('echarts')]
  const times = (value: Spread, base: Spread) => `${ratio(value.median, base.median).toFixed(2)}x`
  const aims = textTable([
    ['', 'is', 'aim', ''],
    [
      'our chart: frames a second',
      one(ours.fps.median),
      `at least ${AIM_FPS}`,
      ours.fps.median >= AIM_FPS ? 'met' : 'missed',
    ],
    [
      'our chart: work a frame, ms',
      one(ours.work.median),
      `at most ${AIM_WORK}`,
      ours.work.median <= AIM_WORK ? 'met' : 'missed',
    ],
    ["our frames a second to the bare line's", times(ours.fps, bare.fps)],
    ["ECharts's frames a second to the bare line's", times(theirs.fps, bare.fps)],
    ["ECharts's work a frame to ours", times(theirs.work, ours.work)],
  ])
  return [...notes, '', table, '', aims].join('\n')
}
