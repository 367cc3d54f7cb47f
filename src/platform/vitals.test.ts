// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TimedOpening } from './vitals.ts'

const NOW = Date.UTC(2026, 2, 11, 2)

/** The module as a page that has just begun has it. */
async function freshPage() {
  vi.resetModules()
  const vitals = await import('./vitals.ts')
  const reported: TimedOpening[] = []
  vitals.reportOpeningsTo((opening) => reported.push(opening))
  return { ...vitals, reported }
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.setSystemTime(NOW)
})
afterEach(() => {
  delete window.packTappedAt
  vi.useRealTimers()
})

const drawn = () => vi.advanceTimersByTime(20)

test('one opening makes one report, however many figures come', async () => {
  window.packTappedAt = NOW - 800
  const page = await freshPage()
  page.figureShown()
  page.figureShown()
  drawn()
  page.figureShown()
  drawn()
  expect(page.reported).toEqual([
    { ms: expect.closeTo(816, -1), since: 'tap', warm: false, left: false },
  ])
})

test('without a tap the time counts from the navigation', async () => {
  const page = await freshPage()
  vi.advanceTimersByTime(500)
  page.figureShown()
  drawn()
  expect(page.reported).toMatchObject([{ since: 'navigation', warm: false }])
  expect(page.reported[0]?.ms).toBeGreaterThanOrEqual(500)
})

test.each([NOW + 5_000, NOW - 3_600_000])(
  'a tap at %d, which no clock can mean, is left aside',
  async (tappedAt) => {
    window.packTappedAt = tappedAt
    const page = await freshPage()
    page.figureShown()
    drawn()
    expect(page.reported).toMatchObject([{ since: 'navigation' }])
  },
)

test('each opening of a page that was loaded ahead makes a report of its own', async () => {
  const page = await freshPage()
  for (const ago of [100, 300]) {
    page.openingBegan(Date.now() - ago)
    page.figureShown()
    drawn()
  }
  expect(page.reported.map(({ warm, since, ms }) => [warm, since, Math.round(ms / 50)])).toEqual([
    [true, 'tap', 2],
    [true, 'tap', 6],
  ])
})

test('a page that was out of view says so, until it is opened again', async () => {
  const page = await freshPage()
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  seen.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  page.figureShown()
  drawn()
  page.openingBegan(Date.now())
  page.figureShown()
  drawn()
  expect(page.reported.map(({ left }) => left)).toEqual([true, false])
  seen.mockRestore()
})

test('a page that comes into view was not left', async () => {
  const page = await freshPage()
  page.openingBegan(Date.now())
  // As when the app shows the page that it has loaded ahead.
  document.dispatchEvent(new Event('visibilitychange'))
  page.figureShown()
  drawn()
  expect(page.reported).toMatchObject([{ warm: true, left: false }])
})

test.each([0, NOW + 5_000])(
  'without a tap that a clock can mean (%d), a page that was loaded ahead counts from its opening',
  async (tappedAt) => {
    const page = await freshPage()
    page.openingBegan(tappedAt)
    vi.advanceTimersByTime(200)
    page.figureShown()
    drawn()
    expect(page.reported).toMatchObject([{ since: 'opening', warm: true }])
    expect(page.reported[0]?.ms).toBeGreaterThanOrEqual(200)
    expect(page.reported[0]?.ms).toBeLessThan(300)
  },
)
