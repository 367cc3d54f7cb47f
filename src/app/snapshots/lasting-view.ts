import * as v from 'valibot'
import { queryPage } from '#api/calls/page.ts'
import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'

/** For how many days a snapshot is shown at most (rules.md#dated-snapshots). */
const MOST_DAYS = 7

/** An answer that says that it is a copy of the device: it is of then, not of now. */
const copy = v.object({ keptAt: v.union([v.string(), v.number()]) })
const pagesOfCopies = v.object({ pages: v.tupleWithRest([copy], v.unknown()) })
/** A composed page that came from the provider. */
const page = v.object({
  kind: v.literal('page'),
  fromPack: v.optional(v.literal(false)),
  of: v.object({ nextChangeAt: v.nullable(v.string()) }),
})

/** A place of a screen for which operators have made no page: nothing is drawn there. */
const emptySlot = v.object({
  queryKey: v.looseTuple([v.literal(queryPage.name), v.object({ slot: v.string() })]),
  data: v.object({ kind: v.literal('unknown') }),
})

interface Answer {
  readonly queryKey: readonly unknown[]
  readonly data: unknown
}

/**
 * Returns whether what a screen shows of this answer may be shown again within the week: no copy,
 * and no composed page that is not there, or that comes to an end or changes until then. A slot
 * without a page is as empty then.
 */
export function isLasting({ queryKey, data }: Answer, now: Time14): boolean {
  if (v.is(copy, data) || v.is(pagesOfCopies, data)) return false
  if (queryKey[0] !== queryPage.name || v.is(emptySlot, { queryKey, data })) return true
  const read = v.safeParse(page, data)
  if (!read.success) return false
  const { nextChangeAt } = read.output.of
  return nextChangeAt === null || nextChangeAt.slice(0, 8) > addDays(now.slice(0, 8), MOST_DAYS)
}
