import { dealPaths, type DealType } from '#paths/deal.ts'

interface Deal {
  readonly verb: string
  /** True if money goes into the fund. */
  readonly buys: boolean
  /** The address of the form, whose draft has the input and the application number. */
  readonly form: (fundCode: string) => string
  /** The next event of an accepted order. */
  readonly next: string
}

const BOUGHT = '份额确认后可在首页查看持有'
const SOLD = '份额已冻结，确认后资金按预计日期到账'

/** The five kinds of orders of this module. */
export const DEALS: Readonly<Record<DealType, Deal>> = {
  purchase: {
    verb: '买入',
    buys: true,
    form: (fundCode) => dealPaths.purchase.to({ fundCode }),
    next: BOUGHT,
  },
  deposit: {
    verb: '存入',
    buys: true,
    form: (fundCode) => dealPaths.deposit.to({ fundCode }),
    next: BOUGHT,
  },
  redeem: {
    verb: '卖出',
    buys: false,
    form: (fundCode) => dealPaths.redeem.to({ fundCode, tab: 'redeem' }),
    next: SOLD,
  },
  convert: {
    verb: '转换',
    buys: false,
    form: (fundCode) => dealPaths.redeem.to({ fundCode, tab: 'convert' }),
    next: '转出份额已冻结，确认后转入新的基金',
  },
  withdraw: {
    verb: '取出',
    buys: false,
    form: (fundCode) => dealPaths.withdraw.to({ fundCode }),
    next: SOLD,
  },
}
