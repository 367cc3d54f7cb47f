import { daysBetween } from '#domain/calendar/calendar-date.ts'
import { formatDate, formatDateTime } from '#domain/calendar/format-dates.ts'
import { formatAmount, formatNav, formatShares } from '#domain/money/format-figures.ts'
import { multiply, roundCent } from '#domain/money/money.ts'
import { mostInPart, performanceFee } from '#domain/private-plan/amounts.ts'
import { expectedText, plannedText } from '#shared/parts/dates/planned-day.ts'
import type { Contract } from '../parts/private-steps.ts'

interface Fact {
  readonly label: string
  readonly value: string
  readonly note?: string
}

/** Figures as they are shown: hidden ones are `****`. */
type Veil = (text: string) => string

const time = (value: string | null) => formatDateTime(value, { seconds: false })

/** The facts of a contract in force: what it is worth, and what would be taken of it. */
function held({ holding, kind, openDay }: Contract, veil: Veil): readonly Fact[] {
  const amount = (value: string) => `${veil(formatAmount(value))} 元`
  if (holding === null)
    return [
      { label: '开放日', value: plannedText(openDay, 'full'), note: '开放日净值公布后确认份额' },
    ]
  const { shares, base, baseDate, nav, navDate, rate, hurdle } = holding
  const days = daysBetween(baseDate, navDate)
  return [
    { label: '持有份额', value: `${veil(formatShares(shares))} 份` },
    {
      label: '市值',
      value: amount(roundCent(multiply(shares, nav))),
      note: `净值 ${formatNav(nav)}，${formatDate(navDate)}`,
    },
    {
      label: '预计业绩报酬',
      value: amount(performanceFee({ shares, base, nav, days, rate, hurdle })),
      note: `自 ${formatDate(baseDate)} 净值 ${formatNav(base)} 起，退出时以实际为准`,
    },
    {
      label: '最多部分退出',
      value: `${veil(formatShares(mostInPart(shares, nav, kind)))} 份`,
      note: '剩余市值不低于首次最低金额，否则全部退出',
    },
  ]
}

/** The terms of a contract, and what has happened to it. */
export function contractFacts(it: Contract, veil: Veil): readonly Fact[] {
  const amount = (value: string) => `${veil(formatAmount(value))} 元`
  const facts: Fact[] = [
    { label: '合同编号', value: it.contractNo },
    { label: '投资金额', value: amount(it.amount) },
    { label: '签署时间', value: time(it.signTime) },
  ]
  if (it.arriveTime !== null) facts.push({ label: '到账时间', value: time(it.arriveTime) })
  if (it.state === 'lapsed') facts.push({ label: '失效原因', value: '逾期未到账' })
  if (it.endTime !== null) facts.push({ label: '解除时间', value: time(it.endTime) })
  if (it.refund !== null)
    facts.push({
      label: '退款',
      value: amount(it.refund),
      note: `${expectedText(it.refundDate ?? '', 'full')} 退回原付款卡`,
    })
  if (it.state === 'effective') facts.push(...held(it, veil))
  for (const { time: at, amount: sum, reason } of it.returned)
    facts.push({ label: `退回 ${amount(sum)}`, value: time(at), note: reason })
  return facts
}
