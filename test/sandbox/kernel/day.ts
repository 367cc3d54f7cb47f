import { chinaTime, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { calendarDaysBetween, epochTime } from './calendar.ts'
import type { Market } from './market/market.ts'
import type { Database } from './store/database.ts'

/** A step that every trading day brings, or every day of the calendar. */
export interface DayStep {
  /** The place among all steps of a day, which decides what each finds done. */
  readonly order: number
  /** The number and name by which the database notes that it has happened. */
  readonly step: number
  readonly kind: string
  /** Time of the day. */
  readonly at: string
  readonly everyDay: boolean
  readonly happen: (db: Database, market: Market, day: Date8, due: Time14) => void
}

/** A move between the steps: all of its kind that is due by a moment happens, in order of time. */
export interface DayMove {
  readonly order: number
  /**
   * The reach of the move before each step: up to its moment, or to the second before; `atEnd`: it
   * waits until all steps have happened.
   */
  readonly before: 'moment' | 'second' | 'atEnd'
  readonly move: (db: Database, market: Market, until: Time14) => void
}

/** A step that has just happened, as what follows it gets to know it. */
export interface Happened {
  readonly kind: string
  readonly day: Date8
  readonly due: Time14
}

/** A part of what a new database begins with besides its personas, as of its first moment. */
export interface Opening {
  /** The place among all openings, which decides what each finds done. */
  readonly order: number
  readonly open: (db: Database, market: Market, began: Time14) => void
}

/** The part of a day that one department brings. */
export interface DepartmentDay {
  readonly steps?: readonly DayStep[]
  readonly moves?: readonly DayMove[]
  /** The work after each step, whichever it was, in the same transaction. */
  follow?(db: Database, market: Market, happened: Happened): void
  readonly openings?: readonly Opening[]
}

const SETTLED_TO = 'settled_to'
const OPENED = 'activities_opened'

/** From when on a new database's days count. */
export function startSettlement(db: Database, now: Time14): void {
  db.setMeta(SETTLED_TO, now)
}

const inOrder = <It extends { order: number }>(all: readonly It[]): readonly It[] =>
  all.toSorted((a, b) => a.order - b.order)

/** Opens, once, what a new database begins with. */
function open(days: readonly DepartmentDay[], db: Database, market: Market, began: Time14): void {
  if (db.meta(OPENED) !== null) return
  db.transaction(() => {
    for (const it of inOrder(days.flatMap(({ openings = [] }) => openings)))
      it.open(db, market, began)
    db.setMeta(OPENED, began)
  })
}

/**
 * Lets everything happen that was due since the last time, in order of time. Each event and its
 * note in `happened` are one transaction, so an event happens once, whenever the process dies.
 */
export function runDays(
  days: readonly DepartmentDay[],
  db: Database,
  market: Market,
  now: Time14,
): void {
  const settledTo = db.meta(SETTLED_TO)
  if (settledTo !== null) open(days, db, market, settledTo)
  if (settledTo === null || settledTo >= now) return
  const steps = inOrder(days.flatMap((it) => it.steps ?? []))
  const moves = inOrder(days.flatMap((it) => it.moves ?? []))
  let anything = false
  for (const day of calendarDaysBetween(settledTo.slice(0, 8), now.slice(0, 8))) {
    for (const { step, kind, at, everyDay, happen } of steps) {
      const due = `${day}${at}`
      if (due <= settledTo || due > now) continue
      if (!everyDay && !market.isTradingDay(day)) continue
      anything = true
      // A bank that answers in the very second of the cut-off is too late, as an order would be.
      const until = { moment: due, second: chinaTime(epochTime(due) - 1_000) }
      for (const { before, move } of moves) if (before !== 'atEnd') move(db, market, until[before])
      db.transaction(() => {
        if (db.run('INSERT OR IGNORE INTO happened VALUES (?, ?, ?)', due, step, kind) === 0) return
        happen(db, market, day, due)
        for (const it of days) it.follow?.(db, market, { kind, day, due })
      })
    }
  }
  for (const { move } of moves) move(db, market, now)
  // Most calls find nothing due; they need not wait for the disk.
  if (anything) db.setMeta(SETTLED_TO, now)
}
