import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('every pattern, as the specification spells it', () => {
  expect(Object.values(paths).map(({ pattern }) => pattern)).toMatchInlineSnapshot(`
    [
      "/",
      "/fund_detail/FundDetailSingle",
      "/deal/nonMontyPurchase",
      "/deal/montyPurchase",
      "/deal/DealResult/:type",
      "/transaction/TransactionDetail",
      "/authentic",
      "/binding/setBank",
      "/myCenter/personalTax",
      "/risks",
      "/error/networkError",
      "/error/error404",
    ]
  `)
})

test('parameters are encoded, query fields without a value left out', () => {
  const url = paths.dealResult.to({ type: 'a/b', applyNo: 'N 1', fundCode: '000001' })
  expect(url).toBe('/deal/DealResult/a%2Fb?applyNo=N+1&fundCode=000001')
  expect(paths.purchase.to({ fundCode: '000001' })).toBe('/deal/nonMontyPurchase?fundCode=000001')
})
