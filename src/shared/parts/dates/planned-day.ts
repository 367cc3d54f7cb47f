import { useSyncExternalStore } from 'react'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import type { OverseasClosure } from '#domain/calendar/overseas-closure.ts'
import { plannedDay, plannedDayText, type DayForm } from '#domain/calendar/planned-day.ts'
import { now14 } from '#platform/clock.ts'
import { followCalendar, publishedUntil } from '#platform/calendar/trading-calendar.ts'

/** The markets abroad that move the dates of an answer; absent for a fund without any. */
export interface OverseasDays {
  readonly overseasMarkets: readonly string[]
  readonly overseasClosures: readonly OverseasClosure[]
}

/** Returns whether markets abroad have to be open on the days of a fund, plan or order. */
export const isAbroad = ({ overseasMarkets = [] }: Partial<OverseasDays>): boolean =>
  overseasMarkets.length > 0

// Both calendars, as one value that can be compared.
const bothUntil = (): string => `${publishedUntil()} ${publishedUntil(true)}`

/** The last published day; the component is drawn again when the provider names another one. */
export function usePublishedUntil(abroad = false): Date8 {
  useSyncExternalStore(followCalendar, bothUntil)
  return publishedUntil(abroad)
}

/**
 * A trading day to come as every screen writes it: with 预计 beyond the published calendar. `today`
 * is the provider's where an answer has it; `abroad` for a day of a fund with markets abroad.
 */
export const plannedText = (
  date: Date8,
  form: DayForm,
  today: Date8 = now14(),
  abroad = false,
): string => plannedDayText(plannedDay(date, publishedUntil(abroad)), today.slice(0, 8), form)

/** The same where the sentence says 预计 for every day. */
export const expectedText = (date: Date8, form: DayForm, today: Date8 = now14()): string =>
  plannedDayText({ date, provisional: true }, today.slice(0, 8), form)
