// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { queries } from '#app/queries.ts'
import { eventually } from '#app/testing/mounted-screen.tsx'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { button, click, inPage, type InPage } from '#ui/testing/in-page.tsx'
import { ManagersSay } from './ManagersSay.tsx'

let provider: Awaited<ReturnType<typeof standInProvider>>
let page: InPage

beforeAll(async () => {
  provider = await standInProvider()
})
afterAll(() => provider.close())
afterEach(async () => {
  await page.unmount()
  queries.clear()
})

async function open(): Promise<void> {
  page = await inPage(
    <QueryClientProvider client={queries}>
      <ManagersSay fundCode="980201" />
    </QueryClientProvider>,
  )
}
const eventuallySays = (words: string) =>
  eventually(() => expect(page.host.textContent).toContain(words))

test('managers that did not load are not shown as having written nothing', async () => {
  provider.reply = replies.breakdown
  await open()
  await eventuallySays('基金经理的观点没有加载出来')
  expect(page.host.textContent).not.toContain('还没有发表观点')
  provider.reply = replies.payload({ managers: [] })
  await click(button('重试'))
  await eventuallySays('基金经理还没有发表观点')
})

test('managers without a page of their own have written nothing', async () => {
  provider.reply = replies.refusal(RET.notFound)
  await open()
  await eventuallySays('基金经理还没有发表观点')
  expect(page.host.textContent).not.toContain('没有加载出来')
})

test('managers who cannot be read are not shown as having written nothing', async () => {
  provider.reply = replies.payload({ managers: [{ odd: true }] })
  await open()
  await eventuallySays('有 1 条记录暂时无法显示')
  expect(page.host.textContent).not.toContain('还没有发表观点')
})
