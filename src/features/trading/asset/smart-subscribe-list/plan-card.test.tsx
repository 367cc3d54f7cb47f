// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { queries } from '#app/data/queries.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { TEST_PLAN } from '#shared/engines/plan/testing/test-plan.ts'
import type { Plan } from '#shared/parts/plan/plan-words.ts'
import { button, click, inPage, type InPage } from '#ui/testing/in-page.tsx'
import { PlanCard } from './PlanCard.tsx'

let page: InPage
afterEach(() => page.unmount())

async function show(change: Partial<Plan>): Promise<string> {
  page = await inPage(
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <PlanCard plan={{ ...TEST_PLAN, ...change }} />
      </BrowserRouter>
    </QueryClientProvider>,
  )
  return document.body.textContent ?? ''
}

test.each([
  ['stopped', { status: 'abnormal', statusReason: '扣款银行卡已解绑，计划暂停扣款' }],
  ['paused', { status: 'paused' }],
] as const)(
  'a plan that is %s and whose card was untied leads to another card',
  async (_, state) => {
    const text = await show({ ...state, channelName: '', nextDebitDate: null })
    expect(text).toContain('付款方式银行卡已解绑')
    await click(button('更换扣款卡'))
    expect(location.pathname + location.search).toBe(
      directInvestPaths.directInvestCashier.to({ planNo: TEST_PLAN.planNo }),
    )
  },
)

test('a plan that has ended says that its card was untied, and leads nowhere', async () => {
  const ended = { status: 'terminated', endTime: '20260301090000', nextDebitDate: null } as const
  expect(await show({ ...ended, channelName: '' })).toContain('付款方式银行卡已解绑')
  expect(document.querySelector('button')).toBeNull()
})
