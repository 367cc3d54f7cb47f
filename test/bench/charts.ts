import { join } from 'node:path'
import * as v from 'valibot'
import { startBrowser } from '#test/hosts/chromium/browser.ts'
import type { BenchOptions } from './bench-options.ts'
import { drag, type Drag } from './charts/drag.ts'
import { SIDES, reportText, sideResults, type Side } from './charts/report.ts'
import { calm, loadNow, machineNotes, describeMachine, writeReport } from './machine.ts'
import { CPU_SLOWDOWN, withPhonePage } from './phone-page.ts'
import { servePage, type Closers } from './served-pack.ts'
import { turned } from './statistics.ts'
import { createTracer } from './trace.ts'

const RUNS = 9

/** The plot that is dragged over, on each side. */
const PLOTS: Readonly<Record<Side, string>> = {
  ours: '[role="slider"]',
  echarts: '[data-bench="plot"]',
  bare: '[data-bench="plot"]',
}
/** The element in the page once the side is drawn. */
const READY: Readonly<Record<Side, string>> = {
  ours: `document.querySelector('canvas')`,
  echarts: `document.querySelector('canvas')`,
  bare: `document.querySelector('[data-bench]')`,
}
const SETTLED = 'new Promise((done) => setTimeout(done, 300))'

/**
 * Prints how well a five-year chart follows a finger, compared with the same chart in ECharts;
 * dist/reports/bench-charts.json.
 */
export async function run({ rounds = RUNS }: BenchOptions): Promise<void> {
  const closers: Closers = []
  try {
    const nobody = { fetch: async () => new Response(null, { status: 404 }) }
    const { origin } = await servePage(join(import.meta.dirname, 'charts', 'page'), nobody, closers)
    const browser = await startBrowser(null)
    closers.push(() => browser.stop())
    const tracer = createTracer(browser)
    const loadBefore = loadNow()
    const taken: Record<Side, Drag[]> = { bare: [], ours: [], echarts: [] }
    let busy = 0
    // The round before the first fills the browser's caches and is discarded.
    for (let round = 0; round <= rounds; round += 1) {
      for (const side of turned(SIDES, round)) {
        const isCalm = await calm()
        const one = await withPhonePage(browser, { user: null }, async (page) => {
          await page.open(`${origin}/?with=${side}`, READY[side])
          await page.run(SETTLED, v.unknown())
          return drag(page, tracer, PLOTS[side])
        })
        if (round === 0) continue
        if (!isCalm) busy += 1
        taken[side].push(one)
      }
    }
    const machine = await describeMachine(browser, loadBefore)
    const results = SIDES.map((side) => sideResults(side, taken[side]))
    const notes = [
      `A finger goes over a five-year chart (1,250 days, three lines) and back in two seconds: ${rounds} drags each, in turn, each in a new page.`,
      ...machineNotes(machine, CPU_SLOWDOWN),
      `Begun while others used the machine: ${busy} of ${rounds * SIDES.length}.`,
      "Frames a second: frames that showed the crosshair's new place, as the compositor reports them. Work: processor time of the page's main thread per such frame; 16.7 fill a display of 60.",
      'Bare: a line moved by the finger in an empty box: what machine and input could do in the same minutes.',
      'Ours: src/ui/charts/LineChart.tsx as fund detail uses it. ECharts 6: line, grid and axis pointer alone, the values written above it as text.',
    ]
    const file = await writeReport('charts', {
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
