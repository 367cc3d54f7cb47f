import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { Persona } from './persona.ts'

/** A step that puts a part of what a persona has into a new database, as of `now`. */
export interface PersonaSeed {
  /** The place among all steps of a persona, which decides what each finds there. */
  readonly order: number
  /** `place`: the persona's among all, from 0. */
  readonly seed: (
    db: Database,
    market: Market,
    persona: Persona,
    now: Time14,
    place: number,
  ) => void
}

/** A step that puts into a new database what is of several personas, or of none, as of `now`. */
export interface CommonSeed {
  /** The place among all steps after the personas. */
  readonly order: number
  readonly seed: (db: Database, market: Market, now: Time14) => void
}

/** The part of a new database that one department brings. */
export interface DepartmentSeeds {
  readonly personas?: readonly PersonaSeed[]
  readonly common?: readonly CommonSeed[]
}
