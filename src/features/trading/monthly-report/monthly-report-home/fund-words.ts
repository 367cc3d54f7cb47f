import { compare, type Decimal } from '#domain/money/money.ts'
import type { Report } from './report.ts'

/** Returns what the best fund is, in a month in which all may have lost. */
export function bestWords(profit: Decimal, alone: boolean): string {
  if (alone) return '本月唯一的基金'
  return compare(profit, '0') >= 0 ? '本月收益最多' : '本月亏损最少'
}

/** Returns what the worst fund is, in a month in which all may have gained. */
export const worstWords = (profit: Decimal): string =>
  compare(profit, '0') < 0 ? '本月亏损最多' : '本月收益最少'

/** `扣款 3 期，失败 1 期`; null where no plan had a day in the month. */
export function instalmentWords({ paid, failed, skipped }: Report['instalments']): string | null {
  if (paid + failed + skipped === 0) return null
  return [
    `扣款 ${paid} 期`,
    ...(failed > 0 ? [`失败 ${failed} 期`] : []),
    ...(skipped > 0 ? [`跳过 ${skipped} 期`] : []),
  ].join('，')
}
