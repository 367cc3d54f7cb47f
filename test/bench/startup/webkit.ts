import { join } from 'node:path'
import * as v from 'valibot'
import { startChild } from '#test/hosts/child-program.ts'
import { GJS } from '#test/hosts/webkit/launch.ts'
import { isProviderPath } from '#test/hosts/pack-route.js'
import { pageReport, probe, type Wanted } from './probe.ts'
import { LIKELY } from './warm.ts'

const SCREEN = ['-a', '-s', '-screen 0 1024x1800x24 -nolisten tcp']
/** A page that never shows its figure must not hold the bench. */
const PATIENCE_MS = 60_000

export interface WebkitOpen {
  /** The checkout whose host opens the page. */
  readonly tree: string
  readonly device: string
  readonly provider: string
  readonly user: string | null
  readonly path: string
  readonly wanted: Wanted
  /** In a web view that was loaded ahead. */
  readonly warm?: boolean
  /**
   * The place where the app has shown the page the day before: that day's provider, and the figure
   * of then.
   */
  readonly before?: { readonly provider: string; readonly live: string }
}

/** Milliseconds since the host was instructed to open the page. */
export interface WebkitLoad {
  readonly engine: string
  readonly screen: number | null
  /** The figure of the day before; null where it was never to be seen. */
  readonly dated: number | null
  /** The time when the figure was in the page, and when a frame with it had been drawn. */
  readonly inPage: number
  readonly live: number
  readonly files: number
  readonly calls: number
  /** Processor time of the main thread until then, and what its process takes: bytes. */
  readonly busy: number
  readonly memory: number
}

const taken = v.object({
  tapped: v.number(),
  shown: v.number(),
  busy: v.number(),
  memory: v.number(),
  report: pageReport,
  requests: v.array(v.object({ url: v.string(), at: v.number() })),
  engine: v.string(),
})

/** Reads what the host prints of one open; null where it has no such way. */
export function readWebkitLoad(text: string): WebkitLoad | null {
  const read = v.parse(v.nullable(taken), JSON.parse(text))
  if (read === null) return null
  const { tapped, shown, busy, memory, report, requests, engine } = read
  const live = (shown - tapped) / 1_000
  // The page's clock begins at its navigation, the host's at the tap: the figure was drawn at the
  // same moment on both.
  const offset = live - report.framesOn
  const sent = requests.filter(({ at }) => at < shown)
  const paths = sent.map(({ url }) => url.replace(/^[\w-]+:\/\/[^/]*/, '').replace(/[?#].*$/, ''))
  const calls = paths.filter((path) => isProviderPath(path)).length
  const ofHost = paths.filter((path) => path.startsWith('/__pack/')).length
  return {
    engine,
    // A page that was loaded ahead may have had content before the tap.
    screen: report.screen === null || report.screen + offset < 0 ? null : report.screen + offset,
    dated: report.dated === null ? null : report.dated + offset,
    inPage: report.live + offset,
    live,
    files: paths.length - calls - ofHost,
    calls,
    busy,
    memory,
  }
}

/** Posts the probe's two messages through the channel of its world. */
const POST = '(text) => window.webkit.messageHandlers.benchStartup.postMessage(text)'

/** The open of the day before, as it is requested from the host. */
const dayBefore = ({ provider, live }: { readonly provider: string; readonly live: string }) => ({
  provider,
  probe: probe({ live, dated: null }, POST),
})

/** Opens a page once in a new WebKit host, on the display there is or one of its own. */
export async function openInWebkit({
  wanted,
  warm = false,
  before,
  ...open
}: WebkitOpen): Promise<WebkitLoad | null> {
  const asked = JSON.stringify({
    ...open,
    likely: warm ? LIKELY : null,
    probe: probe(wanted, POST),
    before: before === undefined ? null : dayBefore(before),
  })
  const program = [GJS, '-m', join(import.meta.dirname, 'webkit-host.js'), asked]
  const shown = (process.env['DISPLAY'] ?? '') !== ''
  const [command = GJS, ...args] = shown ? program : ['xvfb-run', ...SCREEN, ...program]
  // The child keeps the end of its output alone.
  let output = ''
  const watch = (text: string) => {
    output += text
  }
  const child = await startChild(command, args, { watch })
  const late = setTimeout(() => void child.stop(), PATIENCE_MS)
  try {
    await child.ended
  } finally {
    clearTimeout(late)
    await child.stop()
  }
  const text = /^load (.+)$/m.exec(output)?.[1]
  if (text === undefined)
    throw new Error(`WebKit did not show ${wanted.live} on ${open.path}: ${output.slice(-800)}`)
  return readWebkitLoad(text)
}
