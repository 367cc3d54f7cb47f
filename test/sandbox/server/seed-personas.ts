import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { readBefore } from '#test/sandbox/kernel/outbox.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { PERSONAS } from '#test/sandbox/people/personas.ts'
import type { DepartmentSeeds } from '#test/sandbox/people/seeds.ts'
import { departmentExports } from './department-files.ts'

/** The number of days in which what has happened to the personas is unread. */
const UNREAD_DAYS = 30

const isSeeds = (it: unknown): it is DepartmentSeeds =>
  typeof it === 'object' && it !== null && ('personas' in it || 'common' in it)

const inOrder = <It extends { order: number }>(all: readonly It[]): readonly It[] =>
  all.toSorted((a, b) => a.order - b.order)

const departments = (await departmentExports('seeds')).filter(isSeeds)
const ofPersona = inOrder(departments.flatMap(({ personas = [] }) => personas))
const common = inOrder(departments.flatMap((it) => it.common ?? []))

/** Puts the personas, and what else departments begin with, into an empty database, as of `now`. */
export function seedPersonas(db: Database, market: Market, now: Time14): void {
  db.transaction(() => {
    for (const [place, persona] of PERSONAS.entries())
      for (const { seed } of ofPersona) seed(db, market, persona, now, place)
    for (const { seed } of common) seed(db, market, now)
    readBefore(db, `${addDays(now.slice(0, 8), -UNREAD_DAYS)}${now.slice(8)}`)
  })
}
