import { isAbroad, usePublishedUntil } from '#shared/parts/dates/planned-day.ts'
import { CalendarNote } from '#shared/parts/dates/CalendarNote.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { listMonthDebits } from '#api/calls/plans/plan-overview.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { monthOf } from '#domain/report/months.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import type { PathInput } from '#paths/path.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { closedText, debitDayText } from '#shared/parts/plan/plan-words.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { Calendar } from '#ui/fields/Calendar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { HideAmountsButton } from '#ui/text/HideAmountsButton.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { NumberText } from '#ui/text/NumberText.tsx'
import { debitedAmount, debitMarks, type MonthDebit } from './debit-marks.ts'

type Input = PathInput<typeof directInvestPaths.planCalendar>

/** The provider's month where the address names none. */
const asked = ({ month }: Input) => (month === undefined ? {} : { month })

export const prefetch: Prefetch<Input> = (input) => [prefetchCall(listMonthDebits, asked(input))]

const STATES = { due: '待扣款', paid: '已扣款', failed: '扣款失败', skipped: '跳过' } as const

interface RowProps {
  readonly debit: MonthDebit
  /** The provider's. */
  readonly today: string
}

function DebitRow({ debit, today }: RowProps) {
  const { veil } = useHiddenAmounts()
  const { planNo, planName, amount, state, reason, movedFrom, applyNo, date } = debit
  const day = (date8: string) => debitDayText(date8, today, isAbroad(debit))
  const moved =
    movedFrom === null ? '' : `原定 ${day(movedFrom)}，${closedText(debit.closedMarkets)}`
  const note = [day(date), moved, reason].filter((it) => it !== '').join('，')
  return (
    <Row
      title={planName}
      note={note}
      value={veil(formatAmount(amount))}
      valueNote={STATES[state]}
      href={
        applyNo === ''
          ? directInvestPaths.detail.to({ planNo })
          : transactionPaths.transactionDetail.to({ applyNo })
      }
    />
  )
}

/** All debits of a month over all plans: on a calendar, and by plan for the day that is chosen. */
export default function PlanCalendarScreen({ input }: { readonly input: Input }) {
  usePublishedUntil()
  const navigate = useNavigate()
  const show = useUrlChoice(directInvestPaths.planCalendar)
  const { veil } = useHiddenAmounts()
  const query = useQuery({
    ...queryFor(listMonthDebits, asked(input)),
    placeholderData: keepPreviousData,
  })
  return (
    <DetailTemplate query={query} skeleton="rules" footNote="智能定投未定的金额按基准金额计">
      {({ debits, firstMonth, lastMonth, serverTime, ...of }) => {
        const month = input.month ?? of.month
        const here = debits.filter(({ date }) => monthOf(date) === month)
        const ofDay = here.filter(({ date }) => date === input.day)
        const shown = ofDay.length > 0 ? ofDay : here
        const today = serverTime.slice(0, 8)
        return (
          <>
            <UnreadableNotice of={[debits]} />
            <Card title={`${Number(month.slice(4))}月扣款（元）`} extra={<HideAmountsButton />}>
              <NumberText size="figure" value={veil(formatAmount(debitedAmount(here)))} />
              <Calendar
                label="扣款日历"
                month={month}
                firstMonth={firstMonth}
                lastMonth={lastMonth}
                onMonth={(to) => show({ month: to })}
                marks={debitMarks(here, veil)}
                chosen={ofDay.length > 0 ? (input.day ?? null) : null}
                onChoose={(day) => show({ month, day })}
              />
            </Card>
            {shown.length === 0 ? (
              <EmptyState
                kind="empty"
                title="这个月没有扣款"
                actionText="查看我的定投"
                onAction={() => void navigate(directInvestPaths.directInvestManage.to())}
              />
            ) : (
              <Card flush title={ofDay.length > 0 ? '当日扣款' : '本月扣款'}>
                <RowList label="扣款">
                  {shown.map((debit) => (
                    <DebitRow key={`${debit.planNo} ${debit.date}`} debit={debit} today={today} />
                  ))}
                </RowList>
                <CalendarNote
                  dates={shown.map(({ date }) => date)}
                  overseas={{
                    overseasMarkets: [...new Set(shown.flatMap((it) => it.overseasMarkets))],
                    overseasClosures: [],
                  }}
                />
              </Card>
            )}
          </>
        )
      }}
    </DetailTemplate>
  )
}
