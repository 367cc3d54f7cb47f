import { describe, expect, it } from 'vitest'
import {
  BUSINESS_NAMES,
  businessFamily,
  businessName,
  DIVIDEND_EVENT_NAMES,
  DIVIDEND_METHODS,
  isBalanceChannel,
  isIncoming,
  isMoneyMarket,
  isPlaced,
  isPlanNote,
  isWalletKind,
  orderName,
} from './business-codes.ts'
import { fundDateKind } from '#domain/calendar/trading-dates.ts'
import { tradeWords } from './order/trade-words.ts'

describe('business codes', () => {
  it('are those of rules.md#business-codes', () => {
    expect(Object.keys(BUSINESS_NAMES).join(' ')).toBe(
      '20 22 24 25 26 27 28 29 30 31 32 33 34 35 36 37 39 42 43 44 45 49 59 60 61 98',
    )
  })

  it('have a name each, and an unknown one shows as it is', () => {
    expect(businessName('22')).toBe('买入')
    expect(businessName('98')).toBe('快速取出')
    expect(businessName('77')).toBe('77')
    expect(businessName('toString')).toBe('toString')
  })

  it.each([
    ['22', '1', '买入'],
    ['22', '2', '存入'],
    ['24', '1', '卖出'],
    ['24', '2', '取出'],
    ['25', '2', '预约取出'],
    ['98', '2', '快速取出'],
    ['36', '2', '转换转出'],
  ])('of an order %s for fund type %s is %s', (businessCode, fundTypeCode, name) => {
    expect(orderName({ businessCode, fundTypeCode, dividendMethod: null })).toBe(name)
  })

  it('name a dividend by the way it is paid', () => {
    const dividend = { businessCode: '43', fundTypeCode: '1' }
    expect(orderName({ ...dividend, dividendMethod: '1' })).toBe('现金分红')
    expect(orderName({ ...dividend, dividendMethod: null })).toBe('收益分红')
  })

  it('are of orders that a user placed, except those of the registrar and dividends', () => {
    const unplaced = Object.keys(BUSINESS_NAMES).filter((code) => !isPlaced(code))
    expect(unplaced.join(' ')).toBe('31 32 33 34 35 42 43 44 45')
  })

  it.each([
    ['39', 'buy'],
    ['24', 'redeem'],
    ['98', 'quickWithdrawal'],
    ['37', 'conversion'],
    ['43', 'dividend'],
    ['??', 'other'],
  ])('%s has the timeline of %s', (code, family) => {
    expect(businessFamily(code)).toBe(family)
  })

  it('recognises balance channels and wallet kinds', () => {
    expect(['8901', '8899', '1001'].map(isBalanceChannel)).toStrictEqual([true, true, false])
    expect(['w0', 'w61', 'okb', '6', ''].map(isWalletKind)).toStrictEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('names the end of a plan by whether its user ended it', () => {
    const ended = { businessCode: '60', fundTypeCode: '1', dividendMethod: null }
    expect(orderName({ ...ended, errorDetail: '' })).toBe('定投撤销')
    expect(orderName({ ...ended, errorDetail: '连续 3 次扣款失败' })).toBe('定投已结束')
    expect(orderName({ ...ended, businessCode: '39', errorDetail: '余额不足' })).toBe('定投')
    expect(['39', '59', '60', '61'].map(isPlanNote)).toEqual([false, true, true, true])
  })

  it('names dividend methods and curve markers', () => {
    expect(DIVIDEND_METHODS.get('0')).toBe('红利再投资')
    expect([...DIVIDEND_EVENT_NAMES.keys()].join(' ')).toBe('1 3 4 5 7')
  })
})

describe('fund types', () => {
  it.each([
    ['1', undefined, false],
    ['2', undefined, true],
    ['02', undefined, false],
    ['', undefined, false],
    ['2', '980601', true],
    ['4', '980201', false],
    ['4', '000198', true],
    ['4', '000832', true],
    ['1', '001251', true],
    ['', '001386', true],
    ['3', '001391', true],
    ['5', '001529', true],
    ['6', '002847', true],
    ['7', '420006', true],
    ['8', '420106', true],
    ['4', '00019', false],
    ['4', '000000', false],
  ])('a fund of type %j and code %s is a money-market fund: %s', (fundTypeCode, fundCode, is) => {
    const fund = { fundTypeCode, ...(fundCode === undefined ? {} : { fundCode }) }
    expect(isMoneyMarket(fund)).toBe(is)
  })

  it('only one half of a conversion is incoming', () => {
    expect(Object.keys(BUSINESS_NAMES).filter(isIncoming)).toEqual(['37'])
  })

  it('a fund of the set is paid into and taken out of, and named so in orders', () => {
    const fund = { fundCode: '420006', fundTypeCode: '4' }
    expect(tradeWords(fund)).toEqual({ into: '存入', out: '取出' })
    const order = { ...fund, businessCode: '22', dividendMethod: null }
    expect(orderName(order)).toBe(orderName({ ...order, fundTypeCode: '2' }))
    expect(fundDateKind({ ...fund, isQdiiFund: '0' })).toBe('money')
  })
})
