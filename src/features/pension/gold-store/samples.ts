import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { as, type Samples } from '#templates/sample.ts'

const coins = as('coins')
const guest = as(null)
const { goldStoreHome, goldGoodsDetail, goldVaryRecords, goldCoinTask } = goldStorePaths
const { goldExchangeDetail, goldExchangeResult } = goldStorePaths
const goods = (goodsId: string) => goldGoodsDetail.to({ goodsId })

/** Samples that show each screen. */
export const samples: Samples = ({ exchanges }) => ({
  [goldStoreHome.pattern]: [
    coins(goldStoreHome.to()),
    guest(goldStoreHome.to(), 'signed out'),
    as('new')(goldStoreHome.to(), 'without coins'),
    coins(goldStoreHome.to({ kind: 'thing', sort: 'fewest', within: '1' }), 'within the balance'),
    as('new')(goldStoreHome.to({ within: '1' }), 'nothing within the balance'),
  ],
  [goldGoodsDetail.pattern]: [
    coins(goods('G303'), 'a thing'),
    { ...coins(goods('G305'), 'a thing exchanged'), tap: '立即兑换' },
    { ...coins(goods('G105'), 'a coupon exchanged'), tap: '立即兑换' },
    coins(goods('G301'), 'too few coins'),
    coins(goods('G206'), 'sold out'),
    coins(goods('G310'), 'a long name, sold out for good'),
    coins(goods('G403'), 'over'),
    coins(goods('G-LATER'), 'not begun'),
    coins(goods('G-LEVEL'), 'for members'),
    guest(goods('G101'), 'signed out'),
    as('li')(goods('G501'), 'not verified'),
  ],
  [goldExchangeResult.pattern]: Object.entries(exchanges).map(([state, exchangeNo]) =>
    coins(goldExchangeResult.to({ exchangeNo }), state),
  ),
  [goldExchangeDetail.pattern]: [
    ...Object.entries(exchanges).map(([state, exchangeNo]) =>
      coins(goldExchangeDetail.to({ exchangeNo }), state),
    ),
    as('zhang')(goldExchangeDetail.to({ exchangeNo: exchanges.thing }), 'of another user'),
  ],
  [goldCoinTask.pattern]: [coins(goldCoinTask.to()), as('li')(goldCoinTask.to(), 'not verified')],
  [goldVaryRecords.pattern]: [
    coins(goldVaryRecords.to()),
    as('every')(goldVaryRecords.to(), 'with ended coins'),
    as('new')(goldVaryRecords.to(), 'empty'),
    coins(goldVaryRecords.to({ tab: 'out' }), 'spent'),
    coins(goldVaryRecords.to({ tab: 'exchange' }), 'exchanges'),
    as('new')(goldVaryRecords.to({ tab: 'exchange' }), 'no exchange'),
  ],
})
