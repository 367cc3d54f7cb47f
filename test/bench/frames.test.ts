import { describe, expect, it } from 'vitest'
import { countFrames, frameWork, intervals, missed, quantile } from './frames.ts'
import type { TraceEvent } from './trace.ts'

const PAGE = { pid: 7, tid: 1, ph: 'I', args: {} }
const COMPOSITOR = 2

const mark = (name: string, ts: number): TraceEvent => ({ ...PAGE, name, ts })
const task = (ts: number, tdur: number, thread: Partial<TraceEvent> = {}): TraceEvent => ({
  ...PAGE,
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  ts,
  tdur,
  ...thread,
})
const report = (ts: number, sequence: number, state: string, pid = 7): TraceEvent => ({
  name: 'PipelineReporter',
  ph: 'b',
  pid,
  tid: COMPOSITOR,
  ts,
  args: {
    frame_reporter: {
      layer_tree_host_id: 2,
      frame_source: 1,
      frame_sequence: sequence,
      state: `STATE_${state}`,
    },
  },
})

const during = (...events: TraceEvent[]) =>
  countFrames([mark('from', 1_000_000), ...events, mark('to', 1_500_000)], 'from', 'to')

describe('countFrames', () => {
  it('counts a frame once, however many reports it has', () => {
    expect(
      during(
        report(1_000_100, 1, 'PRESENTED_ALL'),
        report(1_000_200, 1, 'PRESENTED_PARTIAL'),
        report(1_016_000, 2, 'PRESENTED_PARTIAL'),
        report(1_016_300, 2, 'DROPPED'),
        report(1_033_000, 3, 'DROPPED'),
        report(1_050_000, 4, 'NO_UPDATE_DESIRED'),
      ),
    ).toEqual({
      seconds: 0.5,
      shown: 2,
      shownSeconds: 0.0159,
      updated: 1,
      dropped: 1,
      busyMs: 0,
    })
  })

  it('leaves out frames before, after and of other pages', () => {
    const outside = [
      report(999_999, 1, 'DROPPED'),
      report(1_500_000, 2, 'DROPPED'),
      report(1_200_000, 3, 'DROPPED', 8),
    ]
    expect(during(...outside)).toMatchObject({ shown: 0, shownSeconds: 0, dropped: 0 })
  })

  it("sums the main thread's work, and no other thread's", () => {
    const others = [task(1_100_000, 9_000, { tid: COMPOSITOR }), task(1_100_000, 9_000, { pid: 8 })]
    expect(during(task(1_000_000, 1_500), task(1_400_000, 500), ...others).busyMs).toBe(2)
  })

  it('names the mark that is missing', () => {
    expect(() => countFrames([mark('from', 1)], 'from', 'to')).toThrow('no mark "to"')
  })
})

describe('frameWork', () => {
  const frame = (ts: number): TraceEvent => ({
    ...PAGE,
    name: 'ProxyMain::BeginMainFrame',
    ph: 'X',
    ts,
  })

  it('gives each frame the tasks since the one before', () => {
    const events = [
      mark('from', 1_000_000),
      task(1_001_000, 2_000, { dur: 2_000 }),
      task(1_005_000, 4_000, { dur: 4_000 }),
      frame(1_005_100),
      task(1_010_000, 9_000, { dur: 9_000, tid: COMPOSITOR }),
      task(1_020_000, 5_000, { dur: 8_000 }),
      frame(1_021_000),
      task(1_030_000, 7_000, { dur: 7_000 }),
      mark('to', 1_500_000),
    ]
    expect(frameWork(events, 'from', 'to')).toEqual([6, 5])
  })
})

it('measures intervals from stamp to stamp', () => {
  expect(intervals([10, 26, 43])).toEqual([16, 17])
  expect(intervals([10])).toEqual([])
})

it.each([
  [[0, 16.7, 33.3, 50], 0],
  [[0, 16.7, 50, 66.7], 1],
  [[0, 100], 5],
  [[0, 8, 16], 0],
])('counts, of the stamps %j, %d frames without a change', (stamps, expected) => {
  expect(missed(stamps)).toBe(expected)
})

describe('quantile', () => {
  it.each([
    [0, 1],
    [0.5, 3],
    [0.95, 5],
    [1, 5],
  ])('gives the quantile %d of five values as %d', (share, expected) => {
    expect(quantile([5, 1, 4, 2, 3], share)).toBe(expected)
  })

  it('refuses no values', () => {
    expect(() => quantile([], 0.5)).toThrow(RangeError)
  })
})
