/** Tracking (rules.md#tracking). Neither call changes anything of the user's. */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { nothing, text } from '#api/fields.ts'

/**
 * `event` is JSON text without personal data: a batch of events (`trackingBatch`), which counts once
 * however often it is sent, or one event.
 */
export const sensorLog3rd = query({
  name: 'sensorLog3rd',
  about: 'Logs what happened on a page.',
  method: 'POST',
  path: '/track/sensorLog3rd',
  progress: 'none',
  needsUser: false,
  source: 'given',
  request: v.object({ event: v.pipe(v.string(), v.maxLength(16_000)) }),
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
  progress: 'none',
  effect: 'other',
  idempotency: 'repeatable',
  needsUser: false,
  source: 'assumed',
  payloadSource: 'given',
  request: v.object({
    eventType: text(64),
    callback: text(500),
    webUrl: v.pipe(text(2_000), v.url()),
    /** `''` where the advertisement's address had none. */
    params: v.object({
      accountId: v.pipe(v.string(), v.maxLength(64)),
      planId: v.pipe(v.string(), v.maxLength(64)),
    }),
  }),
  payload: nothing,
})
