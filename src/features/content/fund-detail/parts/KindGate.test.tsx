// @vitest-environment jsdom
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { button, click, inPage } from '#ui/testing/in-page.tsx'
import { KindGate } from './KindGate.tsx'

const fund = {
  fundCode: '980303',
  fundName: '澄川新动力灵活配置混合A',
  fundTypeCode: '4',
  fundTypeName: '混合型-灵活',
  fundRiskLevel: 3,
  nav: '1.7749',
  navDate: '20260310',
  tradeDate: '20260311',
  sevenDayYield: null,
  incomePer10k: null,
} as const
const money = {
  ...fund,
  fundTypeCode: '2',
  nav: '1.0000',
  sevenDayYield: '1.387',
  incomePer10k: '0.3792',
} as const

function Where() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

const render = (of: typeof fund | typeof money, figures: 'nav' | 'yield') =>
  inPage(
    <MemoryRouter>
      <KindGate fund={of} figures={figures}>
        <p>figures</p>
      </KindGate>
      <Where />
    </MemoryRouter>,
  )

test.each([
  ['net values of a fund that has them', fund, 'nav'],
  ['the yield of a money-market fund', money, 'yield'],
] as const)('the gate renders %s', async (_, of, figures) => {
  const page = await render(of, figures)
  expect(page.host.querySelector('p')?.textContent).toBe('figures')
  await page.unmount()
})

test.each([
  [
    'a money-market fund to its yield',
    money,
    'nav',
    '查看七日年化',
    '/fund_detail/FundNetWorth?fundCode=980303',
  ],
  [
    'any other fund to its net values',
    fund,
    'yield',
    '查看历史净值',
    '/fund_detail/FundValueHistory?fundCode=980303',
  ],
] as const)('the gate links %s', async (_, of, figures, action, address) => {
  const page = await render(of, figures)
  expect(page.host.textContent).not.toContain('figures')
  await click(button(action))
  expect(page.host.querySelector('output')?.textContent).toBe(address)
  await page.unmount()
})
