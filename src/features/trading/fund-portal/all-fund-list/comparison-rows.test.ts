import { expect, test } from 'vitest'
import { comparedParts, sharedLines, type ComparedFund } from './comparison-rows.ts'

const fund: ComparedFund = {
  fundCode: '980201',
  fundName: '禾岸甲混合A',
  fundTypeCode: '4',
  fundTypeName: '混合型',
  fundRiskLevel: 3,
  establishDate: '20180301',
  risk: {
    from: '20230310',
    to: '20260310',
    own: '12.30',
    benchmark: '-4.50',
    maxDrawdown: '18.20',
  },
  sevenDayYield: null,
  navDate: '20260310',
  purchaseTiers: [{ upTo: null, rate: '1.50', flat: null }],
  discount: '0.1',
  redemptionTiers: [],
  managementRate: '1.20',
  custodyRate: '0.20',
  salesServiceRate: null,
  scale: '1234567890.12',
  scaleDate: '20251231',
  managerName: '许南乔',
  managerSince: '20240318',
  assets: [{ name: '股票', share: '80.00' }],
  reportDate: '20251231',
}
const young: ComparedFund = { ...fund, fundCode: '980407', fundName: '禾岸乙混合A', risk: null }
const money: ComparedFund = {
  ...fund,
  fundCode: '001386',
  fundName: '禾岸宝货币',
  risk: null,
  sevenDayYield: '1.4560',
  assets: [{ name: '现金', share: '40.00' }],
}

const cell = (funds: readonly ComparedFund[], name: string) => {
  const rows = comparedParts(funds, '3y').flatMap((part) => part.rows)
  const row = rows.find(([title]) => title === name)
  return funds.map((it) => row?.[1](it))
}

test.each([
  ['近3年收益', ['+12.30%', '--', '--']],
  ['同期业绩比较基准', ['-4.50%', '--', '--']],
  ['同期最大回撤', ['-18.20%', '--', '--']],
  ['区间起', ['2023-03-10', '--', '--']],
  ['七日年化', ['--', '--', '1.456%（2026-03-10）']],
  ['申购费（首档）', ['0.15%', '0.15%', '0.15%']],
  ['销售服务费/年', ['--', '--', '--']],
  ['股票', ['80.00%', '80.00%', '--']],
  ['现金', ['--', '--', '40.00%']],
])('the row %s of three funds shows %j', (name, cells) => {
  expect(cell([fund, young, money], name)).toEqual(cells)
})

test('no row is about money-market funds where there is none', () => {
  expect(cell([fund, young], '七日年化')).toEqual([undefined, undefined])
})

test('what is shared has every return with what belongs to it', () => {
  expect(sharedLines([fund, young, money], '3y')).toEqual([
    '禾岸甲混合A：近3年收益 +12.30%，基准 -4.50%，最大回撤 -18.20%（2023-03-10 至 2026-03-10）',
    '禾岸乙混合A：近3年收益 --',
    '禾岸宝货币：七日年化 1.456%（2026-03-10）',
  ])
})
