import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import type { Plugin } from 'vite'
import { screens } from '#app/router/screens.ts'
import { readPack } from '#offline/pack/pack-contents.ts'
import { buildAppPack, packZips } from '#scripts/build/build-app-pack.ts'
import { providerKeyFile } from '#scripts/build/build-environment.ts'
import { readFunctions } from '#scripts/build/called-functions.ts'
import { loadOrCreateProviderKey } from '#scripts/build/provider-key.ts'
import { DIST } from '#scripts/build/web-build.ts'
import { releaseAndInstall } from '#scripts/local-release.ts'
import { isAmong } from '#scripts/screens/look-plan.ts'
import type { Sample } from '#templates/sample.ts'
import { startBrowser, type Browser } from '#test/hosts/chromium/browser.ts'
import { startSandbox } from '#test/sandbox/server/server.ts'
import { makeFixtures } from '#test/screens/fixture-ids.ts'
import { screenSamples } from '#test/screens/samples.ts'
import type { BenchOptions } from './bench-options.ts'
import { calledOften, type Opening } from './called/called-often.ts'
import type { Closers } from './served-pack.ts'
import { watchTab, withProfile } from './startup/chromium.ts'
import { treeHosts, type TreeHosts } from './startup/tree-hosts.ts'
import { ROOT } from './startup/trees.ts'
import { createTracer, type Tracer } from './trace.ts'

const FILE = join(ROOT, 'scripts', 'build', 'called-functions.json')

/** A screen that is drawn, with nothing in view that still loads. */
const WHOLE = { live: null, dated: null } as const
const PATIENCE_MS = 15_000

/** The names that the source has. */
const readable: Plugin = {
  name: 'readable',
  config: () => ({
    build: {
      minify: false,
      rolldownOptions: {
        output: { minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } } },
      },
    },
  }),
}

const coverage = v.object({
  result: v.array(
    v.object({
      url: v.string(),
      functions: v.array(
        v.object({
          ranges: v.array(
            v.object({ startOffset: v.number(), endOffset: v.number(), count: v.number() }),
          ),
        }),
      ),
    }),
  ),
})

interface Bench {
  readonly browser: Browser
  readonly tracer: Tracer
  readonly hosts: TreeHosts
  readonly device: string
  readonly provider: string
}

/** Opens a sample in a new process: the functions that were called until it was drawn, by their file. */
async function openOnce(
  { browser, tracer, hosts, device, provider }: Bench,
  { address, user }: Sample,
): Promise<Opening> {
  return withProfile(browser, async (openTab) => {
    const tab = await openTab()
    const webview = await hosts.openWebview({ browser, ...tab, device, provider, user })
    const watched = await watchTab(tracer, tab, WHOLE, PATIENCE_MS)
    await tab.session.send('Profiler.enable')
    const precise = { callCount: true, detailed: false }
    await tab.session.send('Profiler.startPreciseCoverage', precise)
    await webview.open(address)
    await watched.shown()
    const { result } = await tab.session.ask('Profiler.takePreciseCoverage', {}, coverage)
    return result.flatMap(({ url, functions }) => {
      if (!url.startsWith('http')) return []
      const called = functions.flatMap(({ ranges: [range] }) =>
        range === undefined || range.count === 0 ? [] : [`${range.startOffset}-${range.endOffset}`],
      )
      return [{ file: new URL(url).pathname.slice(1), called: new Set(called) }]
    })
  })
}

/**
 * Opens every screen by its first sample, and records which functions most openings call; with `only`, counts them alone. Throws,
 * without recording, where a screen does not open.
 */
export async function run({ only = '' }: BenchOptions): Promise<void> {
  await mkdir(DIST, { recursive: true })
  const folder = await mkdtemp(join(DIST, 'called-'))
  const closers: Closers = [() => rm(folder, { recursive: true, force: true, maxRetries: 10 })]
  try {
    const pack = await buildAppPack({
      environment: 'sandbox',
      dist: join(folder, 'dist'),
      outDir: join(folder, 'pack'),
      plugins: [readable],
    })
    const device = join(folder, 'device')
    const [repoDir, keysDir] = [join(folder, 'repository'), join(folder, 'keys')]
    const parts = pack.parts.map(({ zip }) => ({ zip }))
    await releaseAndInstall({ zip: pack.zip, parts }, { repoDir, keysDir, deviceDir: device })
    const { privateKey, publicKey } = loadOrCreateProviderKey(providerKeyFile)
    const sandbox = await startSandbox({ database: ':memory:', providerKey: privateKey })
    closers.push(() => sandbox.stop())
    const samples = screenSamples(await makeFixtures(sandbox, publicKey))
    const browser = await startBrowser(null)
    closers.push(() => browser.stop())
    const hosts = await treeHosts(ROOT)
    const bench = { browser, tracer: createTracer(browser), hosts, device, provider: sandbox.url }
    const openings: Opening[] = []
    const failed: string[] = []
    for (const { path } of screens.filter((row) => isAmong(only, row.path))) {
      const [sample] = samples[path] ?? []
      if (sample === undefined) continue
      const opening = await openOnce(bench, sample).catch((fault: unknown) => {
        failed.push(`${path}: ${fault instanceof Error ? fault.message : String(fault)}`)
        return null
      })
      if (opening !== null) openings.push(opening)
    }
    if (failed.length > 0) throw new Error(`Nothing was recorded.\n${failed.join('\n')}`)
    const texts = new Map<string, string>()
    for (const zip of packZips(pack)) {
      const { files } = await readPack(zip)
      for (const [path, { body }] of files) {
        if (path.endsWith('.js')) texts.set(path, body.toString())
      }
    }
    const called = calledOften(openings, (file) => readFunctions(texts.get(file) ?? '').functions)
    const count = Object.values(called).flat().length
    console.log(`${openings.length} screens opened, ${count} functions called often`)
    // Some screens alone would leave the others without marks.
    if (only !== '') return console.log('Not recorded: with --only, not every screen was opened.')
    await writeFile(FILE, JSON.stringify(called))
    await promisify(execFile)(join(ROOT, 'node_modules', '.bin', 'oxfmt'), [FILE])
    console.log(FILE)
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}
