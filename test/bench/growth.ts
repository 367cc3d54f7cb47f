import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { BUDGETS, scriptBytes } from '#scripts/build/budgets.ts'
import { buildAppPack } from '#scripts/build/build-app-pack.ts'
import { declaredInputs, readBuildInputs } from '#scripts/build/build-environment.ts'
import { releaseAndInstall } from '#scripts/local-release.ts'
import { screens } from '#app/router/screens.ts'
import { startBrowser } from '#test/hosts/chromium/browser.ts'
import type { BenchOptions } from './bench-options.ts'
import { addedModules } from './growth/added-modules.ts'
import { generatedModules } from './growth/generated-modules.ts'
import { reportText, type Grown } from './growth/report.ts'
import { loadNow, machineNotes, describeMachine, writeReport } from './machine.ts'
import type { Closers } from './served-pack.ts'
import { CPU_SLOWDOWN } from './phone-page.ts'
import { startDays } from './startup/days.ts'
import { openCold } from './startup/opens.ts'
import { treeHosts } from './startup/tree-hosts.ts'
import { spread, turned } from './statistics.ts'
import { createTracer } from './trace.ts'

const ROOT = join(import.meta.dirname, '..', '..')
/** As many screens as are specified. */
const SPECIFIED = 290
/** The aims are for so many screens more. */
const MORE = 230
const SIZES = [
  screens.length,
  ...[SPECIFIED].filter((size) => size > screens.length),
  screens.length + MORE,
]
const ROUNDS = 7
/** Of each size in a round: one opening differs from the next by more than the aim allows. */
const OPENS = 6

/** The app with so many screens, installed on a device of its own. */
interface Variant {
  readonly screens: number
  readonly plugin: () => Plugin
  readonly device: string
  readonly entry: number
  readonly packs: number
}

/** Builds the app with dummy modules up to `size` screens, and installs it inside `folder`. */
async function prepare(folder: string, size: number): Promise<Variant> {
  const modules = generatedModules(size - screens.length)
  const plugin = () => addedModules(ROOT, modules)
  const dist = join(folder, 'dist')
  const pack = await buildAppPack({ environment: 'sandbox', dist, plugins: [plugin()] })
  const device = join(folder, 'device')
  const [repoDir, keysDir] = [join(folder, 'repository'), join(folder, 'keys')]
  await releaseAndInstall(pack, { repoDir, keysDir, deviceDir: device })
  return {
    screens: size,
    plugin,
    device,
    entry: scriptBytes(join(dist, 'build', 'web')),
    packs: [pack, ...pack.parts].reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

/** Returns how long the web build alone takes, ms. */
async function timeBuild(folder: string, { plugin }: Variant): Promise<number> {
  const started = performance.now()
  await build({
    root: ROOT,
    logLevel: 'error',
    ...declaredInputs(readBuildInputs('sandbox')),
    plugins: [plugin()],
    build: { outDir: join(folder, 'timed'), emptyOutDir: true },
  })
  return performance.now() - started
}

/** Every variant once a round, in turn. */
async function inRounds<T>(
  variants: readonly Variant[],
  rounds: number,
  measure: (variant: Variant) => Promise<T>,
): Promise<ReadonlyMap<Variant, readonly T[]>> {
  const taken = new Map<Variant, T[]>(variants.map((it) => [it, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const it of turned(variants, round)) taken.get(it)?.push(await measure(it))
  }
  return taken
}

/** Fails before anything is built where a size cannot be made. */
function requireSizes(sizes: readonly number[]): void {
  const small = sizes.find((size) => size < screens.length)
  if (small !== undefined) {
    throw new RangeError(`The app has ${screens.length} screens already: ${small} is too few.`)
  }
  generatedModules(Math.max(...sizes) - screens.length)
}

/**
 * Prints what the app costs with more screens than it has, and writes it to
 * dist/reports/bench-growth.json.
 */
export async function run({ rounds = ROUNDS, sizes = SIZES }: BenchOptions): Promise<void> {
  requireSizes(sizes)
  const folder = await mkdtemp(join(tmpdir(), 'h5-growth-'))
  // The host of the last page may still be writing to its device.
  const closers: Closers = [() => rm(folder, { recursive: true, force: true, maxRetries: 9 })]
  try {
    const loadBefore = loadNow()
    const variants: Variant[] = []
    for (const size of new Set(sizes)) {
      variants.push(await prepare(join(folder, String(size)), size))
    }
    const builds = await inRounds(variants, rounds, (it) => timeBuild(folder, it))

    const days = await startDays(closers)
    const home = days.screens.find(({ screen }) => screen === 'home')
    if (home === undefined) throw new Error('home is not among the measured screens')
    const browser = await startBrowser(null)
    closers.push(() => browser.stop())
    const bench = { browser, days, tracer: createTracer(browser) }
    const hosts = await treeHosts(ROOT)
    const { path, user, figures } = home
    const wanted = { live: figures.today, dated: figures.yesterday }
    const open = ({ device }: Variant) => openCold(bench, hosts, { device, user, path, wanted })
    // Fills the caches of sandbox and browser.
    await inRounds(variants, 1, open)
    const loads = await inRounds(variants, rounds * OPENS, open)

    const grown = variants.map((it): Grown => {
      const loaded = loads.get(it) ?? []
      return {
        screens: it.screens,
        entry: it.entry,
        packs: it.packs,
        build: spread(builds.get(it) ?? []),
        paint: spread(loaded.flatMap((load) => load.screen ?? [])),
        figure: spread(loaded.map(({ live }) => live)),
      }
    })
    const notes = [
      `The app's ${screens.length} screens and dummy modules beside them. Times: medians of ${rounds} builds and ${rounds * OPENS} openings of each size, in turn; ratios to the smallest size, medians of those of one turn.`,
      'Build: the web build alone, after one that is not counted. Packs: all zips of a set.',
      'Paint and figure: a cold start of home from the installed pack, each in a new profile, since the tap; the first content but the boot frame, and the live figure, on the screen. One round before is not counted.',
      'Dummies have rows, paths, default children and screens, but no calls or styles of their own.',
      ...machineNotes(await describeMachine(browser, loadBefore), CPU_SLOWDOWN),
    ]
    const budget = BUDGETS.script
    const file = await writeReport('growth', { rounds, budget, notes, grown })
    console.log(reportText(grown, budget, notes))
    console.log(`\n${file}`)
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}
