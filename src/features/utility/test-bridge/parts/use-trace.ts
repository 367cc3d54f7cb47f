import { useMemo, useSyncExternalStore } from 'react'
import { trace } from '#platform/qa-bridge.ts'
import { traceRows, type TraceRow } from './trace-rows.ts'

const REDRAW_MS = 100

/** Drawn a little later: a page that draws between a call and its answer would measure itself. */
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

/** The trace as it grows, oldest first. */
export function useTrace(): readonly TraceRow[] {
  const entries = useSyncExternalStore(subscribe, trace.entries)
  return useMemo(() => traceRows(entries), [entries])
}
