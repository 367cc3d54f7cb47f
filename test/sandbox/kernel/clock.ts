import { chinaTime, type Time14 } from '#domain/calendar/calendar-date.ts'
import { epochTime } from './calendar.ts'
import type { Database } from './store/database.ts'

const OFFSET = 'clock_offset_ms'

/**
 * The provider's China time. It runs like real time, from an offset in the database, and can only
 * be moved forward.
 */
export class Clock {
  readonly #db: Database
  readonly #realTime: () => number

  /** `realTime`: ms since 1970; a fixed value stops the clock. */
  constructor(db: Database, start: Time14, realTime: () => number = Date.now) {
    this.#db = db
    this.#realTime = realTime
    if (db.meta(OFFSET) === null) this.restart(start)
  }

  /** Only for a new database and for a reset. */
  restart(start: Time14): void {
    this.#db.setMeta(OFFSET, String(epochTime(start) - this.#realTime()))
  }

  now(): Time14 {
    return chinaTime(this.instant())
  }

  /** The same in ms since 1970, for what is timed more finely than seconds. */
  instant(): number {
    return this.#realTime() + Number(this.#db.meta(OFFSET))
  }

  /** Throws RangeError when `to` is in the past. */
  moveTo(to: Time14): void {
    if (to < this.now()) throw new RangeError(`The clock only moves forward; it is ${this.now()}`)
    this.#db.setMeta(OFFSET, String(epochTime(to) - this.#realTime()))
  }
}

/** When the clock of the database began: what is filled in later was there from then on. */
export const BEGUN = 'begun'
