import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { startBrowser } from '#test/hosts/chromium/browser.ts'
import { openSandbox } from '#test/sandbox/testing/test-client.ts'
import type { BenchOptions } from './bench-options.ts'
import { calm, describeMachine, loadNow, machineNotes, writeReport } from './machine.ts'
import { reportText, SIDES, sideResults, type Opening, type Side } from './pages/report.ts'
import { CPU_SLOWDOWN, withPhonePage } from './phone-page.ts'
import { servePage, type Closers } from './served-pack.ts'
import { turned } from './statistics.ts'

const RUNS = 15

const PAINTED = `performance.getEntriesByName('painted')[0]?.startTime`
const LOADED = `performance.getEntriesByType('resource')
  .map(({ name }) => name).filter((name) => /\\.(?:js|css)$/.test(name))`

const WORDS = `document.getElementById('root').textContent`

/** The gzip bytes of files, each fetched once. */
function weigher() {
  const known = new Map<string, number>()
  return async (urls: readonly string[]): Promise<number> => {
    let sum = 0
    for (const url of new Set(urls)) {
      if (!known.has(url)) {
        const body = Buffer.from(await (await fetch(url)).arrayBuffer())
        known.set(url, gzipSync(body, { level: 9 }).length)
      }
      sum += known.get(url) ?? 0
    }
    return sum
  }
}

/**
 * Prints how soon a composed page of thirty blocks is painted, compared with the same content
 * written as a screen and drawn by Puck's own renderer; dist/reports/bench-pages.json.
 */
export async function run({ rounds = RUNS }: BenchOptions): Promise<void> {
  const closers: Closers = []
  try {
    const sandbox = await openSandbox()
    closers.push(() => sandbox.stop())
    const { origin } = await servePage(join(import.meta.dirname, 'pages', 'page'), sandbox, closers)
    const browser = await startBrowser(null)
    closers.push(() => browser.stop())
    const weigh = weigher()
    const loadBefore = loadNow()
    const taken: Record<Side, Opening[]> = { ours: [], screen: [], puck: [] }
    const words = new Set<string>()
    let busy = 0
    // The round before the first fills the browser's caches and is discarded.
    for (let round = 0; round <= rounds; round += 1) {
      for (const side of turned(SIDES, round)) {
        const isCalm = await calm()
        const one = await withPhonePage(browser, { user: null }, (page) =>
          page.throttled(async () => {
            await page.open(`${origin}/?with=${side}`, `${PAINTED} !== undefined`)
            const paintedMs = await page.run(PAINTED, v.number())
            words.add(await page.run(WORDS, v.string()))
            if (words.size > 1) throw new Error(`not the same words as before with ${side}`)
            return { paintedMs, bytes: await weigh(await page.run(LOADED, v.array(v.string()))) }
          }),
        )
        if (round === 0) continue
        if (!isCalm) busy += 1
        taken[side].push(one)
      }
    }
    const machine = await describeMachine(browser, loadBefore)
    const results = SIDES.map((side) => sideResults(side, taken[side]))
    const notes = [
      `A page of thirty blocks is opened, from the navigation until its last block is painted: ${rounds} openings each, in turn, each in a new page.`,
      ...machineNotes(machine, CPU_SLOWDOWN),
      `Begun while others used the machine: ${busy} of ${rounds * SIDES.length}.`,
      'A composed page: its document is read and checked, then drawn by src/shared/pages/page-blocks. A screen by hand: the same content as markup of the kit.',
      "Puck's Render: @puckeditor/core draws the document with the parts of the screen by hand.",
    ]
    const file = await writeReport('pages', {
      runs: rounds,
      cpuSlowdown: CPU_SLOWDOWN,
      machine,
      busy,
      notes,
      results,
    })
    console.log(reportText(results, notes))
    console.log(`\n${file}`)
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}
