// @vitest-environment jsdom
import { act } from 'react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { queries } from '#app/data/queries.ts'
import { screens } from '#app/router/screens.ts'
import { loadSkeletons } from '#app/router/screen-loader.ts'
import { mountedScreen } from '#app/testing/mounted-screen.tsx'
import { standInProvider } from '#app/testing/stand-in-provider.ts'
import { VisitPage } from '#app/page/VisitPage.tsx'
import { homePaths } from '#paths/home.ts'
import { signIn, signOut } from '#session/session.ts'
import type { ScreenRow } from '#templates/screen.ts'
import type { Sample } from '#templates/sample.ts'
import { EXAMPLE_IDS, screenSamples } from '#test/screens/samples.ts'
import { inPage } from '#ui/testing/in-page.tsx'

/** A screen shows its skeleton where its data are this late, in ms. */
const LATE_MS = 200

/** The skeleton's cards of rows, figures and charts that are in the page, as text. */
const cards = (): string =>
  [...document.querySelectorAll('[class*=skeleton]')]
    // Some screens have lines of text above them for a head that operators compose.
    .filter((card) => card.querySelector('[class*=row],[class*=figure],[class*=tall]') !== null)
    .map((card) =>
      [...card.querySelectorAll('div,[class*=bone]')].map((it) => it.className).join(' '),
    )
    .join('\n')

let provider: Awaited<ReturnType<typeof standInProvider>>

beforeAll(async () => {
  // It never answers: every screen waits for its first data.
  provider = await standInProvider()
  await loadSkeletons()
})
afterEach(() => {
  vi.useRealTimers()
  signOut(sessionStorage)
})
afterAll(() => provider.close())

async function shownWhileLoading(row: ScreenRow, { address, user }: Sample): Promise<string> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Without its guards, which wait for answers of their own.
  const { close } = await mountedScreen({ ...row, needs: [] }, address)
  if (user !== null)
    await act(async () => signIn(sessionStorage, { openId: 'o-1', encOpenId: 'e-1' }))
  await act(async () => vi.advanceTimersByTime(LATE_MS))
  const shown = cards()
  await close()
  vi.useRealTimers()
  await queries.cancelQueries()
  return shown
}

/** Returns what is in view until the file of the row's screen is there. */
async function shownBefore(row: ScreenRow): Promise<string> {
  const visit = { address: '/late', key: '/late', place: null, fields: {}, input: {} }
  const unloaded = { ...row, load: () => new Promise<never>(() => {}) }
  const page = await inPage(<VisitPage visit={{ ...visit, row: unloaded }} />)
  const shown = cards()
  await page.unmount()
  return shown
}

test('until its file is there a screen has the skeleton that it shows itself until its data are', async () => {
  const samples = screenSamples(EXAMPLE_IDS)
  const others: string[] = []
  let compared = 0
  for (const row of screens) {
    const sample = samples[row.path]?.[0]
    if (sample === undefined) continue
    const own = await shownWhileLoading(row, sample)
    // Some are there without data, or have a place of their own for each part, as home has.
    if (own === '' || row.path === homePaths.home.pattern) continue
    compared += 1
    if (own !== (await shownBefore(row))) others.push(row.path)
  }
  expect(others).toEqual([])
  expect(compared).toBeGreaterThan(100)
})
