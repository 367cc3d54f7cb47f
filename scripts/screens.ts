import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { qaScreens, screens } from '#app/router/screens.ts'
import { PackBuildError } from '#offline/pack/build-pack.ts'
import { readProvenance } from '#offline/pack/provenance.ts'
import { buildTree, checkOut } from '#test/bench/startup/trees.ts'
import { missingFor } from '#test/hosts/journey-host.ts'
import { AS_IN_A_WEB_VIEW, LESS_MOTION, startBrowser } from '#test/hosts/chromium/browser.ts'
import { chromiumPages, type ChromiumPages } from '#test/screens/chromium-pages.ts'
import { EXAMPLE_IDS, screenSamples } from '#test/screens/samples.ts'
import { specifiedRoutes } from '#test/screens/specified-routes.ts'
import { startWebkitPages } from '#test/screens/webkit-pages.ts'
import { buildAppPack, packZips, type AppPack } from './build/build-app-pack.ts'
import { releaseAndInstall } from './local-release.ts'
import { writeCatalogue } from './screens/catalogue.ts'
import { changedFiles, lookSources, wholeReport } from './screens/changed-files.ts'
import { changedRoutes } from './screens/changed-routes.ts'
import { openDone } from './screens/done-looks.ts'
import { FLOOR_LANGUAGE, floorEngine } from './screens/floor-engine.ts'
import { inTurns, timeLeft } from './screens/in-turns.ts'
import { isAmong, planLooks, viewports, type PlannedRow } from './screens/look-plan.ts'
import type { LookReport, SeenLook } from './screens/look-report.ts'
import { lookAtSample, type LookingPlace } from './screens/looking.ts'
import { readScreensOptions, USAGE, type ScreensOptions } from './screens/options.ts'
import { asListed } from './screens/seen-looks.ts'
import { takeShowcase } from './screens/showcase.ts'
import { openContexts, openStage } from './screens/stage.ts'

const root = join(import.meta.dirname, '..')
const PICTURES = join(root, 'dist', 'screens')
/** The README's pictures. */
const SHOWCASE = join(root, 'scripts', 'screens', 'showcase')
/** No screen that was left is kept for a way back to it. */
const FORGETFUL = '--disable-back-forward-cache'
/** After so many looks the time that is left is printed. */
const LOOKS_BETWEEN_ESTIMATES = 50

/** Prints how many of the product's screens are built; `all`: prints each of them before. */
function tellBuilt(all: boolean): void {
  const built = new Set([...screens, ...qaScreens].map((row) => row.path))
  const wanted = specifiedRoutes()
  let group = ''
  for (const route of all ? wanted : []) {
    if (route.group !== group) console.log(`\n${(group = route.group)}`)
    console.log(`  ${built.has(route.pattern) ? 'built  ' : 'missing'} ${route.pattern}`)
  }
  const done = wanted.filter(({ pattern }) => built.has(pattern)).length
  const own = [...built].filter((path) => !wanted.some(({ pattern }) => pattern === path))
  console.log(`\n${done} of ${wanted.length} built; not of the list: ${own.join(', ') || 'none'}`)
}

/** Builds the working tree; a run that is resumed takes the last web build where it is the same. */
async function build(outDir: string, resume: boolean): Promise<AppPack> {
  const options = { environment: 'sandbox', qa: true, outDir } as const
  if (!resume) return buildAppPack(options)
  return buildAppPack({ ...options, vite: false }).catch((fault: unknown) => {
    if (!(fault instanceof PackBuildError)) throw fault
    return buildAppPack(options)
  })
}

/** Sources that decide how a screen looks and are not in the build. */
const LOOKED_WITH = ['test/{sandbox,screens}/**/*', 'src/features/*/*/samples.ts']

