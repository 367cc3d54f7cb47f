// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { session } from '#session/session.ts'
import { fetchFirstPage } from './first-page.ts'

let provider: Awaited<ReturnType<typeof standInProvider>>
beforeAll(async () => {
  provider = await standInProvider()
})
afterAll(() => provider.close())

const unread = {
  trade: 1,
  plan: 0,
  account: 0,
  fund: 0,
  content: 0,
  report: 0,
  campaign: 0,
  notice: 0,
}
const page = {
  items: [
    {
      messageId: 'ABCDEF0123456789',
      kind: 'trade',
      eventKey: 'orderConfirmed 1',
      time: '20260311100000',
      title: '买入确认成功',
      text: '禾岸稳健混合A',
      amounts: [],
      forward: null,
      read: '0',
      legal: '1',
    },
  ],
  nextCursor: 'more',
  unread,
}
beforeEach(() => {
  session.openId = 'zhang'
  provider.reply = replies.payload(page)
})

const fetchAll = () => fetchFirstPage(undefined, { size: 20 }, new AbortController().signal)

test('without a network the newest messages that were read are shown with their time, and end there', async () => {
  expect(await fetchAll()).toMatchObject({ nextCursor: 'more' })
  provider.reply = replies.noNetwork
  await expect
    .poll(async () => {
      const copy = await fetchAll().catch(() => null)
      return [copy?.items[0]?.title, copy?.nextCursor, typeof copy?.keptAt]
    })
    .toEqual(['买入确认成功', '', 'number'])
})

test('a copy is of its user and kind alone', async () => {
  await fetchAll()
  provider.reply = replies.noNetwork
  await expect
    .poll(() =>
      fetchAll().then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  const other = fetchFirstPage('plan', { kind: 'plan', size: 20 }, new AbortController().signal)
  await expect(other).rejects.toThrow('network')
  session.openId = 'qian'
  await expect(fetchAll()).rejects.toThrow('network')
})
