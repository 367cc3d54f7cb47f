import { useMemo, useSyncExternalStore } from 'react'
import { trace } from '#platform/qa-bridge.ts'
import { traceRows, type TraceRow } from './trace-rows.ts'

const REDRAW_MS = 100

/**
 * Renders with a delay: rendering between a call and its answer would distort the measured time.
 */
function subscribe(redraw: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = trace.subscribe(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      redraw()
    }, REDRAW_MS)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** The current trace as rows, oldest first; renders again as it grows. */
export function useTrace(): readonly TraceRow[] {
  const entries = useSyncExternalStore(subscribe, trace.entries)
  return useMemo(() => traceRows(entries), [entries])
}