/** The name of a run: its pictures are those of another run of the same name. */
function runName(
  { manifest }: AppPack,
  { against, refused, uneven, floor }: ScreensOptions,
): string {
  const built = readProvenance(manifest)
  const sums = globSync(LOOKED_WITH, { cwd: root, withFileTypes: true })
    .filter((it) => it.isFile())
    .map((it) => join(it.parentPath, it.name))
    .toSorted()
    .map((path) => hash('sha256', readFileSync(path)))
  const source = typeof built === 'string' ? built : built.source
  return hash('sha256', JSON.stringify([source, sums, against, refused, uneven, floor]))
}

/** The rows that `--only` names; all without it. */
const namedRows = ({ only }: ScreensOptions) =>
  asListed([...screens, ...qaScreens]).filter(({ path }) => isAmong(only, path))

/** The screens that the command names. */
async function chosenRows(pack: AppPack, options: ScreensOptions): Promise<readonly PlannedRow[]> {
  const rows = namedRows(options)
  if (options.changed === null) return rows
  const files = changedFiles(options.changed)
  const report = await wholeReport(packZips(pack))
  const { routes, allBecause } = changedRoutes(files, report, lookSources())
  const chosen = rows.filter(({ path }) => routes.has(path))
  const why = allBecause === null ? '' : `: all, because of ${allBecause}`
  console.log(
    `\n${files.length} files changed reach ${chosen.length} of ${rows.length} screens${why}`,
  )
  return chosen
}

type Closers = (() => Promise<unknown>)[]

/** Installs this build, and builds and installs the one to compare with. */
async function devices(pack: AppPack, folder: string, against: string | null, closers: Closers) {
  const device = join(folder, 'device')
  const [repoDir, keysDir] = [join(folder, 'repository'), join(folder, 'keys')]
  await releaseAndInstall(pack, { repoDir, keysDir, deviceDir: device })
  if (against === null) return { device, earlier: null }
  console.log(`Building ${against}…`)
  const tree = await checkOut(against, folder, closers)
  return { device, earlier: await buildTree(tree, join(folder, 'against'), { qa: true }) }
}

