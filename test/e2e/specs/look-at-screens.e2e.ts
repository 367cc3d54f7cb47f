import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import * as v from 'valibot'
import { pictureDifference } from '#scripts/screens/picture-difference.ts'
import { openStage, type Stage } from '#scripts/screens/stage.ts'
import { runningBrowser } from '#test/e2e/running-browser.ts'
import { targets } from '#test/e2e/targets.ts'
import { joinBrowser } from '#test/hosts/chromium/browser.ts'
import { chromiumPages } from '#test/screens/chromium-pages.ts'
import type { LookEngine } from '#test/screens/look-page.ts'
import { lookAt, pictureOf, type Seen } from '#test/screens/screen-look.ts'
import { startWebkitPages } from '#test/screens/webkit-pages.ts'

const WIDE = { name: '390', width: 390, height: 844 } as const
const NARROW = { name: '320', width: 320, height: 640 } as const
const HOLDINGS = { address: '/asset/holdList', user: 'qian' }
const OWN_PAGE = { address: '/myCenter/centerHome', user: null }

async function openEngine(name: 'chromium' | 'webkit') {
  if (name === 'webkit') return startWebkitPages()
  const browser = await joinBrowser(runningBrowser())
  return { ...chromiumPages(browser), stop: () => browser.stop() }
}

const engines = targets().filter(({ phone }) => phone === null)

for (const { engine, name, missing } of engines) {
  const why = missing === null ? '' : ` (skipped: ${missing})`
  describe.skipIf(missing !== null)(`${name}${why}`, () => {
    let stage: Stage
    let looking: LookEngine & { stop(): Promise<void> }
    let folder = ''
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'h5-looks-'))
      stage = await openStage([inject('e2e').deviceDir], false)
      looking = await openEngine(engine)
    })
    afterAll(async () => {
      await looking.stop()
      await stage.stop()
      await rm(folder, { recursive: true, force: true })
    })
    const opening = (sample: { address: string; user: string | null }) =>
      stage.opening(inject('e2e').deviceDir, sample)

    test('a screen is looked at in each size, and opened once', async () => {
      const seen: Seen[] = []
      const looks = [WIDE, NARROW].map((viewport) => ({
        viewport,
        picture: join(folder, `${viewport.name}.png`),
      }))
      await lookAt(looking, opening(HOLDINGS), looks, (_, it) => void seen.push(it))
      expect(seen.map(({ faults }) => faults)).toEqual([[], []])
      for (const { text } of seen) expect(text).toContain('持有')
      const widths = await Promise.all(looks.map(async (it) => readFile(it.picture)))
      const [wide = 0, narrow = 0] = widths.map((it) => it.readUInt32BE(16))
      expect(wide / narrow).toBeCloseTo(390 / 320, 2)
    })

    test('a screen that is opened after another is as on a new device', async () => {
      const [fresh, after] = ['fresh', 'after'].map((it) => join(folder, `${it}.png`))
      const other = await openEngine(engine)
      await pictureOf(other, opening(OWN_PAGE), { viewport: WIDE, picture: fresh ?? '' })
      await other.stop()
      const first = await looking.open(opening(HOLDINGS), WIDE)
      await first.run('localStorage.setItem("left", "1") ?? ""', v.string())
      await first.close()
      await pictureOf(looking, opening(OWN_PAGE), { viewport: WIDE, picture: after ?? '' })
      const [before, now] = await Promise.all([fresh, after].map((it) => readFile(it ?? '')))
      if (before === undefined || now === undefined) throw new Error('no picture was taken')
      expect(pictureDifference(before, now)).toBeNull()
      const page = await looking.open(opening(OWN_PAGE), WIDE)
      const kept = 'JSON.stringify([localStorage.left, sessionStorage.openId])'
      expect(await page.run(kept, v.string())).toBe('[null,null]')
      await page.close()
    })

    test('an error in the console is a fault of the look', async () => {
      const page = await looking.open(opening(OWN_PAGE), WIDE)
      await page.run('console.error("broken") ?? ""', v.string())
      await expect.poll(() => page.faults()).toEqual(['console error: broken'])
      await page.close()
    })
  })
}
