import { cpus } from 'node:os'
import { join } from 'node:path'
import type { BenchOptions } from './bench-options.ts'
import { measureChromium } from './bridge/chromium.ts'
import { clientSizes } from './bridge/client-size.ts'
import { engineResults, reportText, verdicts } from './bridge/report.ts'
import { AT_ONCE, BURSTS, CALLS } from './bridge/sides.ts'
import { measureWebkit } from './bridge/webkit.ts'
import { loadNow, writeReport } from './machine.ts'
import { servePage, type Closers } from './served-pack.ts'

const ROUNDS = 100

/**
 * Prints how long a call takes through each bridge, compared with the bare transport, on both
 * engines; dist/reports/bench-bridge.json.
 */
export async function run({ rounds = ROUNDS }: BenchOptions): Promise<void> {
  const closers: Closers = []
  try {
    const nobody = { fetch: async () => new Response(null, { status: 404 }) }
    const { origin } = await servePage(join(import.meta.dirname, 'bridge', 'page'), nobody, closers)
    const sizes = await clientSizes()
    const loadBefore = loadNow()
    const measured = [
      await measureWebkit(`${origin}/`, rounds),
      await measureChromium(`${origin}/`, rounds),
    ]
    const loadAfter = loadNow()
    const engines = measured.map(engineResults)
    const notes = [
      `One question (getGlobalConfig, one key) through each bridge: ${rounds} rounds; in a round each side in turn makes ${CALLS} calls one at a time, then ${BURSTS} times ${AT_ONCE} at once; the order changes. One page, one process, one native side.`,
      `Machine: ${cpus().length} cores (${cpus()[0]?.model ?? ''}), Node ${process.version}; load average ${loadBefore.join(' ')} before, ${loadAfter.join(' ')} after.`,
      'To bare: the median over rounds of the ratio within a round, so that a busy machine weighs on both. Quiet: the same of the fastest tenth of each side, which others disturbed least. Of 100 at once, the time is that of all, by 100.',
      "WebKit: script message handlers in GJS; ours, bare and Penpal are answered by the handler's reply, the others by a script, as their apps do. Chromium: DevTools bindings, all answered by Runtime.evaluate.",
      "Ours asks each time (fresh), checks arguments and reply by the contract, and keeps a deadline. No other side does any of it but 'Penpal with our checks': the same connection of Penpal, with its own time limit on each call and the same schemas.",
      "dsbridge, vk-bridge, Penpal: the packages as they are (vk-bridge by VKWebAppStorageGet, the most alike of its own methods). WebViewJavascriptBridge: a small reimplementation of its page's script, with a message instead of the iframe's load and without its alert-box timeout, which is faster than it is. dsbridge on WebKit: a message instead of its window.prompt, also to its favour.",
    ]
    const [ours] = sizes
    const aims = ours === undefined ? [] : verdicts(engines, ours)
    const data = { rounds, loadBefore, loadAfter, notes, engines, sizes, aims, measured }
    const file = await writeReport('bridge', data)
    console.log(reportText(engines, sizes, notes))
    console.log(`\n${file}`)
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}
