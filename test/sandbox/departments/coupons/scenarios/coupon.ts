import {
  cancelGift,
  claimCoupon,
  giveCoupon,
  listCouponBatches,
  listCouponFunds,
  listCoupons,
  listOrderCoupons,
  queryCoupon,
  queryCouponBatch,
  queryGift,
  quoteCoupons,
  takeGift,
} from '#api/calls/coupons/coupon.ts'
import { listExchanges, queryExchange, redeemCode } from '#api/calls/coupons/exchange.ts'
import { seededCoupon, seededGift } from '#test/sandbox/departments/coupons/seeded-coupons.ts'
import { sampleCode, sampleExchange } from '#test/sandbox/departments/coupons/redeem-codes.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

const page = { page: 1, size: 20 }
const own = { cardId: seededCoupon('saver', 'cut') }
const none = { cardId: '0'.repeat(24) }
const noGift = { giftCode: '0'.repeat(20) }
const open = { giftCode: seededGift('open') }
const taken = { giftCode: seededGift('taken') }
const buy = { scene: 'buy', fundCode: '980301', amount: '5000.00' } as const
const noFund = { scene: 'buy', fundCode: '999999' } as const
const requestNo = 'R202603111000000001'

const claiming = async (p: Provider, batchId: string, who = 'zhang') =>
  (await p.as(who))(claimCoupon, { batchId, requestNo })
const redeeming = async (p: Provider, number: number, who = 'zhang') =>
  (await p.as(who))(redeemCode, { code: sampleCode(number), requestNo })

export const coupon: readonly Scenario[] = [
  scenario(listCoupons, async (p) => (await p.as('saver'))(listCoupons, { ...page, tab: 'own' })),

  scenario(queryCoupon, async (p) => (await p.as('saver'))(queryCoupon, own), {
    notFound: async (p) => (await p.as('zhang'))(queryCoupon, own),
  }),

  scenario(listCouponBatches, async (p) => p.anyone(listCouponBatches, {})),

  scenario(queryCouponBatch, async (p) => p.anyone(queryCouponBatch, { batchId: 'cut-20' }), {
    notFound: async (p) => p.anyone(queryCouponBatch, { batchId: 'no-such' }),
  }),

  scenario(
    listCouponFunds,
    async (p) => (await p.as('saver'))(listCouponFunds, { ...own, ...page }),
    {
      notFound: async (p) => (await p.as('saver'))(listCouponFunds, { ...none, ...page }),
    },
  ),

  scenario(
    listOrderCoupons,
    async (p) => (await p.as('saver'))(listOrderCoupons, { scene: 'buy', fundCode: '980301' }),
    { notFound: async (p) => (await p.as('saver'))(listOrderCoupons, noFund) },
  ),

  scenario(
    quoteCoupons,
    async (p) => (await p.as('saver'))(quoteCoupons, { ...buy, cardIds: own.cardId }),
    {
      notFound: async (p) => (await p.as('saver'))(quoteCoupons, { ...buy, cardIds: none.cardId }),
      couponUnusable: async (p) =>
        (await p.as('saver'))(quoteCoupons, { ...buy, amount: '999.00', cardIds: own.cardId }),
    },
  ),

  scenario(claimCoupon, async (p) => claiming(p, 'cut-20'), {
    notFound: async (p) => claiming(p, 'no-such'),
    activityOver: async (p) => claiming(p, 'over'),
    soldOut: async (p) => claiming(p, 'sold-out'),
    quotaUsed: async (p) => claiming(p, 'back-half', 'saver'),
    cannotJoin: async (p) => claiming(p, 'cut-20', 'li'),
  }),

  scenario(giveCoupon, async (p) => (await p.as('saver'))(giveCoupon, { ...own, requestNo }), {
    notFound: async (p) => (await p.as('zhang'))(giveCoupon, { ...own, requestNo }),
    couponUnusable: async (p) =>
      (await p.as('saver'))(giveCoupon, { cardId: seededCoupon('saver', 'back'), requestNo }),
  }),

  scenario(queryGift, async (p) => p.anyone(queryGift, open), {
    notFound: async (p) => p.anyone(queryGift, noGift),
  }),

  scenario(takeGift, async (p) => (await p.as('zhang'))(takeGift, open), {
    notFound: async (p) => (await p.as('zhang'))(takeGift, noGift),
    alreadyClaimed: async (p) => (await p.as('zhang'))(takeGift, taken),
    activityOver: async (p) => {
      okPayload(await (await p.as('saver'))(cancelGift, open))
      return (await p.as('zhang'))(takeGift, open)
    },
    cannotJoin: async (p) => (await p.as('saver'))(takeGift, open),
  }),

  scenario(cancelGift, async (p) => (await p.as('saver'))(cancelGift, open), {
    notFound: async (p) => (await p.as('zhang'))(cancelGift, open),
    alreadyClaimed: async (p) => (await p.as('saver'))(cancelGift, taken),
  }),

  scenario(redeemCode, async (p) => redeeming(p, 1), {
    codeInvalid: async (p) => redeeming(p, 2),
    soldOut: async (p) => redeeming(p, 5),
    cannotJoin: async (p) => redeeming(p, 1, 'li'),
    tooOften: async (p) => {
      const zhang = await p.as('zhang')
      for (const n of [1, 2, 3, 4, 5])
        await zhang(redeemCode, { code: sampleCode(3), requestNo: `R20260311100000000${n}` })
      return zhang(redeemCode, { code: sampleCode(1), requestNo: 'R202603111000000009' })
    },
  }),

  scenario(
    queryExchange,
    async (p) => (await p.as('saver'))(queryExchange, { exchangeId: sampleExchange(2) }),
    {
      notFound: async (p) =>
        (await p.as('zhang'))(queryExchange, { exchangeId: sampleExchange(2) }),
    },
  ),

  scenario(listExchanges, async (p) => (await p.as('saver'))(listExchanges, page)),
]
