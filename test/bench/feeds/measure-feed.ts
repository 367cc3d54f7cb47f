import { join } from 'node:path'
import * as v from 'valibot'
import { listItems } from '#api/calls/content.ts'
import { providerKeyFile } from '#scripts/build/build-environment.ts'
import { startBrowser } from '#test/hosts/chromium/browser.ts'
import { loadOrCreateProviderKey } from '#scripts/build/provider-key.ts'
import { startSandbox } from '#test/sandbox/server/server.ts'
import { ask, signIn } from '#test/sandbox/testing/test-client.ts'
import { reportText, wayResults, WAYS, type Way } from './report.ts'
import { readWhole, scroll, type Scroll } from './scroll.ts'
import { calm, loadNow, machineNotes, describeMachine, writeReport } from '#test/bench/machine.ts'
import { CPU_SLOWDOWN, withPhonePage } from '#test/bench/phone-page.ts'
import { serveApp, servePage, type Closers } from '#test/bench/served-pack.ts'
import { createTracer } from '#test/bench/trace.ts'

const RUNS = 5
export const FEED_USER = 'zhang'
const READY = `document.querySelector('[role="listitem"] a')`
const PLAIN_READY = `document.querySelector('[role="listitem"]')`
const TO_END = 'scrollTo(0, document.documentElement.scrollHeight)'
const SETTLED = 'new Promise((done) => setTimeout(done, 700))'

/** A long list that draws only the rows near the view. */
export interface Feed {
  /** Of its report, and of its database. */
  readonly name: string
  readonly address: string
  /** The name of it, as in "The feed of /vp/home". */
  readonly about: string
  /** Fills the database of the sandbox, whose clock is at `now`; returns how many rows there are. */
  readonly fill: (database: string, now: string) => number
}

/**
 * Prints how smoothly a feed scrolls under a finger, compared with as many static rows;
 * dist/reports/bench-NAME.json.
 */
export async function measureFeed(feed: Feed, rounds = RUNS): Promise<void> {
  const { name, address, about } = feed
  const database = `file:bench-${name}?mode=memory&cache=shared`
  const closers: Closers = []
  try {
    const sandbox = await startSandbox({
      database,
      providerKey: loadOrCreateProviderKey(providerKeyFile).privateKey,
    })
    closers.push(() => sandbox.stop())
    // Content exists from its first request on.
    const { asOf } = await ask(sandbox, listItems, { channel: 'recommend', size: 20 })
    const items = feed.fill(database, asOf)
    const app = await serveApp(sandbox, closers)
    const plainPage = await servePage(join(import.meta.dirname, 'plain-page'), sandbox, closers)
    const user = await signIn(sandbox, FEED_USER)
    const browser = await startBrowser(null)
    closers.push(() => browser.stop())
    const tracer = createTracer(browser)

    const loadBefore = loadNow()
    const taken: Record<Way, Scroll[]> = { first: [], whole: [], plain: [] }
    let busy = 0
    // The round before the first fills the caches of sandbox and browser and is discarded.
    for (let round = 0; round <= rounds; round += 1) {
      const isCalm = await calm()
      const [first, whole] = await withPhonePage(browser, { user }, async (page) => {
        await page.open(app.origin + address, READY)
        await page.run(SETTLED, v.unknown())
        const down = await scroll(page, tracer)
        await readWhole(page)
        await page.run(SETTLED, v.unknown())
        return [down, await scroll(page, tracer, { up: true })] as const
      })
      const plain = await withPhonePage(browser, { user: null }, async (page) => {
        await page.open(`${plainPage.origin}/?rows=${items}`, PLAIN_READY)
        await page.run(TO_END, v.unknown())
        await page.run(SETTLED, v.unknown())
        return scroll(page, tracer, { up: true, all: true })
      })
      if (round === 0) continue
      if (!isCalm) busy += 1
      taken.first.push(first)
      taken.whole.push(whole)
      taken.plain.push(plain)
    }
    const machine = await describeMachine(browser, loadBefore)
    const results = WAYS.map((way) => wayResults(way, taken[way]))
    const { version, commit } = app.pack.manifest
    const notes = [
      `${about} with ${items.toLocaleString('en')} rows in pack ${version} (${commit}), user ${FEED_USER}: ${rounds} times, each in a new page. A finger flicks it for three seconds: down from its top, and up again from its last item, once all have been read.`,
      ...machineNotes(machine, CPU_SLOWDOWN),
      `Begun while others used the machine: ${busy} of ${rounds}.`,
      "Frames a second: what the compositor showed. Kept: of the frames in which something had changed, those that it showed; a machine that is late with the finger has fewer of them. Main late: pictures of the display without a frame of the main thread. Blank: of the main thread's frames, those in which the rows did not fill the middle of the screen. Work: processor time of the main thread a shown frame; over 16.7 ms and longest: of single frames of it.",
      'Static rows: as many in a page without scripts, in the same rounds: what this machine shows of any list.',
      'Rows: elements of the list in the page at the end. Heap: of scripts, after a collection.',
    ]
    const data = { version, commit, items, runs: rounds, cpuSlowdown: CPU_SLOWDOWN, machine, busy }
    const file = await writeReport(name, { ...data, notes, results })
    console.log(reportText(results, notes))
    console.log(`\n${file}`)
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}
