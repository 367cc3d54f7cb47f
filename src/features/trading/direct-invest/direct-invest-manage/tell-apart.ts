import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { cycleText, type Plan } from '#shared/parts/plan/plan-words.ts'

/** Returns what a row shows of every plan. */
const reads = ({ planName, planType, status, nextAmount, amount, ...plan }: Plan): string =>
  [planName, planType, status, cycleText(plan), nextAmount ?? amount].join(' ')

const debits = ({ nextDebitDate, skipDate }: Plan): string => `${nextDebitDate} ${skipDate}`

/**
 * Returns what the row of a plan adds where another one reads the same: the card where that
 * differs, and the time of its creation where the next debit is the same as well
 * (rules.md#regular-plans).
 */
export function tellApart(plan: Plan, plans: readonly Plan[]): readonly string[] {
  const { planNo, channelName, createTime } = plan
  const alike = plans.filter((it) => it.planNo !== planNo && reads(it) === reads(plan))
  const ofOneCard = alike.filter((it) => it.channelName === channelName)
  const isNamed = ofOneCard.length < alike.length && channelName !== ''
  const isDated = ofOneCard.some((it) => debits(it) === debits(plan))
  return [
    ...(isNamed ? [channelName] : []),
    ...(isDated ? [`${formatDateTime(createTime)} 创建`] : []),
  ]
}
