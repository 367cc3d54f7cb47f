import { describe, expect, test } from 'vitest'
import type { TransactionRecord } from '../../../../templates/order-steps.ts'
import { outcomeOf, type DealState } from './deal-outcome.ts'

const record: TransactionRecord = {
  applyNo: 'A202603111004315C',
  status: '3',
  businessCode: '22',
  businessKind: '',
  fundCode: '980301',
  fundName: '禾岸灵活配置混合A',
  channelId: '0001',
  channelName: '江海银行（尾号 1024）',
  applicationAmt: '1000.00',
  applicationCfmAmt: null,
  applicationCfmVol: null,
  fee: null,
  feeRate: null,
  nav: null,
  operTime: '20260311100437',
  transactionDate: '20260311',
  transactionCfmDate: '20260312',
  incomeDate: '20260313',
  paymentDate: null,
  paymentTimeTxt: '',
  errorDetail: '',
  tradingTaxFlag: '',
  subBussinessKind: '',
  secBizCode: '',
  targetFundName: '',
  productCode: '',
  portfolioCode: '',
  buyPlanNo: '',
  targetFundCode: null,
  applicationVol: null,
  targetCfmVol: null,
  targetNav: null,
  dividendMethod: null,
  operDate: '20260311',
}

describe('the outcome of an order', () => {
  test.each<[DealState, TransactionRecord | null, string, string]>([
    ['unknown', null, 'waiting', '结果暂时未知'],
    ['open', null, 'failed', '订单没有提交成功'],
    ['expired', null, 'failed', '订单没有提交成功'],
    ['placed', null, 'done', '买入申请已提交'],
    ['placed', record, 'done', '买入申请已提交'],
    ['placed', { ...record, status: '4', errorDetail: '余额不足' }, 'failed', '买入失败'],
  ])('%s is said as what it is', (state, of, tone, title) => {
    expect(outcomeOf(state, of, '买入')).toMatchObject({ tone, title })
  })

  test('a failure gives its reason', () => {
    const failed = { ...record, status: '4' as const, errorDetail: '余额不足' }
    expect(outcomeOf('placed', failed, '买入').note).toBe('余额不足')
  })

  test('only an order that the provider never had may be placed again', () => {
    const again = (['unknown', 'open', 'expired', 'placed'] as const).filter(
      (state) => outcomeOf(state, null, '买入').primary === 'again',
    )
    expect(again).toEqual(['open'])
  })
})
