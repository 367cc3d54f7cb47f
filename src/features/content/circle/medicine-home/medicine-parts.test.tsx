// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { queries } from '#app/queries.ts'
import { eventually } from '#app/testing/mounted-screen.tsx'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'

import { button, click, inPage, type InPage } from '#ui/testing/in-page.tsx'
import { MedicinePeople } from './MedicinePeople.tsx'
import { ThemeFunds } from './ThemeFunds.tsx'

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

const ODD = { odd: true }
const parts = [
  { Part: ThemeFunds, what: '基金', payload: { tags: [], alike: [], funds: [] }, of: 'funds' },
  {
    Part: MedicinePeople,
    what: '圈子里的人',
    payload: { records: [], nextCursor: '' },
    of: 'records',
  },
] as const

async function open(Part: () => ReactNode): Promise<void> {
  page = await inPage(
    <QueryClientProvider client={queries}>
      <Part />
    </QueryClientProvider>,
  )
}

test.each(parts)('$what that did not load can be loaded again', async ({ Part, what, payload }) => {
  provider.reply = replies.breakdown
  await open(Part)
  await eventually(() => expect(text()).toContain(`${what}没有加载出来`))
  provider.reply = replies.payload(payload)
  await click(button('重试'))
  // There is nothing of it.
  await eventually(() => expect(text()).toBe(''))
})

test.each(parts)('$what that cannot be read is not left out in silence', async (about) => {
  provider.reply = replies.payload({ ...about.payload, [about.of]: [ODD, ODD] })
  await open(about.Part)
  await eventually(() => expect(text()).toContain('有 2 条记录暂时无法显示'))
})
