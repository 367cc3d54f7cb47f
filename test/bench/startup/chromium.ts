import { setTimeout as pause } from 'node:timers/promises'
import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { CPU_SLOWDOWN } from '#test/bench/phone-page.ts'
import type { Closers } from '#test/bench/served-pack.ts'
import type { Tracer } from '#test/bench/trace.ts'
import type { Browser } from '#test/hosts/chromium/browser.ts'
import type { CdpSession } from '#test/hosts/chromium/cdp.ts'
import { PAGE } from '#test/hosts/chromium/emulated-phone.ts'
import { readLoad, type Load, type PageRequest } from './load.ts'
import { DRAWN, pageReport, probe, type PageReport, type Wanted } from './probe.ts'

const BINDING = 'benchStartup'
const PATIENCE_MS = 60_000

/** A blank page of a browser profile. */
export interface Tab {
  readonly session: CdpSession
  readonly targetId: string
  /** Run before the profile is removed. A host that has not ended looks at its page twice a second for as long as the process lives. */
  readonly closers: Closers
}

/**
 * An app's web view is ready before it loads an address; a new one here must not be measured while
 * it starts.
 */
const SETTLED = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))'

/** Opens a new browser profile, of which nothing is left, for as long as `use` runs. */
export async function withProfile<T>(
  browser: Browser,
  use: (openTab: () => Promise<Tab>) => Promise<T>,
): Promise<T> {
  const root = browser.cdp.browser
  const closers: Closers = []
  const context = v.object({ browserContextId: v.string() })
  const { browserContextId } = await root.ask('Target.createBrowserContext', {}, context)
  const openTab = async () => {
    const size = { width: 500, height: PAGE.height }
    const asked = { url: 'about:blank', browserContextId, newWindow: true, ...size }
    const target = v.object({ targetId: v.string() })
    const { targetId } = await root.ask('Target.createTarget', asked, target)
    const attached = v.object({ sessionId: v.string() })
    const flat = { targetId, flatten: true }
    const { sessionId } = await root.ask('Target.attachToTarget', flat, attached)
    return { session: browser.cdp.session(sessionId), targetId, closers }
  }
  try {
    return await use(openTab)
  } finally {
    for (const close of closers.toReversed()) await close()
    await root.send('Target.disposeBrowserContext', { browserContextId })
  }
}

const called = v.object({ name: v.string(), payload: v.string() })
const willBeSent = v.object({
  requestId: v.string(),
  timestamp: v.number(),
  request: v.object({ url: v.string() }),
})
const received = v.object({
  requestId: v.string(),
  timestamp: v.number(),
  dataLength: v.number(),
})
const metrics = v.object({
  metrics: v.array(v.object({ name: v.string(), value: v.number() })),
})

/** This machine's monotonic clock, which Chromium's trace has too: microseconds. */
const now = () => Number(process.hrtime.bigint() / 1_000n)

/** A tab whose next documents are watched for a figure. */
export interface WatchedTab {
  /** Resolves when the page has shown the figure; rejects after `patience`, by default a minute. */
  shown(): Promise<PageReport>
  /** Opens the page by `tap`, with the main thread slowed down, and takes its figures. */
  time(tap: () => Promise<unknown>): Promise<Load>
}

/** Watches a tab from its next document on. */
export async function watchTab(
  tracer: Tracer,
  { session }: Pick<Tab, 'session'>,
  wanted: Wanted,
  patience = PATIENCE_MS,
): Promise<WatchedTab> {
  const reported = new Promise<PageReport>((resolve) => {
    session.on('Runtime.bindingCalled', called, ({ name, payload }) => {
      if (name === BINDING && payload !== DRAWN) resolve(v.parse(pageReport, JSON.parse(payload)))
    })
  })
  const requests = new Map<string, PageRequest>()
  session.on('Network.requestWillBeSent', willBeSent, ({ requestId, timestamp, request }) => {
    if (!request.url.startsWith('http')) return
    requests.set(requestId, { url: request.url, at: timestamp * 1e6, received: [] })
  })
  session.on('Network.dataReceived', received, ({ requestId, timestamp, dataLength }) => {
    requests.get(requestId)?.received.push({ at: timestamp * 1e6, bytes: dataLength })
  })
  for (const domain of ['Page', 'Runtime', 'Network', 'Performance'])
    await session.send(`${domain}.enable`)
  await session.send('Runtime.addBinding', { name: BINDING })
  // A debugger has positions looked up for each error that is made, React's own constants among
  // them: the entry would be parsed a second time, which takes an eighth of a cold open.
  await session.send('Runtime.setMaxCallStackSizeToCapture', { size: 0 })
  // A phone has no mouse, which Chromium moves by itself after each layout.
  await session.send('Input.setIgnoreInputEvents', { ignore: true })
  const source = probe(wanted, `window.${BINDING}`)
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source })
  await session.send('Runtime.evaluate', { expression: SETTLED, awaitPromise: true })

  const shown = async () => {
    const result = await Promise.race([reported, pause(patience, null, { ref: false })])
    if (result !== null) return result
    throw new Error(
      `no page showed ${wanted.live ?? 'a whole screen'} within ${patience / 1_000} s`,
    )
  }
  /** Returns what the page holds once nothing is left to be collected. */
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics: all } = await session.ask('Performance.getMetrics', {}, metrics)
    return all.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
  }
  return {
    shown,
    async time(tap) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
      let tapped = 0
      const open = async () => {
        tapped = now()
        const opened = tap()
        const report = await shown()
        await opened
        return report
      }
      const { result, events } = await tracer.record(open, { scripts: true })
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      const read = readLoad({ events, tapped, report: result, requests: [...requests.values()] })
      return { ...read, heap: await heap(), memory: await processMemory(read.pid) }
    },
  }
}

/** Returns what a process takes of the machine, its share of what it shares included: bytes. */
async function processMemory(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) * 1_024
}
