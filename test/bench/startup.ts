import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { scriptBytes } from '#scripts/build/budgets.ts'
import { DIST } from '#scripts/build/web-build.ts'
import { startBrowser, type Browser } from '#test/hosts/chromium/browser.ts'
import type { BenchOptions } from './bench-options.ts'
import { describeMachine, loadNow, machineNotes, writeReport } from './machine.ts'
import { buildPeer, type PeerBuild } from './peers/build-peer.ts'
import { refuseForeignModules } from './peers/foreign-modules.ts'
import { CPU_SLOWDOWN } from './phone-page.ts'
import type { Closers } from './served-pack.ts'
import { allScreensText } from './startup/all-report.ts'
import { measureAllScreens } from './startup/all-screens.ts'
import { inRounds, SIDES, type Case, type Pages, type Sides, type Taking } from './startup/cases.ts'
import { startDays } from './startup/days.ts'
import type { Load } from './startup/load.ts'
import { chromiumOpens, openCold, type ChromiumOpens } from './startup/opens.ts'
import { peerOpens, type PeerOpens } from './startup/peer-opens.ts'
import { reportText } from './startup/report.ts'
import {
  APP_WAYS,
  ENGINES,
  PEER_SCREENS,
  PEER_WAYS,
  SCREENS,
  USUAL_WAYS,
  type AppWay,
  type ChromiumRow,
  type Screen,
} from './startup/rows.ts'
import { installPage, STATIC_FIGURE, STATIC_PAGE } from './static-page.ts'
import { buildTree, checkOut, keptBuild, ROOT, type TreeBuild } from './startup/trees.ts'
import { treeHosts } from './startup/tree-hosts.ts'
import { verdicts } from './startup/verdicts.ts'
import { measureWebkit } from './startup/webkit-cases.ts'
import { createTracer, type Tracer } from './trace.ts'

const RUNS = 7

/** The pages that are opened in Chromium, by side. */
interface Opens {
  readonly this: ChromiumOpens
  readonly against: ChromiumOpens | null
  /** The ordinary app. */
  readonly peer: PeerOpens | null
}

async function startOpens({ sides, peer, ...bench }: Started, closers: Closers): Promise<Opens> {
  const { against } = sides
  return {
    this: await chromiumOpens(bench, sides.this, closers),
    against: against === undefined ? null : await chromiumOpens(bench, against, closers),
    peer: peer === null ? null : await peerOpens(bench, peer, closers),
  }
}

/** Each screen's finished HTML, installed on a device of its own. */
async function finishedPages(
  own: ChromiumOpens,
  { screens, folder }: Taking,
): Promise<ReadonlyMap<Screen, string>> {
  const pages = new Map<Screen, string>()
  for (const it of screens) {
    const html = await own.finished(it)
    pages.set(it.screen, await installPage(html, join(folder, `finished-${it.screen}`)))
  }
  return pages
}

async function measureChromium(
  { screens, rounds, ways, ...bench }: Started,
  opens: Opens,
  { blank, finished }: Pages,
): Promise<ChromiumRow[]> {
  const hosts = await treeHosts(ROOT)
  const page = (device: string, live: string) =>
    openCold(bench, hosts, { device, user: null, path: '/', wanted: { live, dated: null } })
  const cases: Case<Load>[] = [
    { side: 'this', screen: null, way: 'static', open: () => page(blank, STATIC_FIGURE) },
    ...screens.flatMap((it): Case<Load>[] => {
      const { screen, figures } = it
      const device = finished.get(screen) ?? ''
      const { peer } = opens
      return [
        { side: 'this', screen, way: 'finished', open: () => page(device, figures.today) },
        ...SIDES.flatMap((side) =>
          ways.flatMap((way): Case<Load>[] => {
            const open = opens[side]?.ways[way]
            return open === undefined ? [] : [{ side, screen, way, open: () => open(it) }]
          }),
        ),
        ...PEER_WAYS.filter(
          (way) => peer !== null && ways.includes(way) && PEER_SCREENS.some((of) => of === screen),
        ).map((way): Case<Load> => ({
          side: 'peer',
          screen,
          way,
          open: async () => peer?.[way](it) ?? null,
        })),
      ]
    }),
  ]
  return inRounds(cases, rounds)
}

interface Started extends Taking {
  readonly browser: Browser
  readonly tracer: Tracer
  readonly ways: readonly AppWay[]
  readonly peer: PeerBuild | null
}

/** The names in a list of words with commas between. Throws for any other word. */
function pick<T extends string>(option: string, text: string | undefined, all: readonly T[]): T[] {
  if (text === undefined) return [...all]
  const words = text.split(',')
  const unknown = words.find((word) => !all.some((it) => it === word))
  if (unknown !== undefined) {
    throw new Error(`${option} takes ${all.join(', ')}, with commas between, not "${unknown}".`)
  }
  return all.filter((it) => words.includes(it))
}

/**
 * Prints how long pages take until their live figure is on the screen, and what that costs; writes
 * it to dist/reports/bench-startup.json.
 */