/** Opens the screens and writes what was seen. Resolves to the exit code. */
async function open(options: ScreensOptions): Promise<number> {
  const { refused, uneven, against, pages, floor } = options
  const missing = options.webkit ? missingFor('webkit') : null
  if (missing !== null) {
    console.error(missing)
    return 2
  }
  // Before the build, and before the pictures of an earlier run are deleted.
  if (namedRows(options).length === 0) {
    console.error('No screen has such a path; npm run screens -- --list lists them.')
    return 2
  }
  const folder = await mkdtemp(join(tmpdir(), 'h5-screens-'))
  const closers: Closers = [() => rm(folder, { recursive: true, force: true, maxRetries: 10 })]
  let isStopped = false
  let isLooking = false
  const stop = () => {
    // At once where nothing is under way, and the second time; what was started ends with it.
    if (!isLooking || isStopped) process.exit(130)
    isStopped = true
    console.log('\nStopping after the looks under way; --resume goes on from here.')
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  try {
    const pack = await build(join(folder, 'pack'), options.resume)
    const rows = await chosenRows(pack, options)
    const { device, earlier } = await devices(pack, folder, against, closers)
    const builds = [device, ...(earlier === null ? [] : [earlier.device])]
    const flags = [...AS_IN_A_WEB_VIEW, ...LESS_MOTION, FORGETFUL]
    const other = floor ? { program: await floorEngine(), env: FLOOR_LANGUAGE } : undefined
    const browser = await startBrowser(null, flags, other)
    closers.push(() => browser.stop())
    const stage = await openStage(builds, { refused, uneven, taps: floor })
    closers.push(() => stage.stop())
    const places: (LookingPlace & { readonly chromium: ChromiumPages })[] = []
    for (const context of await openContexts(browser, pages, closers)) {
      const webkit = options.webkit ? await startWebkitPages() : null
      if (webkit !== null) closers.push(() => webkit.stop())
      // Each is put back before an opening: no two pages can share one.
      const isFirst = places.length === 0
      const own = isFirst ? stage : await openStage(builds, { refused, uneven, taps: floor }, stage)
      if (!isFirst) closers.push(() => own.stop())
      places.push({ stage: own, chromium: chromiumPages(context), webkit })
    }
    const views = viewports(options)
    const plan = planLooks(rows, screenSamples(stage.fixtures), { views, refused, uneven, floor })
    const examples = planLooks(rows, screenSamples(EXAMPLE_IDS), { views, refused, uneven, floor })
    const isFixture = plan.samples.map(
      ({ sample }, at) => sample.address !== examples.samples[at]?.sample.address,
    )
    const [first] = places
    if (options.showcase && first !== undefined) {
      await takeShowcase(SHOWCASE, plan.samples, { ...first, device })
      return 0
    }

    await mkdir(PICTURES, { recursive: true })
    const done = await openDone(PICTURES, runName(pack, options), options.resume)
    const planned = plan.samples.flatMap(({ looks }) => looks).length
    const wanted = new Set(plan.samples.flatMap(({ looks }) => looks.map(({ name }) => name)))
    const before = done.looks.filter(({ name }) => wanted.has(name)).length
    if (before > 0) console.log(`${before} of ${planned} looks are done already`)
    await writeFile(join(PICTURES, 'state.sqlite'), await stage.state())
    const begun = performance.now()
    let count = before
    const onLook = (look: SeenLook) => {
      count += 1
      const state = look.faults.length === 0 ? 'ok    ' : 'FAILED'
      const changed =
        look.change === null ? '' : `  changed ${(look.change.share * 100).toFixed(2)} %`
      console.log(`  ${state} ${count} of ${planned}  ${look.name}${changed}`)
      for (const fault of look.faults) console.log(`         ${fault}`)
      const elapsed = performance.now() - begun
      if (count % LOOKS_BETWEEN_ESTIMATES === 0 && count < planned)
        console.log(`  about ${timeLeft(count - before, planned - before, elapsed)} left`)
    }
    const looking = { folder: PICTURES, device, refused, done, onLook }
    isLooking = true
    await inTurns(
      plan.samples.map((sample, at) => ({ sample, needsState: () => isFixture[at] === true })),
      places,
      async ({ sample, needsState }, place) => {
        const own = { ...looking, earlier: earlier?.device ?? null, needsState }
        await lookAtSample(own, sample, place)
      },
      () => isStopped,
    )
    await rm(join(PICTURES, 'again'), { recursive: true, force: true })

    for (const path of plan.without) console.log(`  FAILED ${path}: no sample says how to see it`)
    const order = [...wanted]
    const report: LookReport = {
      schema: 1,
      version: pack.manifest.version,
      commit: pack.manifest.commit,
      taken: new Date().toISOString(),
      planned,
      against:
        earlier === null || against === null ? null : { ref: against, commit: earlier.commit },
      without: plan.without,
      looks: done.looks
        .filter(({ name }) => wanted.has(name))
        .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name)),
    }
    await writeCatalogue(PICTURES, report, options.base)
    const wrong =
      report.looks.filter(({ faults }) => faults.length > 0).length + plan.without.length
    const seconds = Math.round((performance.now() - begun) / 1_000)
    console.log(`\n${count} of ${planned} looks in ${seconds} s, ${wrong} with faults`)
    if (against !== null) {
      const changed = report.looks.filter(({ change }) => change !== null).length
      console.log(`${changed} look otherwise than at ${against}`)
    }
    console.log(relative(root, join(PICTURES, 'index.html')))
    if (isStopped) return 130
    return wrong === 0 ? 0 : 1
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}

async function main(): Promise<number> {
  const options = readScreensOptions(process.argv.slice(2))
  tellBuilt(options.list)
  return options.list ? 0 : open(options)
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
    process.exit(2)
  },
)
