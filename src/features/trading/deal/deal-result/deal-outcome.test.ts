import { describe, expect, test } from 'vitest'
import type { DealType } from '#paths/deal.ts'
import type { TransactionRecord } from '#shared/engines/order/record/order-steps.ts'
import type { ApplicationState } from '#shared/engines/outcome/outcome.ts'
import { orderOutcome } from './deal-outcome.ts'

const record: TransactionRecord = {
  applyNo: 'A202603111004315C',
  status: '3',
  businessCode: '22',
  businessKind: '',
  fundCode: '980301',
  fundName: '禾岸灵活配置混合A',
  fundTypeCode: '1',
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
  overseasMarkets: [],
  overseasClosures: [],
  errorDetail: '',
  tradingTaxFlag: '',
  subBussinessKind: '',
  secBizCode: '',
  targetFundName: '',
  productCode: '',
  portfolioCode: '',
  portfolioName: '',
  buyPlanNo: '',
  targetFundCode: null,
  applicationVol: null,
  targetCfmVol: null,
  targetNav: null,
  topUpFee: null,
  dividendMethod: null,
  dividend: null,
  payeeName: '',
  paidDate: null,
  operDate: '20260311',
  payTime: '20260311100437',
}

const NOW = '20260311100000'
const outcome = (
  state: ApplicationState,
  of: TransactionRecord | null,
  type: DealType = 'purchase',
  now = NOW,
) => orderOutcome(state, of, type, now)
const ordered = (businessCode: string, status: TransactionRecord['status']) => ({
  ...record,
  businessCode,
  status,
})

describe('the outcome of an order', () => {
  test.each<[ApplicationState, TransactionRecord | null, DealType, string, string]>([
    ['unknown', null, 'purchase', 'waiting', '结果暂时未知'],
    ['open', null, 'redeem', 'failed', '订单没有提交成功'],
    ['expired', null, 'purchase', 'failed', '订单没有提交成功'],
    ['placed', null, 'purchase', 'done', '买入申请已提交'],
    ['placed', record, 'purchase', 'done', '买入申请已提交'],
    ['placed', record, 'deposit', 'done', '存入申请已提交'],
    ['placed', ordered('22', '8'), 'purchase', 'waiting', '付款处理中'],
    ['placed', ordered('22', '4'), 'purchase', 'failed', '买入失败'],
    ['placed', ordered('24', '3'), 'redeem', 'done', '卖出申请已提交'],
    ['placed', ordered('24', '3'), 'withdraw', 'done', '取出申请已提交'],
    ['placed', ordered('36', '3'), 'convert', 'done', '转换申请已提交'],
    ['placed', ordered('98', '1'), 'withdraw', 'done', '取出成功'],
    ['placed', ordered('98', '3'), 'withdraw', 'waiting', '取出处理中'],
    ['placed', ordered('98', '5'), 'withdraw', 'waiting', '取出处理中'],
    ['placed', ordered('98', '4'), 'withdraw', 'failed', '取出失败'],
  ])(
    'state %s with the record %j of a %s has the tone %s and the title %s',
    (state, of, type, tone, title) => {
      expect(outcome(state, of, type)).toMatchObject({ tone, title })
    },
  )

  test('a failure shows its reason', () => {
    const failed = { ...record, status: '4' as const, errorDetail: '余额不足' }
    expect(outcome('placed', failed).note).toBe('余额不足')
  })

  test('a pending quick withdrawal shows the promised time of its record, a finished one does not', () => {
    const waiting = { ...ordered('98', '5'), paymentTimeTxt: '预计 2 小时内到账' }
    expect(outcome('placed', waiting, 'withdraw').note).toBe(
      '预计 2 小时内到账。结果会自动更新，请不要重复下单',
    )
    expect(outcome('placed', ordered('98', '1'), 'withdraw').note).toBe('资金已到账')
  })

  test('only an order that the provider never received may be placed again', () => {
    const again = (['unknown', 'open', 'expired', 'placed'] as const).filter(
      (state) => outcome(state, null).primary === 'again',
    )
    expect(again).toEqual(['open'])
  })

  test('an order that can be cancelled shows its deadline, and no longer after it', () => {
    const sale = { ...ordered('24', '3'), transactionDate: '20260311' }
    expect(outcome('placed', record).note).toContain('03-11 15:00 前可撤单')
    expect(outcome('placed', sale, 'redeem').note).toContain('03-11 15:00 前可撤单')
    expect(outcome('placed', sale, 'redeem', '20260311150000').note).not.toContain('撤单')
    expect(outcome('placed', { ...sale, businessCode: '36' }, 'convert').note).not.toContain('撤单')
  })
})
