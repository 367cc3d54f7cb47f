// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest'
import { chinaTime } from '#domain/calendar/calendar-date.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { forgetClock, syncClock } from '#platform/clock.ts'
import { button, click, inPage } from '#ui/testing/in-page.tsx'
import { PageQueries } from './page-queries.ts'
import { StaleNotice } from './StaleNotice.tsx'

const error = new Error('no network')
const at = Date.UTC(2026, 2, 11, 2, 5)

test('shows the time of the data once a refresh has failed, and a button that tries again', async () => {
  let refetched = 0
  const refetch = async () => {
    refetched += 1
  }
  const page = await inPage(<StaleNotice query={{ error, dataUpdatedAt: at, refetch }} />)
  expect(page.host.textContent).toContain('没有更新成功，以下为 2026-03-11 10:05 的数据')
  await click(button('重新加载'))
  expect(refetched).toBe(1)
  await page.unmount()
})

test('dates the data by the provider’s clock, whatever the phone’s says', async () => {
  onTestFinished(forgetClock)
  const now = Date.now()
  syncClock(chinaTime(now - 3_600_000))
  const query = { error, dataUpdatedAt: now, refetch: async () => {} }
  const page = await inPage(<StaleNotice query={query} />)
  const shown = formatDateTime(chinaTime(now - 3_600_000), { seconds: false })
  expect(page.host.textContent).toContain(`以下为 ${shown} 的数据`)
  await page.unmount()
})

test('shows the oldest time of all failed queries, and refetches each of them', async () => {
  const asked: string[] = []
  const part = (name: string, hours: number, failed = true) => ({
    error: failed ? error : null,
    dataUpdatedAt: at - hours * 3_600_000,
    refetch: async () => asked.push(name),
  })
  const page = await inPage(
    <PageQueries value={[part('fund', 1), part('fees', 5, false)]}>
      <StaleNotice query={part('list', 2)} />
    </PageQueries>,
  )
  expect(page.host.textContent).toContain('没有更新成功，以下为 2026-03-11 08:05 的数据')
  await click(button('重新加载'))
  expect(asked).toEqual(['fund', 'list'])
  await page.unmount()
})

test.each([
  ['while no query has failed', { error: null, dataUpdatedAt: at }],
  ['where there was never any data', { error, dataUpdatedAt: 0 }],
])('the notice shows nothing %s', async (_, query) => {
  const page = await inPage(<StaleNotice query={{ ...query, refetch: async () => {} }} />)
  expect(page.host.textContent).toBe('')
  await page.unmount()
})
