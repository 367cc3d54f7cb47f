import * as v from 'valibot'
import type { Browser } from '#test/hosts/chromium/browser.ts'

/** The parts of a Chromium trace event that frames are counted from; times in microseconds. */
const traceEvent = v.looseObject({
  name: v.string(),
  ph: v.string(),
  ts: v.number(),
  pid: v.number(),
  tid: v.number(),
  dur: v.optional(v.number()),
  /** Of the thread's own processor time: what other programs take is not in it. */
  tdur: v.optional(v.number()),
  /** The id that ties the parts of one report together. */
  id2: v.optional(v.looseObject({ local: v.optional(v.string()) })),
  args: v.optional(v.record(v.string(), v.unknown()), {}),
})
export type TraceEvent = v.InferOutput<typeof traceEvent>

export interface Tracer {
  /**
   * Records the whole browser while `what` runs, its tasks too unless `tasks` is false, and when
   * scripts are evaluated where `scripts` is true; one recording at a time.
   */
  record<T>(
    what: () => Promise<T>,
    options?: { readonly tasks?: boolean; readonly scripts?: boolean },
  ): Promise<{ result: T; events: readonly TraceEvent[] }>
}

/** Reports of the compositor on each frame; marks that pages set. */
const CATEGORIES = ['cc', 'benchmark', 'blink.user_timing']
/** Tasks of the main threads: many, so that recording them takes time itself. */
const TASKS = 'toplevel'
/** Evaluation of scripts and modules, with their addresses. */
const SCRIPTS = 'devtools.timeline'

/** Chromium's own recorder. One for each browser. */
export function createTracer({ cdp: { browser } }: Browser): Tracer {
  let events: TraceEvent[] = []
  let finished: () => void = () => undefined
  browser.on('Tracing.dataCollected', v.object({ value: v.array(traceEvent) }), ({ value }) => {
    events.push(...value)
  })
  browser.on('Tracing.tracingComplete', v.unknown(), () => finished())
  return {
    async record(what, { tasks = true, scripts = false } = {}) {
      events = []
      const complete = new Promise<void>((resolve) => {
        finished = resolve
      })
      await browser.send('Tracing.start', {
        transferMode: 'ReportEvents',
        traceConfig: {
          recordMode: 'recordAsMuchAsPossible',
          includedCategories: [
            ...CATEGORIES,
            ...(tasks ? [TASKS] : []),
            ...(scripts ? [SCRIPTS] : []),
          ],
        },
      })
      try {
        return { result: await what(), events }
      } finally {
        await browser.send('Tracing.end')
        await complete
      }
    },
  }
}
