import * as v from 'valibot'
import { providerKeyFile } from '#scripts/build/build-environment.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { startBrowser, type Browser } from '#test/hosts/chromium/browser.ts'
import { loadOrCreateProviderKey } from '#scripts/build/provider-key.ts'
import { startSandbox } from '#test/sandbox/server/server.ts'
import { signIn, type Session } from '#test/sandbox/testing/test-client.ts'
import type { BenchOptions } from './bench-options.ts'
import { calm, loadNow, machineNotes, describeMachine, writeReport } from './machine.ts'
import { CPU_SLOWDOWN, withPhonePage } from './phone-page.ts'
import { serveApp, type Closers } from './served-pack.ts'
import { turned } from './statistics.ts'
import { createTracer, type Tracer } from './trace.ts'
import { move, type Move } from './transitions/move.ts'
import { reportText, wayResults } from './transitions/report.ts'

const RUNS = 9
/** Under reduced motion there is nothing to count, so few are enough. */
const REDUCED_RUNS = 2
const USER = 'qian'
const ROW = '[role="listitem"] a'
/** Opened after the first, when the detail's files are there. */
const NEXT_ROW = '[role="listitem"]:nth-child(2) a, div:nth-child(2) > [role="listitem"] a'
const SETTLED = 'new Promise((done) => setTimeout(done, 700))'

/** Lists that lead to a detail; the user is at the list when the bench begins. */
const TRIPS = [
  { name: 'orders', path: transactionPaths.transactionMain.to() },
  { name: 'all funds', path: fundPortalPaths.allFundList.to() },
] as const

interface Trip {
  readonly there: Move
  readonly back: Move
  /** Another row of the list, so that the detail is opened once more and its data are not there. */
  readonly again: Move
}

interface Case {
  readonly name: string
  readonly path: string
  readonly reducedMotion: boolean
  readonly taken: Trip[]
}

/** Opens the list in a new page, taps its first row, goes back, and taps the next. */
function travel(
  browser: Browser,
  tracer: Tracer,
  url: string,
  options: { readonly user: Session; readonly reducedMotion: boolean },
): Promise<Trip> {
  return withPhonePage(browser, options, async (page) => {
    await page.open(url, `document.querySelector('${ROW}')`)
    await page.run(SETTLED, v.unknown())
    const there = await move(page, tracer, () => page.tap(ROW))
    await page.run(SETTLED, v.unknown())
    const back = await move(page, tracer, () => page.run('history.back()', v.unknown()))
    await page.run(SETTLED, v.unknown())
    const again = await move(page, tracer, () => page.tap(NEXT_ROW))
    return { there, back, again }
  })
}

/**
 * Prints how smoothly a list gives way to a detail and comes back;
 * dist/reports/bench-transitions.json.
 */
export async function run({ dataDir, rounds = RUNS }: BenchOptions): Promise<void> {
  const closers: Closers = []
  try {
    const sandbox = await startSandbox({
      database: ':memory:',
      providerKey: loadOrCreateProviderKey(providerKeyFile).privateKey,
      ...(dataDir === undefined ? {} : { dataDir }),
    })
    closers.push(() => sandbox.stop())
    const app = await serveApp(sandbox, closers)
    const user = await signIn(sandbox, USER)
    const browser = await startBrowser(null)
    closers.push(() => browser.stop())
    const tracer = createTracer(browser)

    const loadBefore = loadNow()
    const cases = [false, true].flatMap((reducedMotion) =>
      TRIPS.map(({ name, path }): Case => ({ name, path, reducedMotion, taken: [] })),
    )
    let busy = 0
    // The round before the first fills the caches of sandbox and browser and is discarded.
    for (let round = 0; round <= rounds; round += 1) {
      for (const { path, reducedMotion, taken } of turned(cases, round)) {
        if (reducedMotion && round > REDUCED_RUNS) continue
        const isCalm = await calm()
        const trip = await travel(browser, tracer, app.origin + path, { user, reducedMotion })
        if (round === 0) continue
        if (!isCalm) busy += 1
        taken.push(trip)
      }
    }
    const results = cases.flatMap(({ name, reducedMotion, taken }) => [
      wayResults(
        `${name}: list to detail`,
        reducedMotion,
        taken.map(({ there }) => there),
      ),
      wayResults(
        `${name}: to the next detail`,
        reducedMotion,
        taken.map(({ again }) => again),
      ),
      wayResults(
        `${name}: back to the list`,
        reducedMotion,
        taken.map(({ back }) => back),
      ),
    ])
    const machine = await describeMachine(browser, loadBefore)
    const { version, commit } = app.pack.manifest
    const notes = [
      `From a list to a detail and back in pack ${version} (${commit}), user ${USER}: ${rounds} times each, in turn, each in a new page; the detail is opened for the first time, and after the way back that of the next row.`,
      ...machineNotes(machine, CPU_SLOWDOWN),
      `Begun while others used the machine: ${busy}.`,
      'Frames a second: what the compositor showed while the screen slid in. Dropped: frames of which it could show nothing. Main late: pictures of the display without a frame of the main thread, which a slide does not need. Begins: from the finger that goes down until the screen slides; the finger is lifted at once. Pressed: in which frame after that the row looks pressed.',
    ]
    const data = { version, commit, runs: rounds, cpuSlowdown: CPU_SLOWDOWN, machine, busy, notes }
    const file = await writeReport('transitions', { ...data, results })
    console.log(reportText(results, notes))
    console.log(`\n${file}`)
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}
