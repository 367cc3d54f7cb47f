// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { button, click, inPage } from '#ui/testing/in-page.tsx'
import { StaleNotice } from './StaleNotice.tsx'

const error = new Error('no network')
const at = Date.UTC(2026, 2, 11, 2, 5)

test('says of when the figures are once fetching them anew has failed, and offers to try again', async () => {
  let asked = 0
  const refetch = async () => {
    asked += 1
  }
  const page = await inPage(<StaleNotice query={{ error, dataUpdatedAt: at, refetch }} />)
  expect(page.host.textContent).toContain('没有更新成功，以下为 2026-03-11 10:05 的数据')
  await click(button('重新加载'))
  expect(asked).toBe(1)
  await page.unmount()
})

test.each([
  ['while all is well', { error: null, dataUpdatedAt: at }],
  ['where nothing was ever there', { error, dataUpdatedAt: 0 }],
])('is silent %s', async (_, query) => {
  const page = await inPage(<StaleNotice query={{ ...query, refetch: async () => {} }} />)
  expect(page.host.textContent).toBe('')
  await page.unmount()
})
