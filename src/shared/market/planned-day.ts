import { useSyncExternalStore } from 'react'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { plannedDay, plannedDayText, type DayForm } from '#domain/calendar/planned-day.ts'
import { now14 } from '#platform/clock.ts'
import { followCalendar, publishedUntil } from '#platform/calendar/trading-calendar.ts'

/** The last published day; the component is drawn again when the provider names another one. */
export const usePublishedUntil = (): Date8 => useSyncExternalStore(followCalendar, publishedUntil)

/**
 * A trading day to come as every screen writes it: with 预计 beyond the published calendar.
 * `today` is the provider's where an answer has it.
 */
export const plannedText = (date: Date8, form: DayForm, today: Date8 = now14()): string =>
  plannedDayText(plannedDay(date, publishedUntil()), today.slice(0, 8), form)

/** The same where the sentence says 预计 for every day. */
export const expectedText = (date: Date8, form: DayForm, today: Date8 = now14()): string =>
  plannedDayText({ date, provisional: true }, today.slice(0, 8), form)
