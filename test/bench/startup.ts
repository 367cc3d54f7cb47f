import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scriptBytes } from '#scripts/build/budgets.ts'
import { DIST } from '#scripts/build/web-build.ts'
import { startBrowser, type Browser } from '#test/hosts/chromium/browser.ts'
import type { BenchOptions } from './bench-options.ts'
import { describeMachine, loadNow, machineNotes, writeReport } from './machine.ts'
import { CPU_SLOWDOWN } from './phone-page.ts'
import type { Closers } from './served-pack.ts'
import { startDays, type Days, type MeasuredScreen } from './startup/days.ts'
import type { Load } from './startup/load.ts'
import { chromiumOpens, openCold, type ChromiumOpens } from './startup/opens.ts'
import { reportText } from './startup/report.ts'
import {
  ENGINES,
  SCREENS,
  type ChromiumRow,
  type Row,
  type Screen,
  type Side,
  type WebkitRow,
} from './startup/rows.ts'
import { installPage, STATIC_FIGURE, STATIC_PAGE } from './startup/static-page.ts'
import { buildTree, checkOut, ROOT, type TreeBuild } from './startup/trees.ts'
import { treeHosts } from './startup/tree-hosts.ts'
import { verdicts } from './startup/verdicts.ts'
import { openInWebkit, type WebkitLoad, type WebkitOpen } from './startup/webkit.ts'
import { turned } from './statistics.ts'
import { createTracer, type Tracer } from './trace.ts'

const RUNS = 7

type Sides = Readonly<Partial<Record<Side, TreeBuild>>> & { readonly this: TreeBuild }

/** A page to open in one way; null where the build has no such way. */
interface Case<L> extends Omit<Row<L>, 'loads'> {
  readonly open: () => Promise<L | null>
}

/** Devices with one page each: the static page, and each screen's finished HTML. */
interface Pages {
  readonly blank: string
  readonly finished: ReadonlyMap<Screen, string>
}

/**
 * Every case once a round, in turn; the round before the first fills the caches of sandbox and
 * browser and is discarded. A failed open is tried once more; a case that fails again is left out.
 */
async function inRounds<L>(cases: readonly Case<L>[], rounds: number): Promise<Row<L>[]> {
  const taken = new Map<Case<L>, L[]>(cases.map((it) => [it, []]))
  const missing = new Set<Case<L>>()
  for (let round = 0; round <= rounds; round += 1) {
    for (const it of turned(cases, round)) {
      if (missing.has(it)) continue
      const load = await it
        .open()
        .catch(() => it.open())
        .catch((fault: unknown) => {
          // One page that does not open costs its own row, not the hour that the others took.
          console.error(`${it.side} ${it.screen ?? ''} ${it.way}: ${String(fault)}`)
          return null
        })
      if (load === null) missing.add(it)
      else if (round > 0) taken.get(it)?.push(load)
    }
  }
  return [...taken].map(([{ side, screen, way }, loads]) => ({ side, screen, way, loads }))
}

const SIDES = ['this', 'against'] as const

type Opens = Readonly<Partial<Record<Side, ChromiumOpens>>> & { readonly this: ChromiumOpens }

async function startOpens({ sides, ...bench }: Started, closers: Closers): Promise<Opens> {
  const own = await chromiumOpens(bench, sides.this, closers)
  if (sides.against === undefined) return { this: own }
  return { this: own, against: await chromiumOpens(bench, sides.against, closers) }
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
  { screens, rounds, ...bench }: Started,
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
      return [
        { side: 'this', screen, way: 'finished', open: () => page(device, figures.today) },
        ...SIDES.flatMap((side): Case<Load>[] => {
          const ways = opens[side]
          return ways === undefined
            ? []
            : [
                { side, screen, way: 'cold', open: () => ways.cold(it) },
                { side, screen, way: 'again', open: () => ways.again(it) },
                { side, screen, way: 'warm', open: () => ways.warm(it) },
                { side, screen, way: 'worker', open: () => ways.worker(it) },
              ]
        }),
      ]
    }),
  ]
  return inRounds(cases, rounds)
}

async function measureWebkit(
  { days, sides, rounds, screens }: Taking,
  { blank, finished }: Pages,
): Promise<WebkitRow[]> {
  const provider = days.today.url
  const page = (device: string, live: string) =>
    openInWebkit({
      tree: ROOT,
      device,
      provider,
      user: null,
      path: '/',
      wanted: { live, dated: null },
    })
  const open = (
    { path, user, figures }: MeasuredScreen,
    { tree, device }: TreeBuild,
    way: Pick<WebkitOpen, 'warm' | 'before'>,
  ) => {
    const wanted = { live: figures.today, dated: figures.yesterday }
    return openInWebkit({ tree, device, provider, user, path, wanted, ...way })
  }
  const dayBefore = ({ figures }: MeasuredScreen) => ({
    provider: days.yesterday.url,
    live: figures.yesterday,
  })
  const cases: Case<WebkitLoad>[] = [
    { side: 'this', screen: null, way: 'static', open: () => page(blank, STATIC_FIGURE) },
    ...screens.flatMap((it): Case<WebkitLoad>[] => {
      const { screen, figures } = it
      const device = finished.get(screen)
      return [
        ...(device === undefined
          ? []
          : [
              {
                side: 'this' as const,
                screen,
                way: 'finished' as const,
                open: () => page(device, figures.today),
              },
            ]),
        ...SIDES.flatMap((side): Case<WebkitLoad>[] => {
          const build = sides[side]
          if (build === undefined) return []
          return [
            { side, screen, way: 'cold', open: () => open(it, build, {}) },
            { side, screen, way: 'again', open: () => open(it, build, { before: dayBefore(it) }) },
            { side, screen, way: 'warm', open: () => open(it, build, { warm: true }) },
          ]
        }),
      ]
    }),
  ]
  return inRounds(cases, rounds)
}

interface Taking {
  readonly days: Days
  readonly sides: Sides
  readonly screens: readonly MeasuredScreen[]
  readonly rounds: number
  readonly folder: string
}

interface Started extends Taking {
  readonly browser: Browser
  readonly tracer: Tracer
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
  const { rounds = RUNS, against, latency = 0 } = options
  const wanted = pick('--only', options.only, SCREENS)
  const engines = pick('--engine', options.engine, ENGINES)
  const folder = await mkdtemp(join(tmpdir(), 'h5-bench-'))
  const closers: Closers = [
    () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
  ]
  try {
    const days = await startDays(closers, latency)
    const tree = against === undefined ? null : await checkOut(against, folder, closers)
    const own = await buildTree(ROOT, join(folder, 'this'))
    const script = scriptBytes(join(DIST, 'build', 'web'))
    const other = tree === null ? null : await buildTree(tree, join(folder, 'against'))
    const sides: Sides = { this: own, ...(other === null ? {} : { against: other }) }
    const screens = days.screens.filter(({ screen }) => wanted.includes(screen))
    const taking = { days, sides, screens, rounds, folder }
    const loadBefore = loadNow()
    const browser = await startBrowser(null)
    closers.push(() => browser.stop())
    const blank = await installPage(STATIC_PAGE, join(folder, 'blank'))
    const started = { ...taking, browser, tracer: createTracer(browser) }
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
