// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { inPage } from '#ui/testing/in-page.tsx'
import { FundLine } from './FundLine.tsx'

const money = {
  fundCode: '000198',
  fundName: '余额货币',
  fundTypeCode: '2',
  fundRiskLevel: 1,
  nav: '1.0000',
  navDate: '20140831',
  tradeDate: '20250721',
  sevenDayYield: '4.146',
} as const

test('a figure from years ago is shown with its year and a notice', async () => {
  const page = await inPage(<FundLine fund={money} />)
  expect(page.host.textContent).toContain('七日年化 2014-08-31')
  expect(page.host.textContent).toContain('最近一次公布的数据是 2014-08-31')
  await page.unmount()
})

test('a recent figure is shown with month and day only', async () => {
  const page = await inPage(<FundLine fund={{ ...money, navDate: '20250720' }} />)
  expect(page.host.textContent).toContain('七日年化 07-20')
  expect(page.host.textContent).not.toContain('最近一次公布')
  await page.unmount()
})
