import type { TraceEvent } from './trace.ts'

/**
 * The frames of a page's process in the trace; times in microseconds of the trace, earliest first.
 */
export interface Pictures {
  /** The time when the compositor took over what the main thread had done. */
  readonly commits: readonly number[]
  /**
   * Complete frames: when each was submitted to be shown, and when it was on the screen.
   */
  readonly frames: readonly { readonly submitted: number; readonly presented: number }[]
}

const PARTS = new Set(['PipelineReporter', 'SubmitCompositorFrameToPresentationCompositorFrame'])

const frameState = ({ args }: TraceEvent): unknown => {
  const report = args['frame_reporter']
  return typeof report === 'object' && report !== null
    ? new Map<string, unknown>(Object.entries(report)).get('state')
    : undefined
}

/** Reads what the compositor reported of a process's frames. */
export function readPictures(events: readonly TraceEvent[], pid: number): Pictures {
  const of = events.filter((it) => it.pid === pid)
  const commits = of.filter(({ name, ph }) => name === 'Commit' && ph === 'b').map(({ ts }) => ts)
  const reports = of
    .filter(({ name }) => PARTS.has(name))
    // A report's id names a later one when it has ended, often in the same microsecond.
    .toSorted((a, b) => a.ts - b.ts || Number(b.ph === 'e') - Number(a.ph === 'e'))
  const open = new Map<string, { whole: boolean; submitted?: number }>()
  const frames: { submitted: number; presented: number }[] = []
  for (const event of reports) {
    const id = event.id2?.local
    if (id === undefined) continue
    const report = open.get(id)
    if (event.name !== 'PipelineReporter') {
      if (event.ph === 'b' && report !== undefined) report.submitted = event.ts
    } else if (event.ph === 'b') {
      open.set(id, { whole: frameState(event) === 'STATE_PRESENTED_ALL' })
    } else if (report !== undefined) {
      open.delete(id)
      const { whole, submitted } = report
      if (whole && submitted !== undefined) frames.push({ submitted, presented: event.ts })
    }
  }
  return { commits: commits.toSorted((a, b) => a - b), frames }
}

/**
 * Returns when what the page had done by `ts` was on the screen first; undefined where no picture
 * shows it, or none had to.
 */
export function shownAt({ commits, frames }: Pictures, ts: number): number | undefined {
  const commit = commits.find((it) => it >= ts)
  if (commit === undefined) return undefined
  return frames.find(({ submitted }) => submitted >= commit)?.presented
}
