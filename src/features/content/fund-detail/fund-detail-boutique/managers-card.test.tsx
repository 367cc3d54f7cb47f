// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { queries } from '#app/queries.ts'
import { eventually } from '#app/testing/mounted-screen.tsx'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { fund } from '#shared/fund/testing/test-fund.ts'
import { button, click, inPage, type InPage } from '#ui/testing/in-page.tsx'
import { ManagersCard } from './ManagersCard.tsx'

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

const text = () => page.host.textContent ?? ''

async function open(): Promise<void> {
  page = await inPage(
    <QueryClientProvider client={queries}>
      <ManagersCard fund={fund} />
    </QueryClientProvider>,
  )
}

test('managers that did not load can be loaded again', async () => {
  provider.reply = replies.breakdown
  await open()
  await eventually(() => expect(text()).toContain('基金经理没有加载出来'))
  provider.reply = replies.payload({ managers: [] })
  await click(button('重试'))
  await eventually(() => expect(text()).toBe(''))
})

test('a manager who cannot be read is counted, not left out in silence', async () => {
  provider.reply = replies.payload({ managers: [{ odd: true }] })
  await open()
  await eventually(() => expect(text()).toContain('有 1 条记录暂时无法显示'))
})
