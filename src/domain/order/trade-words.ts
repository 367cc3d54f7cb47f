/** The words for putting money into a fund and taking it out on buttons, titles and orders. */
import { isMoneyMarket } from '#domain/business-codes.ts'

export interface TradeWords {
  readonly into: '买入' | '存入'
  readonly out: '卖出' | '取出'
}

const FUND_WORDS: TradeWords = { into: '买入', out: '卖出' }
const MONEY_WORDS: TradeWords = { into: '存入', out: '取出' }

/** Money-market funds are used as an account: one pays in and draws from them. */
export const tradeWords = (fund: Parameters<typeof isMoneyMarket>[0]): TradeWords =>
  isMoneyMarket(fund) ? MONEY_WORDS : FUND_WORDS
