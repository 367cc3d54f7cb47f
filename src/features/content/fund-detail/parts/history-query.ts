import * as v from 'valibot'
import { date8 } from '#api/fields.ts'
import { isDate8 } from '#domain/calendar/calendar-date.ts'
import type { RangeKey } from './chart-data.ts'

/** Those of `RANGES`, kept apart from it because the route rows are loaded at once and charts are not. */
const RANGE_KEYS = ['1m', '3m', '6m', '1y', '3y', 'all'] as const satisfies readonly RangeKey[]

const range = v.optional(v.picklist(RANGE_KEYS))
const day = v.optional(v.pipe(date8, v.check(isDate8, 'No such day')))

/** What the URL of the yield's history carries. */
export const yieldQuery = { range }
/** What the URL of the net values' table carries. */
export const valueQuery = { range, only: v.optional(v.literal('dividend')) }
export type ValueFilters = v.InferOutput<v.ObjectSchema<typeof valueQuery, undefined>>
/** What the URL of the net values' curve carries: a range by name, or two days that go before it. */
export const worthQuery = { range, from: day, to: day }
export type WorthSpan = v.InferOutput<v.ObjectSchema<typeof worthQuery, undefined>>
