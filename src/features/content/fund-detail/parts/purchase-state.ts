import { formatAmount } from '../../../../domain/format-figures.ts'
import type { Fund } from './fund.ts'

/**
 * What stands in the way of buying, or limits it; null where nothing does. What lies with the user, the pre-trade gate says.
 */
export function purchaseNote(
  fund: Pick<Fund, 'applyStatus' | 'applyNote' | 'dailyLimit'>,
): string | null {
  if (fund.applyStatus === 'suspended')
    return fund.applyNote || '该基金暂停申购，恢复时间以基金公告为准'
  if (fund.applyStatus === 'limited') {
    return fund.dailyLimit === null
      ? '该基金限制大额申购，限额以基金公告为准'
      : `每个账户单日累计最多买入 ${formatAmount(fund.dailyLimit)} 元`
  }
  return null
}
