import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { openCurrent } from '#offline/client/open-current.ts'
import { buildAppPack } from '#scripts/build/build-app-pack.ts'
import { webDir } from '#scripts/build/web-build.ts'
import { providerKeyFile } from '#scripts/build/build-environment.ts'
import { releaseAndInstall } from '#scripts/local-release.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { homePaths } from '#paths/home.ts'
import { startBrowser, type Browser } from '#test/hosts/chromium/browser.ts'
import { loadOrCreateProviderKey } from '#scripts/build/provider-key.ts'
import { startSandbox } from '#test/sandbox/server.ts'
import type { BenchOptions } from './bench-options.ts'
import { buildSizes } from './startup/build-sizes.ts'
import { CPU_SLOWDOWN, measureLoad, type LoadTimes, type PageLoad } from './startup/page-load.ts'
import { equityFund, totalAssets } from './startup/real-figures.ts'
import { screenRatios, reportText, type Measured, type Screen, type Way } from './startup/report.ts'
import { NETWORK, startSlowProvider, startWebServer } from './startup/servers.ts'
import { STATIC_FIGURE, installStaticPage } from './startup/static-page.ts'
import { spread, turned } from './statistics.ts'

const RUNS = 11
const USER = 'zhang'
const REPORTS = join(import.meta.dirname, '..', '..', 'dist', 'reports')

/** What ends with the bench, last begun first. */
type Closers = (() => Promise<unknown>)[]

interface Case {
  readonly name: string
  readonly screen: Screen | null
  readonly way: Way
  readonly load: PageLoad
}

const WAYS: Readonly<Record<Way, string>> = {
  pack: 'pack',
  packOnline: 'pack, answers over 4G',
  network: 'network',
}

/** Builds and installs the app and the static page, each on its own device, inside `folder`. */
async function install(folder: string) {
  const release = {
    repoDir: join(folder, 'app', 'repository'),
    keysDir: join(folder, 'app', 'keys'),
    deviceDir: join(folder, 'app', 'device'),
  }
  const outDir = join(folder, 'app', 'pack')
  await releaseAndInstall(await buildAppPack({ environment: 'sandbox', outDir }), release)
  const staticDevice = await installStaticPage(join(folder, 'static'))
  return { device: release.deviceDir, staticDevice, pack: await openCurrent(release.deviceDir) }
}

async function prepare(folder: string, closers: Closers) {
  const installed = await install(folder)
  const sandbox = await startSandbox({
    database: ':memory:',
    providerKey: loadOrCreateProviderKey(providerKeyFile).privateKey,
  })
  closers.push(() => sandbox.stop())
  const web = await startWebServer(installed.pack, sandbox)
  closers.push(() => web.stop())
  const slow = await startSlowProvider(sandbox)
  closers.push(() => slow.stop())

  const fund = await equityFund(sandbox)
  const provider = sandbox.url
  const { device, staticDevice } = installed
  const none = { provider, user: null, web: null }
  const blank = { ...none, path: '/', figure: STATIC_FIGURE, device: staticDevice }
  const screens = [
    ['home', homePaths.home.to(), await totalAssets(sandbox, USER)],
    ['fund detail', fundDetailPaths.fundDetailSingle.to({ fundCode: fund.fundCode }), fund.nav],
  ] as const
  const cases: Case[] = [
    { name: 'static page, pack', screen: null, way: 'pack', load: blank },
    ...screens.flatMap(([screen, path, figure]) => {
      const it = { path, figure, device, provider, user: USER, web: null }
      const ways: [Way, PageLoad][] = [
        ['pack', it],
        ['packOnline', { ...it, provider: slow.url }],
        ['network', { ...it, web: web.url }],
      ]
      return ways.map(([way, load]) => ({ name: `${screen}, ${WAYS[way]}`, screen, way, load }))
    }),
  ]
  return { cases, pack: installed.pack, fundCode: fund.fundCode }
}

/**
 * Every case once a round, in turn; the round before the first fills the caches of sandbox and
 * browser and is not kept.
 */
async function measure(
  browser: Browser,
  cases: readonly Case[],
  rounds: number,
): Promise<Measured[]> {
  const taken = new Map<Case, LoadTimes[]>(cases.map((it) => [it, []]))
  for (let round = 0; round <= rounds; round += 1) {
    for (const it of turned(cases, round)) {
      const result = await measureLoad(browser, it.load)
      if (round > 0) taken.get(it)?.push(result)
    }
  }
  return [...taken].map(([{ name, screen, way }, results]) => ({
    name,
    screen,
    way,
    paint: spread(results.map(({ paint }) => paint)),
    figure: spread(results.map(({ figure }) => figure)),
  }))
}

async function chromiumVersion({ cdp }: Browser): Promise<string> {
  return (await cdp.browser.ask('Browser.getVersion', {}, v.object({ product: v.string() })))
    .product
}

const load = () => loadavg().map((it) => Math.round(it * 100) / 100)

/**
 * Prints how long the app takes to paint and to show a real figure, and writes it to
 * dist/reports/bench-startup.json.
 */
export async function run({ rounds = RUNS }: BenchOptions): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'h5-bench-'))
  const closers: Closers = [
    () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
  ]
  try {
    const { cases, pack, fundCode } = await prepare(folder, closers)
    const browser = await startBrowser(null)
    closers.push(() => browser.stop())
    const loadBefore = load()
    const measured = await measure(browser, cases, rounds)
    const machine = {
      cores: cpus().length,
      processor: cpus()[0]?.model ?? '',
      chromium: await chromiumVersion(browser),
      node: process.version,
      loadBefore,
      loadAfter: load(),
    }
    const { version, commit } = pack.manifest
    const notes = [
      `Startup of pack ${version} (${commit}): ${rounds} loads each, in turn, each in a new profile; one round before is not counted.`,
      `Machine: ${machine.cores} cores (${machine.processor}), ${machine.chromium}, headless, Node ${machine.node}; main thread ${CPU_SLOWDOWN}x slower.`,
      `Load average ${machine.loadBefore.join(' ')} before, ${machine.loadAfter.join(' ')} after.`,
      'Paint: first contentful paint. Figure: total assets or NAV in the page and two frames on. Both since navigation start.',
      'Pack: request interception from disk, as in the reference host; the provider answers at once from this machine.',
      `4G: ${NETWORK.downMbit} Mbit/s down, ${NETWORK.upMbit} up, ${NETWORK.roundTripMs} ms a request. "Answers over 4G": the pack, with the provider's answers as late as that.`,
      'Network: the same app without the pack; files and answers over 4G, HTTP/1.1 on localhost, files as brotli 11, answers as gzip; no DNS, no TLS.',
      `User ${USER}, fund ${fundCode}.`,
    ]
    const sizes = buildSizes(webDir)
    const ratios = screenRatios(measured)
    const file = join(REPORTS, 'bench-startup.json')
    const json = { bench: 'startup', at: new Date().toISOString(), version, commit, runs: rounds }
    const data = { ...json, machine, cpuSlowdown: CPU_SLOWDOWN, network: NETWORK, notes }
    await mkdir(REPORTS, { recursive: true })
    await writeFile(file, `${JSON.stringify({ ...data, measured, ratios, sizes }, null, 2)}\n`)
    console.log(reportText(measured, sizes, notes))
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}
