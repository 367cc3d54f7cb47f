import { isAbroad, plannedText } from '#shared/parts/dates/planned-day.ts'
import { now14 } from '#platform/clock.ts'
import { filledAnswer, type AnswerFigures } from '#domain/fund/fund-answers.ts'
import { FUND_RISKS } from '#domain/identity/risk.ts'
import { formatNav, formatRate, formatShortYuan } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { compare, multiply } from '#domain/money/money.ts'
import { dayRange } from '#domain/order/arrival-words.ts'
import { DIVIDEND_METHODS } from '#domain/business-codes.ts'
import { purchaseRange, redemptionRange } from './fee-ladder.ts'
import type { Fund } from './fund.ts'
import { serviceFeeWords } from './service-fee-words.ts'
import { applyItem, redeemItem } from './purchase-state.ts'

type Tier = Fund['purchaseTiers'][number]

function purchaseRate({ rate, flat }: Tier, discount: string | null): string {
  if (flat !== null) return `每笔 ${formatShortYuan(flat)}`
  const percent = rate ?? '0'
  return compare(percent, '0') === 0
    ? '免收'
    : formatRate(discount === null ? percent : multiply(percent, discount))
}

/** The front fee of the smallest purchase, with the discount. */
export function firstFee({ purchaseTiers, discount }: Pick<Fund, 'purchaseTiers' | 'discount'>) {
  const [first] = purchaseTiers
  return first === undefined ? '免收' : purchaseRate(first, discount)
}

/** The figures of a fund as an answer says them, each of now. */
function answerFigures(fund: Fund): AnswerFigures {
  const { purchaseTiers, redemptionTiers, discount } = fund
  const risk = FUND_RISKS[fund.fundRiskLevel]
  const day = (date: string) => plannedText(date, 'full', now14(), isAbroad(fund))
  const rates = {
    management: formatRate(fund.managementRate),
    custody: formatRate(fund.custodyRate),
    service: serviceFeeWords(fund),
  }
  return {
    fundName: fund.fundName,
    type: fund.fundTypeName,
    risk: `${risk.name}（${risk.code}）`,
    minAmount: formatShortYuan(fund.minAmount),
    amountStep: formatShortYuan(fund.amountStep),
    dailyLimit:
      fund.dailyLimit === null
        ? fund.applyStatus === 'limited'
          ? '以基金公告为准'
          : '没有限制'
        : `每个账户 ${formatShortYuan(fund.dailyLimit)}`,
    applyStatus: applyItem(fund).value,
    redeemStatus: redeemItem(fund).value,
    planMin:
      fund.planMinAmount === null ? '--（目前不支持定投）' : formatShortYuan(fund.planMinAmount),
    tradeDate: day(fund.tradeDate),
    confirmDate: day(fund.confirmDate),
    incomeDate: day(fund.incomeDate),
    redeemableDate: day(fund.redeemableDate),
    arrival: `${dayRange(fund.arrivalDays)} 日`,
    firstFee: firstFee(fund),
    purchaseLadder:
      purchaseTiers.length === 0
        ? '免收'
        : purchaseTiers
            .map(
              (tier, at) =>
                `${purchaseRange(tier, purchaseTiers[at - 1])} ${purchaseRate(tier, discount)}`,
            )
            .join('，'),
    redemptionLadder: redemptionTiers
      .map(
        (tier, at) => `${redemptionRange(tier, redemptionTiers[at - 1])} ${formatRate(tier.rate)}`,
      )
      .join('，'),
    ...rates,
    holdingFees: `管理费 ${rates.management}，托管费 ${rates.custody}，销售服务费 ${rates.service}，均按年计`,
    benchmark: fund.benchmarkName === '' ? '--' : fund.benchmarkName,
    dividend: DIVIDEND_METHODS.get(fund.defaultDividendMethod) ?? '--',
    nav: fund.nav === null ? '--' : `${formatNav(fund.nav)}（${formatDate(fund.navDate)}）`,
  }
}

/** Common questions with the figures of a fund in their answers. */
export function filledFaqs<F extends { readonly answer: string }>(
  faqs: readonly F[],
  fund: Fund,
): readonly F[] {
  const figures = answerFigures(fund)
  return faqs.map((faq) => ({ ...faq, answer: filledAnswer(faq.answer, figures) }))
}
