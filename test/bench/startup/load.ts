import { readPictures, shownAt } from '#test/bench/presented.ts'
import type { TraceEvent } from '#test/bench/trace.ts'
import { isProviderPath } from '#test/hosts/pack-route.js'
import { mainThreadParts, PARTS, type Part } from './main-thread.ts'
import { MARKS, type PageReport } from './probe.ts'

/** A request of the page; times in microseconds of the machine's clock. */
export interface PageRequest {
  readonly url: string
  readonly at: number
  readonly received: { readonly at: number; readonly bytes: number }[]
}

/** The measurements of one open; milliseconds since the host was instructed to open the page. */
export interface LoadTimes {
  /** First content but the boot frame on the screen; null where the page had it before the open. */
  readonly screen: number | null
  /** The figure of the day before; null where it was never to be seen. */
  readonly dated: number | null
  /** Today's figure. */
  readonly live: number
  /** Sum of the layout shifts until then. */
  readonly shift: number
  /** Processor time of the main thread until then. */
  readonly busy: number
  /** The parts that it was spent on. */
  readonly parts: Readonly<Record<Part, number>>
  /** Of it: evaluating scripts, and the longest evaluation, which is the entry's. */
  readonly scripts: number
  readonly entry: number
  /** Requests until then: of files, of the provider. */
  readonly files: number
  readonly calls: number
  /** The bytes that these had brought by then, not compressed. */
  readonly bytes: number
}

export interface Load extends LoadTimes {
  /** The bytes that the page's scripts hold, and those of its process. */
  readonly heap: number
  readonly memory: number
}

interface Taken {
  readonly events: readonly TraceEvent[]
  /** The time at which the host was instructed to open the page. */
  readonly tapped: number
  readonly report: PageReport
  readonly requests: readonly PageRequest[]
}

/** The clocks of trace and machine are one, or every figure here is wrong. */
const MOST_APART = 120_000_000

const EVALUATIONS = new Set(['EvaluateScript', 'v8.evaluateModule'])

/**
 * Reads one open from what trace, page and network recorded of it. Throws where no frame shows the
 * figure.
 */
export function readLoad({ events, tapped, report, requests }: Taken): LoadTimes & { pid: number } {
  const markNamed = (name: string) =>
    events.find((it) => it.name === name && it.ts >= tapped && it.ts < tapped + MOST_APART)
  const mark = markNamed(MARKS.live)
  if (mark === undefined) throw new Error('the trace has no mark of the live figure')
  const { pid, tid } = mark
  const pictures = readPictures(events, pid)
  const since = (ts: number) => (ts - tapped) / 1_000
  const presented = (name: string) => {
    const at = markNamed(name)
    const shown = at === undefined ? undefined : shownAt(pictures, at.ts)
    return shown === undefined ? null : since(shown)
  }
  const live = presented(MARKS.live)
  if (live === null) throw new Error('no frame shows the live figure')
  const end = tapped + live * 1_000
  // By the page's own clock, which begins at its navigation.
  const tapInPage = report.live - since(mark.ts)
  const main = events.filter(
    (it) => it.pid === pid && it.tid === tid && it.ts >= tapped && it.ts < end,
  )
  const time = (of: readonly TraceEvent[]) =>
    of.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000
  const evaluations = main.filter(({ name, ph }) => ph === 'X' && EVALUATIONS.has(name))
  const sent = requests.filter(({ at }) => at >= tapped && at < end)
  const isCall = ({ url }: PageRequest) => isProviderPath(new URL(url).pathname)
  const isOfHost = ({ url }: PageRequest) => new URL(url).pathname.startsWith('/__pack/')
  const bytes = sent
    .flatMap(({ received }) => received)
    .filter(({ at }) => at < end)
    .reduce((sum, it) => sum + it.bytes, 0)
  const parts = mainThreadParts(main)
  return {
    pid,
    screen: presented(MARKS.screen),
    dated: presented(MARKS.dated),
    live,
    shift: report.shifts
      .filter(({ at }) => at >= tapInPage && at <= report.framesOn)
      .reduce((sum, { value }) => sum + value, 0),
    busy: PARTS.reduce((sum, part) => sum + parts[part], 0),
    parts,
    scripts: time(evaluations),
    entry: Math.max(0, ...evaluations.map((it) => time([it]))),
    files: sent.filter((it) => !isCall(it) && !isOfHost(it)).length,
    calls: sent.filter(isCall).length,
    bytes,
  }
}
