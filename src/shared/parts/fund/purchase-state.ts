import { formatAmount, formatShortYuan } from '#domain/money/format-figures.ts'
import type { Fund } from './fund.ts'

const REDEEM = { open: '开放赎回', suspended: '暂停赎回' } as const
const APPLY = { open: '开放申购', limited: '限制大额申购', suspended: '暂停申购' } as const

/**
 * The purchase status, with the reason or the limit as its note. A limit without a known amount
 * refers to the fund's announcement.
 */
export function applyItem({
  applyStatus,
  applyNote,
  dailyLimit,
}: Pick<Fund, 'applyStatus' | 'applyNote' | 'dailyLimit'>) {
  const limit =
    dailyLimit === null || applyStatus === 'suspended'
      ? ''
      : `每个账户每日最多 ${formatShortYuan(dailyLimit)}`
  const unknown = applyStatus === 'limited' && dailyLimit === null ? '限额以基金公告为准' : ''
  const note = [applyNote, limit, unknown].filter((text) => text !== '').join('，')
  return { label: '申购状态', value: APPLY[applyStatus], note: note === '' ? undefined : note }
}

/** The redemption status. */
export const redeemItem = ({ redeemStatus }: Pick<Fund, 'redeemStatus'>) => ({
  label: '赎回状态',
  value: REDEEM[redeemStatus],
})

/**
 * Returns why the fund cannot be bought, its limit, or whom it is for; null where there is nothing
 * to say. Prerequisites of the user are checked by the pre-trade gate.
 */
export function purchaseNote(
  fund: Pick<Fund, 'applyStatus' | 'applyNote' | 'dailyLimit' | 'pensionOnly'>,
): string | null {
  if (fund.applyStatus === 'suspended')
    return fund.applyNote || '该基金暂停申购，恢复时间以基金公告为准'
  if (fund.applyStatus === 'limited') {
    return fund.dailyLimit === null
      ? '该基金限制大额申购，限额以基金公告为准'
      : `每个账户单日累计最多买入 ${formatAmount(fund.dailyLimit)} 元`
  }
  return fund.pensionOnly === '1' ? '仅供个人养老金资金账户购买' : null
}
