import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('every pattern, as the specification spells it', () => {
  expect(Object.values(paths).map(({ pattern }) => pattern)).toMatchInlineSnapshot(`
    [
      "/",
      "/deal/nonMontyPurchase",
      "/deal/montyPurchase",
      "/deal/nonMontyRedeem",
      "/deal/montyRedeem",
      "/deal/DealResult/:type",
      "/deal/addBank",
      "/deal/TransformList",
      "/asset/holdList",
      "/asset/singleHold",
      "/asset/holdYuEBao",
      "/asset/sumDetail",
      "/asset/channelHold",
      "/asset/singleDetail",
      "/asset/shareDetail",
      "/asset/SmartSubscribeList",
      "/asset/clearanceRecord",
      "/transaction/TransactionMain",
      "/transaction/TransactionSingle",
      "/transaction/TransactionDetail",
      "/charge/serviceCharge",
      "/charge/shiftRule",
      "/remittance/LargeRemittance",
      "/customized/CustomizedPage",
      "/cmbResult",
      "/fundPortal/performance",
      "/fundPortal/valuation",
      "/fundPortal/allFundList",
      "/fundPortal/buyFundList",
      "/fundPortal/directFundList",
      "/fundPortal/stopWinFundList",
      "/fund_detail/FundDetailSingle",
      "/fund_detail/FundTradeRule",
      "/fund_detail/FundValueHistory",
      "/fund_detail/FundNetWorth",
      "/fund_detail/FundPerformanceHistory",
      "/fund_detail/FundDetailArchives",
      "/fund_detail/FundDetailAchievement",
      "/fund_detail/HistoricalWorth",
      "/fund_detail/FundFiles",
      "/fund_detail/fundScale",
      "/static",
      "/kit",
      "/testBridge/home",
      "/testBridge/bar",
      "/testBridge/pushWindow",
      "/testBridge/biz",
      "/testBridge/event",
      "/testBridge/getLink",
      "/testBridge/testTrack",
      "/testBridge/testStorage",
      "/testBridge/testShare",
      "/authentic",
      "/authentic/authenticSuccess",
      "/binding",
      "/binding/setBank",
      "/binding/setPassword/:step",
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
