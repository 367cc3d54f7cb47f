import { direction, formatPercent, formatSignedAmount } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { isZero } from '#domain/money/money.ts'
import { tradeDifference, type MonthKind } from '#domain/report/month-report.ts'
import { shortMonth } from '#domain/report/months.ts'
import { InfoTip } from '#shared/parts/explanation/InfoTip.tsx'
import { ProfitAmount } from '#shared/engines/holding/ProfitAmount.tsx'
import { SumCard } from '#shared/engines/holding/SumCard.tsx'
import { Note } from '#ui/text/Note.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import type { Report } from './report.ts'
import styles from './ProfitCard.module.css'

const KIND_NOTES: Readonly<Record<MonthKind, string | null>> = {
  empty: null,
  ordinary: null,
  first: '这是您的第一份月报，期初资产为 0',
  cleared: '月末时已没有持有的基金',
}

/** Returns what else must be known of the figures. */
function notes({ pendingFunds, revisedDate }: Report, kind: MonthKind): string[] {
  return [
    KIND_NOTES[kind],
    pendingFunds === 0
      ? null
      : `有 ${pendingFunds} 只基金的月末净值还没有公布，公布后收益与期末资产会变化`,
    revisedDate === null
      ? null
      : `月末净值晚公布的基金已计入，本月报于 ${formatDate(revisedDate)} 更新`,
  ].filter((note) => note !== null)
}

interface Props {
  readonly report: Report
  readonly kind: MonthKind
  /** Another month is on its way. */
  readonly busy: boolean
}

/** The month's profit, its rate, and what it is made of. */
export function ProfitCard({ report, kind, busy }: Props) {
  const { veil } = useHiddenAmounts()
  const { month, profit, profitRate, income } = report
  const difference = tradeDifference(profit, income)
  return (
    <SumCard label={`${shortMonth(month)}收益（元）`}>
      <div aria-busy={busy || undefined}>
        <ProfitAmount size="hero" amount={profit} />
      </div>
      <dl className={styles.parts}>
        <div>
          <dt>
            <InfoTip term="monthProfitRate" />
          </dt>
          <dd>
            <NumberText
              tone={profitRate === null ? 'ink' : direction(profitRate)}
              value={formatPercent(profitRate)}
            />
          </dd>
        </div>
        {isZero(difference) ? null : (
          <>
            <div>
              <dt>每日收益合计</dt>
              <dd>
                <NumberText value={veil(formatSignedAmount(income))} />
              </dd>
            </div>
            <div>
              <dt>
                <InfoTip term="tradeDifference" />
              </dt>
              <dd>
                <NumberText value={veil(formatSignedAmount(difference))} />
              </dd>
            </div>
          </>
        )}
      </dl>
      {notes(report, kind).map((note) => (
        <Note key={note}>{note}</Note>
      ))}
    </SumCard>
  )
}
