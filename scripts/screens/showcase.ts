import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ChromiumPages } from '#test/screens/chromium-pages.ts'
import { openScreen } from '#test/screens/screen-look.ts'
import type { PlannedSample } from './look-plan.ts'
import type { Stage } from './stage.ts'

const PAGE = { name: '390', width: 390, height: 844 } as const

/** A picture of the README: its file, and the look that it shows, as the catalogue names it. */
interface Shown {
  readonly file: string
  readonly look: string
  readonly dark?: boolean
}

export const SHOWCASE: readonly Shown[] = [
  { file: '1-home', look: 'home-zhang-390' },
  { file: '2-fund', look: 'fund_detail_FundDetailSingle-zhang-980303-390' },
  { file: '3-board', look: 'rankList_rankDetail-signed-out-calm-bond-390' },
  { file: '4-purchase', look: 'deal_nonMontyPurchase-zhang-390' },
  { file: '5-holdings', look: 'asset_holdList-zhang-390', dark: true },
  { file: '6-plan', look: 'directInvest_detail-planner-390' },
  { file: '7-report', look: 'monthlyReport_monthlyReportHome-zhang-390' },
  { file: '8-views', look: 'vp_home-signed-out-390' },
]

/** The samples of the README's pictures. Throws for a look that is not of the plan. */
export const showcaseSamples = (samples: readonly PlannedSample[]) =>
  SHOWCASE.map(({ file, look, dark = false }) => {
    const planned = samples.find(({ looks }) => looks.some(({ name }) => name === look))
    if (planned === undefined) throw new Error(`No sample is looked at as ${look}.`)
    return { file, dark, planned }
  })

/** Writes the README's pictures, as they are at the top of each screen, in place of the last ones. */
export async function takeShowcase(
  folder: string,
  samples: readonly PlannedSample[],
  { stage, device, chromium }: { stage: Stage; device: string; chromium: ChromiumPages },
): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    if (name.endsWith('.webp')) await rm(join(folder, name))
  }
  for (const { file, dark, planned } of showcaseSamples(samples)) {
    const opening = stage.opening(device, planned.sample)
    const { page, faults } = await openScreen(chromium, opening, { ...PAGE, dark })
    try {
      if (faults.length > 0) throw new Error(`${file}: ${faults.join(', ')}`)
      const picture = await chromium.small()
      await writeFile(join(folder, `${file}.webp`), picture)
      console.log(`  ${file}.webp ${picture.length} bytes`)
    } finally {
      await page.close()
    }
  }
}
