import { describe, expect, test } from 'vitest'
import type { TransactionRecord } from '#shared/engines/order/record/order-steps.ts'
import { waiting } from '#shared/engines/order/record/testing/test-order.ts'
import { confirmationItems } from './confirmation-items.ts'

const lines = (record: TransactionRecord) =>
  Object.fromEntries(confirmationItems(record).map(({ label, value }) => [label, value]))

describe('the confirmation', () => {
  test('shows only dates until an order is confirmed', () => {
    expect(lines(waiting)).toEqual({
      下单时间: '2026-03-11 10:04:37',
      净值日期: '2026-03-11',
      成交净值: '--',
      确认金额: '--',
      手续费: '--',
      净申购金额: '--',
      确认份额: '--',
    })
  })

  test('of what became of a plan is its time and, where it ended by itself, the reason', () => {
    const opened: TransactionRecord = { ...waiting, status: '1', businessCode: '59' }
    expect(lines(opened)).toEqual({ 时间: '2026-03-11 10:04:37' })
    const reason = '连续 3 次扣款失败，计划已结束：余额不足'
    const ended: TransactionRecord = { ...opened, businessCode: '60', errorDetail: reason }
    expect(lines(ended)).toEqual({ 时间: '2026-03-11 10:04:37', 原因: reason })
  })

  test('subtracts the fee from the amount of a purchase', () => {
    const bought: TransactionRecord = {
      ...waiting,
      applicationCfmAmt: '1000.00',
      applicationCfmVol: '826.05',
      fee: '1.50',
      feeRate: '0.15',
      nav: '1.2088',
    }
    expect(lines(bought)).toMatchObject({
      确认金额: '1,000.00 元',
      手续费: '1.50 元',
      净申购金额: '998.50 元',
      确认份额: '826.05 份',
    })
  })

  test('shows a sale from the gross amount to the money that arrives', () => {
    const sold: TransactionRecord = {
      ...waiting,
      businessCode: '24',
      applicationAmt: '0.00',
      applicationVol: '1700.00',
      applicationCfmVol: '1700.00',
      applicationCfmAmt: '2088.78',
      fee: '9.87',
      nav: '1.2345',
    }
    expect(lines(sold)).toMatchObject({
      卖出金额: '2,098.65 元',
      赎回费: '9.87 元',
      到账金额: '2,088.78 元',
    })
    const part = confirmationItems({ ...sold, applicationCfmVol: '1000.00' })
    expect(part.find(({ label }) => label === '确认份额')?.note).toContain('部分确认')
  })

  test('shows both halves and both fees of a conversion', () => {
    const converted: TransactionRecord = {
      ...waiting,
      businessCode: '36',
      applicationVol: '10000.00',
      applicationCfmVol: '10000.00',
      applicationCfmAmt: '10007.76',
      fee: '204.24',
      topUpFee: '29.93',
      nav: '1.0212',
      targetNav: '1.0612',
      targetCfmVol: '9402.40',
    }
    expect(lines(converted)).toMatchObject({
      转出份额: '10,000.00 份',
      转出净值: '1.0212',
      转出金额: '10,212.00 元',
      赎回费: '204.24 元',
      申购补差费: '29.93 元',
      转入金额: '9,977.83 元',
      转入净值: '1.0612',
      转入份额: '9,402.40 份',
    })
  })
})

describe('a dividend', () => {
  const paid: TransactionRecord = {
    ...waiting,
    status: '1',
    businessCode: '43',
    applicationAmt: '0.00',
    applicationCfmAmt: '120.00',
    dividendMethod: '1',
    dividend: { recordDate: '20260310', exDate: '20260311', perShare: '0.0500' },
    paymentDate: '20260313',
    fee: '0.00',
    nav: '1.2000',
  }

  test('in cash has its amount and dates, and no figures of a purchase', () => {
    expect(lines(paid)).toEqual({
      分红方式: '现金分红',
      权益登记日: '2026-03-10',
      除息日: '2026-03-11',
      每份分红: '0.0500 元',
      分红金额: '120.00 元',
      红利发放日: '预计 2026-03-13',
    })
    expect(lines({ ...paid, paidDate: '20260313' })).toMatchObject({ 红利发放日: '2026-03-13' })
  })

  test('that is reinvested has value, day and shares', () => {
    const reinvested = { ...paid, dividendMethod: '0' as const, applicationCfmVol: '100.00' }
    expect(lines(reinvested)).toMatchObject({
      分红方式: '红利再投资',
      再投资净值: '1.2000',
      到账份额: '100.00 份',
      份额到账日: '2026-03-12',
    })
    const at = confirmationItems(reinvested).find(({ label }) => label === '再投资净值')
    expect(at?.note).toBe('2026-03-11 净值')
  })

  test('has no record date where it is not known', () => {
    const unknown = { recordDate: null, exDate: '20260311', perShare: '0.0500' }
    expect(lines({ ...paid, dividend: unknown })).not.toHaveProperty('权益登记日')
  })
})

test('a change of dividend method has the method and no price', () => {
  expect(lines({ ...waiting, businessCode: '29', dividendMethod: '0' })).toEqual({
    下单时间: '2026-03-11 10:04:37',
    分红方式改为: '红利再投资',
  })
})
