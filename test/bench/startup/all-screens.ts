import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { screens } from '#app/screens.ts'
import { providerKeyFile } from '#scripts/build/build-environment.ts'
import { loadOrCreateProviderKey } from '#scripts/build/provider-key.ts'
import { isAmong } from '#scripts/screens/look-plan.ts'
import type { Sample } from '#templates/sample.ts'
import type { Closers } from '#test/bench/served-pack.ts'
import { median } from '#test/bench/statistics.ts'
import { textTable } from '#test/bench/text-table.ts'
import type { Tracer } from '#test/bench/trace.ts'
import type { Browser } from '#test/hosts/chromium/browser.ts'
import { startSandbox } from '#test/sandbox/server.ts'
import { makeFixtures } from '#test/screens/fixture-ids.ts'
import { screenSamples } from '#test/screens/samples.ts'
import { watchTab, withProfile } from './chromium.ts'
import { pairedRatio } from './rows.ts'
import { finishedPage, installPage } from './static-page.ts'
import { treeHosts, type TreeHosts } from './tree-hosts.ts'
import { ROOT } from './trees.ts'
import { warmWebview } from './warm.ts'

/** What is drawn, with nothing in view that still loads. */
const WHOLE = { live: null, dated: null } as const
const PATIENCE_MS = 15_000
const REST_MS = 700

/** The aim: of the slowest screen, warm to its own finished HTML. */
const MOST = 1.5
/** How many of the slowest are printed. */
const PRINTED = 15

/** A screen by its first sample; ms by round. */
export interface TimedScreen {
  readonly path: string
  readonly warm: readonly number[]
  readonly finished: readonly number[]
  /** Why it was not measured; empty where it was. */
  readonly fault: string
}

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

export const screenRatio = ({ warm, finished }: TimedScreen): number | null =>
  pairedRatio(warm, finished)

/** The slowest first, those that could not be measured by their reasons, and the aim. */
export function allScreensText(timed: readonly TimedScreen[], notes: readonly string[]): string {
  const rated = timed
    .flatMap((it) => {
      const ratio = it.fault === '' ? screenRatio(it) : null
      return ratio === null ? [] : [{ ...it, ratio }]
    })
    .toSorted((a, b) => b.ratio - a.ratio)
  const times = (value: number) => `${value.toFixed(2)}x`
  const whole = (values: readonly number[]) => median(values).toFixed(0)
  const [slowest] = rated
  return [
    notes.join('\n'),
    textTable([
      ['ms since the tap', 'warm', 'finished HTML', 'ratio'],
      ...rated
        .slice(0, PRINTED)
        .map(({ path, warm, finished, ratio }) => [
          path,
          whole(warm),
          whole(finished),
          times(ratio),
        ]),
    ]),
    textTable([
      ['aim', 'is', 'at most', ''],
      [
        `slowest of ${rated.length} screens, warm to its finished HTML`,
        slowest === undefined ? '-' : times(slowest.ratio),
        times(MOST),
        slowest === undefined ? '' : slowest.ratio <= MOST ? 'met' : 'missed',
      ],
      [
        'median of them',
        rated.length === 0 ? '-' : times(median(rated.map(({ ratio }) => ratio))),
        '',
        '',
      ],
    ]),
    ...timed.filter(({ fault }) => fault !== '').map(({ path, fault }) => `${path}: ${fault}`),
  ].join('\n\n')
}
