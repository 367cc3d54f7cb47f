import { UNCONFIRMED_FUND } from './market/catalogue-rows.ts'

export type SentinelEffect = 'recordThenAway' | 'cutBefore' | 'bankRefuses' | 'slow'

/** Last two digits of an amount that make its order go wrong. */
export const AMOUNT_SENTINELS: readonly { ending: string; effect: SentinelEffect; note: string }[] =
  [
    {
      ending: '.44',
      effect: 'recordThenAway',
      note: '订单已记录，随后连接被切断，且服务方失联（所有接口断开），直到点“恢复服务”或重启进程',
    },
    { ending: '.45', effect: 'cutBefore', note: '订单记录之前连接被切断' },
    { ending: '.46', effect: 'bankRefuses', note: '银行扣款失败：余额不足（订单状态 4）' },
    { ending: '.47', effect: 'slow', note: '订单已记录，8 秒后才应答' },
  ]

export const BANK_REFUSAL = '银行扣款失败：余额不足'

/** Funds whose orders are paid and then not confirmed (status 2). Class C of the fund confirms as usual. */
export const FUND_SENTINELS: readonly { fundCode: string; errorDetail: string; note: string }[] = [
  {
    fundCode: UNCONFIRMED_FUND,
    errorDetail: '基金公司确认失败：超出当日募集上限，款项已退回',
    note: '付款成功，确认日确认失败（订单状态 2），款项退回原银行卡',
  },
]

export function amountSentinel(amount: string): SentinelEffect | null {
  return AMOUNT_SENTINELS.find((it) => amount.endsWith(it.ending))?.effect ?? null
}
