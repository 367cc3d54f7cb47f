/**
 * The words before a pension account is opened, by the terms of the day: rules.md#pension-account.
 */
import { formatAmount } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import type { PensionTerms } from '#domain/tax/pension-terms.ts'

/** Returns why the terms are as they are, and since when. */
export function termsSource({ sources, from }: PensionTerms): string {
  const named = sources.map(({ title, published }) => `${title}，${formatDate(published)} 发布`)
  return `依据${named.join('；')}。${formatDate(from)} 起执行`
}

/** Returns what to know before opening: the three things that cannot be changed afterwards. */
export function openingFacts({ yearlyLimit, payoutTax, payoutReasons: reasons }: PensionTerms) {
  return [
    {
      title: `每年最多缴存 ${formatAmount(yearlyLimit).replace(/\.00$/, '')} 元`,
      note: '按自然年计算，当年未用的额度不结转到次年',
    },
    {
      title: '达到条件前不能支取',
      note: `缴存后封闭运行，符合 ${reasons.length} 种情形之一才可领取`,
    },
    {
      title: `领取时缴 ${payoutTax}% 个人所得税`,
      note: '按领取的全部金额单独计算，不并入综合所得',
    },
  ]
}