export async function run(options: BenchOptions): Promise<void> {
  if (options.all) return runAll(options)
  const { rounds = RUNS, against, latency = 0 } = options
  const wanted = pick('--only', options.only, SCREENS)
  const engines = pick('--engine', options.engine, ENGINES)
  const ways = options.ways === undefined ? USUAL_WAYS : pick('--ways', options.ways, APP_WAYS)
  const folder = await mkdtemp(join(tmpdir(), 'h5-bench-'))
  const closers: Closers = [
    () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
  ]
  try {
    const days = await startDays(closers, latency)
    const tree = against === undefined ? null : await checkOut(against, folder, closers)
    const built = (of: string, name: string) =>
      options.builds === undefined
        ? buildTree(of, join(folder, name))
        : keptBuild(of, join(resolve(options.builds), name))
    const own = await built(ROOT, 'this')
    // A build that was kept may not be the last one.
    const script = options.builds === undefined ? scriptBytes(join(DIST, 'build', 'web')) : null
    const other = tree === null ? null : await built(tree, 'against')
    const sides: Sides = { this: own, ...(other === null ? {} : { against: other }) }
    const peer = options.peers ? await buildPeer(join(folder, 'peer')) : null
    if (peer !== null) await refuseForeignModules(join(dirname(own.device), 'pack'))
    const screens = days.screens.filter(({ screen }) => wanted.includes(screen))
    const taking = { days, sides, screens, rounds, folder }
    const loadBefore = loadNow()
    const browser = await startBrowser(null)
    closers.push(() => browser.stop())
    const blank = await installPage(STATIC_PAGE, join(folder, 'blank'))
    const started = { ...taking, browser, tracer: createTracer(browser), ways, peer }
    const opens = await startOpens(started, closers)
    const pages = { blank, finished: await finishedPages(opens.this, taking) }
    const chromium = engines.includes('chromium')
      ? await measureChromium(started, opens, pages)
      : []
    const webkit = engines.includes('webkit') ? await measureWebkit(taking, pages) : []
    const machine = await describeMachine(browser, loadBefore)
    const named = (it: TreeBuild) => `${it.version} (${it.commit})`
    const notes = [
      `Startup of pack ${named(own)}${other === null ? '' : `, against ${named(other)}, each in the hosts of its own checkout`}: ${rounds} rounds, each case once a round, in turn; one round before is not counted.${latency === 0 ? '' : ` Each answer of the provider takes ${latency} ms.`}`,
      ...machineNotes(machine, CPU_SLOWDOWN),
      'Since the tap: from the call to the host until the frame was presented (Chromium: the trace of its compositor; WebKit: the first frame of the window after two of the page; not slowed).',
      'Content: the first frame that is not the boot frame. Live: the figure of today in view, not covered, not hidden. Dated: that of the day before alone; the provider is a day further than when the page was opened first.',
      'Ratios: medians of the ratios within each round. CPU: of the main thread until the live figure, scripts and entry of it; files, calls and KB until then, KB not compressed; heap after a collection; process: its share of the memory.',
      'Main thread: medians of each part, evaluating with compiling, functions with microtasks, parsing of HTML and styles, layout with style; waiting: the time until the live figure less CPU.',
      'Cold: a new process and profile, pack on the device. Its finished HTML: the same screen as one file without scripts, without what it had in files. By its worker: files of the site from the caches of its service worker, whose thread is not slowed.',
      ...(peer === null
        ? []
        : [
            'Ordinary app: the same screens of antd-mobile, react-router, axios and echarts, with the same answers; warm: loaded once more in a web view that has shown it.',
          ]),
    ]
    const { version, commit } = own
    const data = { version, commit, runs: rounds, cpuSlowdown: CPU_SLOWDOWN, machine, notes }
    const measured = { chromium, webkit, script }
    const aims = verdicts(chromium, script)
    const file = await writeReport('startup', { ...data, against: other, measured, aims })
    console.log(reportText(measured, notes))
    console.log(`\n${file}`)
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}

/**
 * Prints how long each built screen takes in a web view that was loaded ahead, to its own finished
 * HTML; writes it to dist/reports/bench-startup-all.json.
 */
async function runAll({ rounds = 1, only, builds }: BenchOptions): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'h5-bench-'))
  const closers: Closers = [
    () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
  ]
  try {
    const own =
      builds === undefined
        ? await buildTree(ROOT, join(folder, 'this'))
        : await keptBuild(ROOT, join(resolve(builds), 'this'))
    const loadBefore = loadNow()
    const browser = await startBrowser(null)
    closers.push(() => browser.stop())
    const bench = { browser, tracer: createTracer(browser), folder, device: own.device }
    const screens = await measureAllScreens(bench, { only, rounds }, closers)
    const machine = await describeMachine(browser, loadBefore)
    const notes = [
      `Every screen by its first sample in pack ${own.version} (${own.commit}): ${rounds} rounds, warm and as one file in turn; one round before is not counted.`,
      ...machineNotes(machine, CPU_SLOWDOWN),
      'Since the tap, until the screen is drawn and nothing of it that is in view still loads.',
    ]
    const file = await writeReport('startup-all', { machine, notes, screens })
    console.log(allScreensText(screens, notes))
    console.log(`\n${file}`)
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}
