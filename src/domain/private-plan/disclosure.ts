/**
 * Reports and events for the holders of a private plan (rules.md#private-plans). Nothing of it is
 * public. The source is the regulator's rule on disclosure of private funds; the days are
 * terms of the contracts, to which the rule leaves them.
 */
import { addMonths } from '#domain/calendar/add-months.ts'
import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'

export const DISCLOSURE = {
  source: { title: '私募投资基金信息披露监督管理办法', published: '20260227', from: '20260901' },
  reports: {
    quarter: { name: '季度报告', months: 3, dueMonths: 1 },
    year: { name: '年度报告', months: 12, dueMonths: 4 },
  },
  /** Working days from a material event to its notice. */
  event: { name: '重大事项', dueWorkingDays: 5 },
} as const

export type ReportKind = keyof typeof DISCLOSURE.reports

export interface DueReport {
  readonly kind: ReportKind
  /** 2025 年第四季度报告. */
  readonly title: string
  /** The last day of its period, and the last on which it may come. */
  readonly until: Date8
  readonly due: Date8
}

const QUARTERS = ['一', '二', '三', '四']

/** The reports of the whole periods from a day to another, the newest first. */
export function reportsBetween(from: Date8, to: Date8): readonly DueReport[] {
  const found: DueReport[] = []
  const { quarter, year } = DISCLOSURE.reports
  for (let first = `${from.slice(0, 4)}0101`; first <= to; first = addMonths(first, 3)) {
    const next = addMonths(first, quarter.months)
    const until = addDays(next, -1)
    if (first < from || until > to) continue
    const [y, quarterName] = [first.slice(0, 4), QUARTERS[(Number(first.slice(4, 6)) - 1) / 3]]
    const due = (months: number) => addDays(addMonths(next, months), -1)
    found.unshift({
      kind: 'quarter',
      title: `${y} 年第${quarterName}${quarter.name}`,
      until,
      due: due(quarter.dueMonths),
    })
    if (!until.endsWith('1231') || addMonths(next, -year.months) < from) continue
    found.unshift({ kind: 'year', title: `${y} ${year.name}`, until, due: due(year.dueMonths) })
  }
  return found
}
