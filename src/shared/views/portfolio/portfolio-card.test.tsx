// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RET } from '#api/endpoint.ts'
import { queries } from '#app/data/queries.ts'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { session } from '#session/session.ts'
import { eventually, inPage } from '#ui/testing/in-page.tsx'
import { PortfolioCard } from './PortfolioCard.tsx'

let provider: Awaited<ReturnType<typeof standInProvider>>
beforeAll(async () => {
  provider = await standInProvider()
})
afterAll(() => provider.close())

async function shown(openId: string) {
  session.openId = openId
  queries.clear()
  return inPage(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <PortfolioCard portfolioCode="PL0001" />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('a portfolio in a page is locked for a visitor, and for who is not matched', async () => {
  provider.reply = replies.refusal(RET.adviceMismatch, '该组合高于您的风险等级')
  for (const openId of ['', 'o_zhang']) {
    provider.requestedUrls.length = 0
    const page = await shown(openId)
    await eventually(() => expect(page.host.textContent).toContain('完成投资需求问卷'))
    await eventually(() => expect(provider.requestedUrls).toHaveLength(openId === '' ? 0 : 1))
    expect(page.host.textContent).not.toMatch(/PL0001|进取|权益/)
    await page.unmount()
  }
})
