import { CalendarNote } from '#shared/parts/dates/CalendarNote.tsx'
import {
  isAbroad,
  plannedText,
  usePublishedUntil,
  type OverseasDays,
} from '#shared/parts/dates/planned-day.ts'
import { now14 } from '#platform/clock.ts'
import { dayText } from '#shared/engines/order/value/day-text.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { NoBreakText } from '#ui/text/NoBreakText.tsx'
import { Timeline, type Step } from '#ui/lists/Timeline.tsx'
import styles from './DatesCard.module.css'
import { useCutOff } from './use-cut-off.ts'

interface DatedStep extends Omit<Step, 'date'> {
  /** YYYYMMDD: written when it is drawn, by the calendar that is published then. */
  readonly day: string
}

/** A pending step with its expected day. */
export function expected(label: string, date: string): DatedStep {
  return { key: label, label, day: date, state: 'pending' }
}

/**
 * The pending steps of a sale: confirmation and arrival of the money; empty while the dates are not
 * known.
 */
export const saleSteps = (
  arrival: { readonly confirmDate: string; readonly arrivalDate: string } | undefined,
) =>
  arrival === undefined
    ? []
    : [expected('确认份额', arrival.confirmDate), expected('资金到账', arrival.arrivalDate)]

interface Props {
  readonly cutoffTime: string
  readonly tradeDate: string
  /**
   * The day whose net value is the price; null for a money-market fund, whose share is always one
   * yuan.
   */
  readonly navDate: string | null
  readonly verb: string
  /** The steps after the order, with their expected days. */
  readonly nextSteps: readonly DatedStep[]
  /** The markets abroad of the fund, and of both funds of a conversion. */
  readonly overseas?: OverseasDays | undefined
  readonly onStale: () => void
}

/** The time left until the cut-off, and the dates of the order. */
export function DatesCard(props: Props) {
  const { cutoffTime, tradeDate, navDate, verb, nextSteps, overseas, onStale } = props
  usePublishedUntil()
  const abroad = overseas !== undefined && isAbroad(overseas)
  const nearDay = (date: string): string => dayText(date, now14().slice(0, 8), abroad)
  const { left, moved } = useCutOff({ cutoffTime }, onStale)
  const priced =
    navDate === null ? `${nearDay(tradeDate)} 的交易处理` : `${nearDay(navDate)} 净值成交`
  return (
    <Card
      title="交易时间"
      extra={`${plannedText(cutoffTime.slice(0, 8), 'near', now14(), abroad)} 15:00 截止`}
    >
      <div className={styles.notice} aria-live="polite">
        {moved ? (
          <Banner tone="warning">{`已过 15:00，本次按 ${nearDay(tradeDate)} 的交易处理，日期已更新`}</Banner>
        ) : (
          <Banner tone="info">
            <NoBreakText sentence texts={[`${left} 内提交，`, `按 ${priced}`]} />
          </Banner>
        )}
      </div>
      <Timeline
        steps={[
          { key: 'place', label: `提交${verb}`, date: nearDay(tradeDate), state: 'now' },
          ...nextSteps.map((step) => ({ ...step, date: nearDay(step.day) })),
        ]}
      />
      <CalendarNote dates={[tradeDate, ...nextSteps.map(({ day }) => day)]} overseas={overseas} />
    </Card>
  )
}
