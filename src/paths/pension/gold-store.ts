import * as v from 'valibot'
import { exchangeNo, goodsId } from '#domain/mall/identifiers.ts'
import { path } from '#paths/path.ts'

/** The mall of gold coins. */
export const goldStorePaths = {
  goldStoreHome: path('/goldStore/goldStoreHome', {
    kind: v.optional(v.picklist(['coupon', 'right', 'thing', 'charity'])),
    sort: v.optional(v.picklist(['fewest', 'most'])),
    /** Only what the balance pays for. */
    within: v.optional(v.literal('1')),
  }),
  goldGoodsDetail: path('/goldStore/goldGoodsDetail', { goodsId }),
  goldExchangeResult: path('/goldStore/goldExchangeResult', { exchangeNo }),
  goldExchangeDetail: path('/goldStore/goldExchangeDetail', { exchangeNo }),
  goldCoinTask: path('/goldStore/goldCoinTask'),
  goldVaryRecords: path('/goldStore/goldVaryRecords', {
    tab: v.optional(v.picklist(['in', 'out', 'exchange'])),
  }),
} as const
