// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { fund } from './testing/test-fund.ts'
import { inPage } from '#ui/testing/in-page.tsx'
import { FundLine } from './FundLine.tsx'

const money = {
  fundCode: '000198',
  fundName: '余额货币',
  fundTypeCode: '2',
  fundTypeName: '货币型',
  fundRiskLevel: 1,
  nav: '1.0000',
  navDate: '20140831',
  tradeDate: '20250721',
  sevenDayYield: '4.146',
  incomePer10k: '1.1234',
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

test('a yield comes with the income of its day, and the fund with its type', async () => {
  const page = await inPage(<FundLine fund={money} />)
  expect(page.host.textContent).toContain('万份收益 1.1234')
  expect(page.host.textContent).toContain('货币型')
  await page.unmount()
})

test('a fund with a net value has no income of ten thousand shares', async () => {
  const page = await inPage(<FundLine fund={fund} />)
  expect(page.host.textContent).toContain('混合型-灵活')
  expect(page.host.textContent).toContain('单位净值 03-10')
  expect(page.host.textContent).not.toContain('万份收益')
  await page.unmount()
})
