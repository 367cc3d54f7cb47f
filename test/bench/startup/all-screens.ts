import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { screens } from '#app/router/screens.ts'
import { providerKeyFile } from '#scripts/build/build-environment.ts'
import { loadOrCreateProviderKey } from '#scripts/build/provider-key.ts'
import { isAmong } from '#scripts/screens/look-plan.ts'
import type { Sample } from '#templates/sample.ts'
import type { Closers } from '#test/bench/served-pack.ts'
import type { Tracer } from '#test/bench/trace.ts'
import type { Browser } from '#test/hosts/chromium/browser.ts'
import { startSandbox } from '#test/sandbox/server/server.ts'
import { makeFixtures } from '#test/screens/fixture-ids.ts'
import { screenSamples } from '#test/screens/samples.ts'
import type { TimedScreen } from './all-report.ts'
import { watchTab, withProfile } from './chromium.ts'
import { finishedPage, installPage } from '#test/bench/static-page.ts'
import { treeHosts, type TreeHosts } from './tree-hosts.ts'
import { ROOT } from './trees.ts'
import { warmWebview } from './warm.ts'

/** A screen that is drawn, with nothing in view that still loads. */
const WHOLE = { live: null, dated: null } as const
const PATIENCE_MS = 15_000
const REST_MS = 700

interface AllBench {
  readonly browser: Browser
  readonly tracer: Tracer
  readonly folder: string
  readonly device: string
}

interface Provider {
  readonly hosts: TreeHosts
  readonly provider: string
}

/** Opens a sample in a web view that was loaded ahead: the time, and what was drawn as one file. */
function openWarm(
  { browser, tracer, device }: AllBench,
  { hosts, provider }: Provider,
  { address, user }: Sample,
): Promise<{ live: number; html: string }> {
  return withProfile(browser, async (openTab) => {
    const tab = await openTab()
    const webview = await hosts.openWebview({ browser, ...tab, device, provider, user })
    const ahead = warmWebview(webview)
    if (ahead === null) throw new Error('the host loads no page ahead')
    const watched = await watchTab(tracer, tab, WHOLE, PATIENCE_MS)
    await ahead.warm()
    await pause(REST_MS)
    const { live } = await watched.time(() => ahead.openWarm(address))
    await pause(REST_MS)
    return { live, html: await finishedPage(tab.session) }
  })
}

function openFile(
  { browser, tracer }: AllBench,
  { hosts, provider }: Provider,
  device: string,
): Promise<number> {
  return withProfile(browser, async (openTab) => {
    const tab = await openTab()
    const webview = await hosts.openWebview({ browser, ...tab, device, provider, user: null })
    const watched = await watchTab(tracer, tab, WHOLE, PATIENCE_MS)
    return (await watched.time(() => webview.open('/'))).live
  })
}

async function timeScreen(
  bench: AllBench,
  provider: Provider,
  { path, sample, rounds, name }: { path: string; sample: Sample; rounds: number; name: string },
): Promise<TimedScreen> {
  const [warm, finished]: [number[], number[]] = [[], []]
  try {
    // Not counted: it fills the caches of the sandbox, and is the finished page.
    const { html } = await openWarm(bench, provider, sample)
    const device = await installPage(html, join(bench.folder, name))
    for (let round = 0; round < rounds; round += 1) {
      finished.push(await openFile(bench, provider, device))
      warm.push((await openWarm(bench, provider, sample)).live)
    }
    return { path, warm, finished, fault: '' }
  } catch (fault) {
    return { path, warm, finished, fault: fault instanceof Error ? fault.message : String(fault) }
  }
}

/** Opens every screen, or those that `only` names, by its first sample. */
export async function measureAllScreens(
  bench: AllBench,
  { only = '', rounds }: { readonly only?: string | undefined; readonly rounds: number },
  closers: Closers,
): Promise<readonly TimedScreen[]> {
  const { privateKey, publicKey } = loadOrCreateProviderKey(providerKeyFile)
  const sandbox = await startSandbox({ database: ':memory:', providerKey: privateKey })
  closers.push(() => sandbox.stop())
  const samples = screenSamples(await makeFixtures(sandbox, publicKey))
  const provider = { hosts: await treeHosts(ROOT), provider: sandbox.url }
  const timed: TimedScreen[] = []
  for (const { path } of screens.filter((row) => isAmong(only, row.path))) {
    const [sample] = samples[path] ?? []
    if (sample === undefined) continue
    const name = `screen-${timed.length}`
    timed.push(await timeScreen(bench, provider, { path, sample, rounds, name }))
  }
  return timed
}
