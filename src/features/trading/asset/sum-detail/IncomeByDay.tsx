import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryIncomeCalendar } from '#api/calls/asset.ts'
import { queryFor } from '#api/query.ts'
import { formatDate, weekdayName } from '#domain/calendar/format-dates.ts'
import { lackingWords } from '#shared/engines/holding/income-figure.ts'
import { SumCard } from '#shared/engines/holding/SumCard.tsx'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import { Calendar } from '#ui/fields/Calendar.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { Page } from '#ui/layout/Page.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { incomeMarks } from './calendar-figure.ts'
import { ProfitAmount } from '#shared/engines/holding/ProfitAmount.tsx'
import styles from './IncomeByDay.module.css'
import { IncomeList } from '../parts/IncomeList.tsx'

interface Props {
  readonly head: ReactNode
  /** Shown for users who have never had any income. */
  readonly empty: ReactNode
  /** YYYYMM. */
  readonly lastMonth: string
  readonly month: string
  /** YYYYMMDD; null for the month's last day with income. */
  readonly day: string | null
  readonly onMonth: (month: string) => void
  readonly onDay: (day: string) => void
  readonly onOpen: (fundCode: string) => void
}

/** A month's income on a calendar, its total, and the income of a chosen day by fund. */
export function IncomeByDay(props: Props) {
  const { head, empty, lastMonth, month, day, onMonth, onDay, onOpen } = props
  const { hidden, veil } = useHiddenAmounts()
  // The previous month's data stays until the new month's is loaded, so that the page does not
  // jump.
  const calendar = useQuery({
    ...queryFor(queryIncomeCalendar, { month }),
    placeholderData: keepPreviousData,
  })
  return (
    <DataTemplate
      query={calendar}
      skeleton={
        <Page>
          {head}
          <SkeletonBlock tall />
          <SkeletonBlock tall />
        </Page>
      }
      isEmpty={({ firstMonth }) => firstMonth === null}
      empty={
        <Page>
          {head}
          {empty}
        </Page>
      }
    >
      {({ days, monthIncome, firstMonth }) => {
        const here = days.filter(({ date }) => date.startsWith(month))
        const shown = here.find(({ date }) => date === day) ?? here[here.length - 1]
        const missingNote = (pendingFunds: number) =>
          lackingWords({ pendingFunds, missingFunds: 0 })
        const dayNote = missingNote(shown?.pendingFunds ?? 0)
        const monthNote = missingNote(here.reduce((most, it) => Math.max(most, it.pendingFunds), 0))
        const top = (
          <>
            {head}
            <SumCard label={`${Number(month.slice(4, 6))}月收益（元）`}>
              <div className={styles.sum} aria-busy={calendar.isPlaceholderData || undefined}>
                {calendar.isPlaceholderData ? (
                  <span className={styles.wait}>--</span>
                ) : (
                  <ProfitAmount size="figure" amount={monthIncome} />
                )}
                {dayNote === null && monthNote !== null ? (
                  <p className={styles.lacks}>{monthNote}</p>
                ) : null}
              </div>
              <Calendar
                label="收益日历"
                month={month}
                firstMonth={firstMonth ?? month}
                lastMonth={lastMonth}
                onMonth={onMonth}
                marks={incomeMarks(here, veil, hidden)}
                chosen={shown?.date ?? null}
                onChoose={onDay}
              />
            </SumCard>
            {shown === undefined ? null : (
              <p className={styles.day}>
                <span>
                  {`${formatDate(shown.date)} ${weekdayName(shown.date)}`}
                  {dayNote === null ? null : <span className={styles.lacks}>{dayNote}</span>}
                </span>
                <ProfitAmount size="title" amount={shown.income} />
              </p>
            )}
          </>
        )
        const without = calendar.isPlaceholderData ? 'loading' : 'none'
        // The same elements whatever is loaded: the calendar keeps the focus as months change.
        return (
          <IncomeList
            head={top}
            {...(shown === undefined ? { without } : { date: shown.date })}
            empty={{ title: '这个月没有收益记录', note: '可以查看其他月份' }}
            onOpen={onOpen}
          />
        )
      }}
    </DataTemplate>
  )
}
