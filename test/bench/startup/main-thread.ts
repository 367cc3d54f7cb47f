import type { TraceEvent } from '#test/bench/trace.ts'

/** The work of a page's main thread until its live figure, each in ms of processor time. */
export const PARTS = ['evaluate', 'run', 'parse', 'style', 'paint', 'collect', 'rest'] as const
export type Part = (typeof PARTS)[number]

/** The part that each event of the trace belongs to; what none names belongs to `rest`. */
const PART_OF: ReadonlyMap<string, Part> = new Map([
  ['EvaluateScript', 'evaluate'],
  ['v8.evaluateModule', 'evaluate'],
  ['v8.compile', 'evaluate'],
  ['v8.compileModule', 'evaluate'],
  ['FunctionCall', 'run'],
  ['BlinkScheduler_PerformMicrotaskCheckpoint', 'run'],
  ['TimerFire', 'run'],
  ['FireAnimationFrame', 'run'],
  ['EventDispatch', 'run'],
  ['XHRReadyStateChange', 'run'],
  ['XHRLoad', 'run'],
  ['ParseHTML', 'parse'],
  ['ParseAuthorStyleSheet', 'parse'],
  ['UpdateLayoutTree', 'style'],
  ['RecalculateStyles', 'style'],
  ['Layout', 'style'],
  ['IntersectionObserverController::computeIntersections', 'style'],
  ['PrePaint', 'paint'],
  ['Paint', 'paint'],
  ['Layerize', 'paint'],
  ['Commit', 'paint'],
  ['MinorGC', 'collect'],
  ['MajorGC', 'collect'],
])

/** Every task of the thread, and what runs after it: all other events are inside one. */
const TASKS: ReadonlySet<string> = new Set([
  'ThreadControllerImpl::RunTask',
  'BlinkScheduler_PerformMicrotaskCheckpoint',
])

interface Open {
  readonly part: Part | null
  readonly end: number
  readonly time: number
  inner: number
}

/**
 * Divides the processor time of a thread's tasks into parts, in ms; their sum is the time of all
 * tasks. The time of an event is its own, without that of the events inside it. `events` are of one
 * thread, in any order.
 */
export function mainThreadParts(events: readonly TraceEvent[]): Readonly<Record<Part, number>> {
  const sums: Record<Part, number> = {
    evaluate: 0,
    run: 0,
    parse: 0,
    style: 0,
    paint: 0,
    collect: 0,
    rest: 0,
  }
  const open: Open[] = []
  const close = (until: number) => {
    for (let last = open.at(-1); last !== undefined && last.end <= until; last = open.at(-1)) {
      open.pop()
      sums[last.part ?? 'rest'] += Math.max(0, last.time - last.inner) / 1_000
    }
  }
  const timed = events
    .filter(({ ph, name }) => ph === 'X' && (TASKS.has(name) || PART_OF.has(name)))
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  for (const { name, ts, dur = 0, tdur = 0 } of timed) {
    close(ts)
    const around = open.at(-1)
    // Work in no task is counted by no task either.
    if (around === undefined && !TASKS.has(name)) continue
    if (around !== undefined) {
      // A task inside a task is the same work.
      if (TASKS.has(name) && !PART_OF.has(name)) continue
      around.inner += tdur
    }
    open.push({ part: PART_OF.get(name) ?? null, end: ts + dur, time: tdur, inner: 0 })
  }
  close(Number.POSITIVE_INFINITY)
  return sums
}
