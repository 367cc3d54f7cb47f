/** Tracking (rules.md#tracking). Neither call changes anything of the user's. */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { nothing, text } from '#api/fields.ts'

/** `event` is JSON text without personal data. */
export const sensorLog3rd = query({
  name: 'sensorLog3rd',
  about: 'Logs what happened on a page.',
  method: 'POST',
  path: '/track/sensorLog3rd',
  needsUser: false,
  source: 'given',
  request: v.object({ event: v.pipe(v.string(), v.maxLength(4_000)) }),
  payload: nothing,
})

/**
 * Method and path are not shown; the fields are given. `callback` is the advertisement's click id.
 */
export const reportConversion = mutation({
  name: 'reportConversion',
  about: 'Reports to the advertiser what a click led to; a click and event count once.',
  method: 'POST',
  path: '/track/reportConversion',
  encoding: 'json',
  loading: false,
  effect: 'other',
  idempotency: 'repeatable',
  needsUser: false,
  source: 'assumed',
  payloadSource: 'given',
  request: v.object({
    eventType: text(64),
    callback: text(500),
    webUrl: v.pipe(text(2_000), v.url()),
    params: v.object({ accountId: text(64), planId: text(64) }),
  }),
  payload: nothing,
})
