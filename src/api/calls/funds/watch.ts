/**
 * Funds that a user watches (rules.md#watch-list), their newest values, and the figures that are worth
 * a message (rules.md#price-reminders). All assumed.
 */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { fundCode, fundRiskLevel, date8, nothing, requestNo, time14, total } from '#api/fields.ts'
import { nav, per10k, percent } from '#api/figures.ts'
import { rows } from '#api/rows.ts'
import { MOST_GROUP_LETTERS, MOST_NOTE_LETTERS, MOST_WATCHED } from '#domain/watch/watch-list.ts'
import { REMINDER_KINDS, REMINDER_SUBJECTS } from '#domain/watch/price-reminder.ts'
import { matching } from '#domain/text-formats.ts'
import { applyStatus } from '#api/calls/fund.ts'

const base = { source: 'assumed' } as const

/** Milliseconds since 1970, by the provider's clock as the device has it. */
const moment = total

const watchedFund = v.object({
  fundCode,
  /** False once it was taken out. */
  on: v.boolean(),
  at: moment,
  group: v.pipe(v.string(), v.maxLength(MOST_GROUP_LETTERS)),
  note: v.pipe(v.string(), v.maxLength(MOST_NOTE_LETTERS)),
  editedAt: moment,
})

const watchList = v.object({
  funds: rows(watchedFund),
  order: rows(fundCode),
  orderedAt: moment,
})

export const listWatched = query({
  ...base,
  name: 'listWatched',
  about: 'Gives the watch list of the user, with what was taken out of it.',
  method: 'GET',
  path: '/api/watch/listWatched',
  request: nothing,
  payload: watchList,
})

/** Merges what a device has done into the list: once or twice is the same. */
export const syncWatched = mutation({
  ...base,
  name: 'syncWatched',
  about: 'Merges acts of a device, or its whole list, into the watch list of the user.',
  method: 'POST',
  path: '/api/watch/syncWatched',
  encoding: 'json',
  progress: 'none',
  effect: 'other',
  idempotency: 'repeatable',
  errors: ['limitReached'],
  request: v.object({
    funds: v.pipe(v.array(watchedFund), v.maxLength(2 * MOST_WATCHED)),
    order: v.pipe(v.array(fundCode), v.maxLength(MOST_WATCHED)),
    orderedAt: moment,
  }),
  payload: watchList,
})

/** A code that is no fund has no row. */
export const listFundQuotes = query({
  ...base,
  name: 'listFundQuotes',
  about: 'Gives the newest published values of some funds, in the order of their codes.',
  method: 'GET',
  path: '/api/watch/listFundQuotes',
  needsUser: false,
  request: v.object({
    /** At most as many as a watch list has, with commas between. */
    fundCodes: matching(/^\d{6}(?:,\d{6}){0,199}$/, 'Codes of funds'),
  }),
  payload: v.object({
    funds: rows(
      v.object({
        fundCode,
        fundName: v.string(),
        fundTypeCode: v.string(),
        fundTypeName: v.string(),
        fundRiskLevel,
        applyStatus,
        /** Null while none has been published. */
        nav: v.nullable(nav),
        navDate: v.nullable(date8),
        /** Percent of that day. */
        dayChange: v.nullable(percent),
        incomePer10k: v.nullable(per10k),
        sevenDayYield: v.nullable(percent),
      }),
    ),
  }),
})

const reminderId = matching(/^[A-Z0-9]{8,32}$/, 'Names a reminder of the user')
/** A fund, or an index: their codes are alike. */
const subject = v.picklist(REMINDER_SUBJECTS)
const code = matching(/^\d{6}$/, 'Names a fund or an index')
const reminders = v.object({
  reminders: rows(
    v.object({
      reminderId,
      code,
      kind: v.picklist(REMINDER_KINDS),
      /** Yuan a share, percent of a day, or a percentile. */
      limit: v.string(),
      setAt: time14,
    }),
  ),
})

export const listPriceReminders = query({
  ...base,
  name: 'listPriceReminders',
  about: 'Lists the reminders of a fund or an index that wait for a published figure.',
  method: 'GET',
  path: '/api/watch/listPriceReminders',
  request: v.object({ subject, code }),
  payload: reminders,
})

/**
 * The kind says whether the code is of a fund or of an index. A figure that is there already, and a
 * percentile that is no whole one from 1 to 99: RET.badRequest.
 */
export const setPriceReminder = mutation({
  ...base,
  name: 'setPriceReminder',
  about: 'Asks for one message when a published figure is at a limit, or changes what was asked.',
  method: 'POST',
  path: '/api/watch/setPriceReminder',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: ['notFound', 'limitReached', 'tooOften'],
  request: v.object({
    requestNo,
    code,
    kind: v.picklist(REMINDER_KINDS),
    limit: matching(/^(?!0+(?:\.0+)?$)\d{1,6}(?:\.\d{1,4})?$/, 'Above 0'),
    /** The reminder that this one takes the place of. */
    replaces: v.optional(reminderId),
  }),
  payload: reminders,
})

export const removePriceReminder = mutation({
  ...base,
  name: 'removePriceReminder',
  about: 'Takes a reminder back; a second time changes nothing.',
  method: 'POST',
  path: '/api/watch/removePriceReminder',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'repeatable',
  request: v.object({ subject, code, reminderId }),
  payload: reminders,
})
