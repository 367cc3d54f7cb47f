import type { TraceEvent } from './trace.ts'

/** The rate at which a display of a usual phone shows a new picture. */
export const DISPLAY_HZ = 60

/** The compositor's count of the frames between two marks of a page. */
export interface FrameCount {
  /** Between the marks. */
  readonly seconds: number
  /** Frames in which something of the page had changed and was shown. */
  readonly shown: number
  /**
   * From the beginning of the first shown frame to that of the last: where the marks cut a short
   * while, frames are counted over this.
   */
  readonly shownSeconds: number
  /** Of these, frames that showed what the page's scripts had done by then. */
  readonly updated: number
  /** Frames in which something had changed and nothing was shown. */
  readonly dropped: number
  /** Of the page's main thread, slowed down as it was: milliseconds of processor time. */
  readonly busyMs: number
}

/** `ts` of the mark, and where it was set. */
function markNamed(events: readonly TraceEvent[], name: string): TraceEvent {
  const mark = events.find((it) => it.name === name)
  if (mark === undefined) throw new Error(`the trace has no mark "${name}"`)
  return mark
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * The reports of one frame: main thread and compositor may be late apart from each other, and then
 * each has its own.
 */
interface Reports {
  /** The time when the frame began. */
  begun: number
  all: boolean
  part: boolean
  dropped: boolean
}

/**
 * Counts the frames of the page that set both marks (`performance.mark`). A frame of which the
 * compositor could show a part (an animation of its own) while the main thread was late counts as
 * shown, not as updated.
 */
export function countFrames(events: readonly TraceEvent[], from: string, to: string): FrameCount {
  const [begun, ended] = [markNamed(events, from), markNamed(events, to)]
  const within = events.filter(
    ({ pid, ts }) => pid === begun.pid && ts >= begun.ts && ts < ended.ts,
  )
  const frames = new Map<string, Reports>()
  let busy = 0
  for (const { name, ph, ts, tid, tdur, args } of within) {
    if (name === 'ThreadControllerImpl::RunTask' && tid === begun.tid) busy += tdur ?? 0
    if (name !== 'PipelineReporter' || ph !== 'b') continue
    const report = args['frame_reporter']
    if (typeof report !== 'object' || report === null) continue
    const of = new Map(Object.entries(report))
    const key = ['layer_tree_host_id', 'frame_source', 'frame_sequence']
      .map((part) => String(of.get(part)))
      .join(' ')
    const frame = frames.get(key) ?? { begun: ts, all: false, part: false, dropped: false }
    frames.set(key, frame)
    frame.begun = Math.min(frame.begun, ts)
    const state = text(of.get('state'))
    if (state === 'STATE_PRESENTED_ALL') frame.all = true
    if (state === 'STATE_PRESENTED_PARTIAL') frame.part = true
    if (state === 'STATE_DROPPED') frame.dropped = true
  }
  const all = [...frames.values()]
  const shown = all.filter((it) => it.all || it.part)
  const beginnings = shown.map((it) => it.begun)
  return {
    seconds: (ended.ts - begun.ts) / 1_000_000,
    shown: shown.length,
    shownSeconds:
      shown.length === 0 ? 0 : (Math.max(...beginnings) - Math.min(...beginnings)) / 1_000_000,
    updated: all.filter((it) => it.all).length,
    dropped: all.filter((it) => it.dropped && !it.all && !it.part).length,
    busyMs: busy / 1_000,
  }
}

/**
 * Returns what each frame of the main thread took between the marks, with the tasks since the one
 * before: milliseconds of processor time, slowed down as it was.
 */
export function frameWork(events: readonly TraceEvent[], from: string, to: string): number[] {
  const [begun, ended] = [markNamed(events, from), markNamed(events, to)]
  const own = events
    .filter(({ pid, tid, ts }) => pid === begun.pid && tid === begun.tid && ts < ended.ts)
    .filter(({ ts }) => ts >= begun.ts)
  const frames = own
    .filter(({ name, ph }) => name === 'ProxyMain::BeginMainFrame' && ph === 'X')
    .map(({ ts }) => ts)
    .toSorted((a, b) => a - b)
  const tasks = own
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .toSorted((a, b) => a.ts - b.ts)
  const work: number[] = []
  let [sum, next] = [0, 0]
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    sum += tdur
    const isFrame = (frames[next] ?? Infinity) <= ts + dur
    while ((frames[next] ?? Infinity) <= ts + dur) next += 1
    if (!isFrame) continue
    work.push(sum / 1_000)
    sum = 0
  }
  return work
}

/** Milliseconds between one time stamp and the next. */
export function intervals(stamps: readonly number[]): number[] {
  return stamps.slice(1).map((stamp, index) => stamp - (stamps[index] ?? stamp))
}

/** Returns how many pictures of the display went by without a new frame. */
export function missed(stamps: readonly number[]): number {
  const picture = 1_000 / DISPLAY_HZ
  return intervals(stamps).reduce((sum, gap) => sum + Math.max(0, Math.round(gap / picture) - 1), 0)
}

/** The value below which `share` (from 0 to 1) of the values are. Throws `RangeError` for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
  if (value === undefined) throw new RangeError('there is no quantile of none')
  return value
}
