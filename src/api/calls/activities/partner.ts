/**
 * Hand-overs of partners' customers (rules.md#partner-hand-overs). All assumed. The provider alone
 * checks the signature; the page decides nothing by what an address says.
 */
import * as v from 'valibot'
import { mutation } from '#api/endpoint.ts'
import { flag, fundCode, text } from '#api/fields.ts'
import { money } from '#api/figures.ts'
import { HAND_OVER_STEPS } from '#domain/navigation/hand-over.ts'
import { matching } from '#domain/text-formats.ts'

const field = v.optional(v.pipe(v.string(), v.maxLength(4_000)))

export const partnerHandover = mutation({
  name: 'partnerHandover',
  about:
    "Takes a partner's signed hand-over of a customer, once; the device may repeat it for 60 s.",
  method: 'POST',
  path: '/api/partner/partnerHandover',
  needsUser: false,
  progress: 'none',
  effect: 'other',
  idempotency: 'once',
  errors: ['handoverRefused'],
  source: 'assumed',
  /** The partner's fields as they came, and the device that hands them in. */
  request: v.object({
    v: field,
    partnerId: field,
    uid: field,
    ts: field,
    nonce: field,
    step: field,
    fundCode: field,
    amount: field,
    back: field,
    data: field,
    sign: field,
    device: matching(/^[0-9a-f]{32}$/, 'A random name of the device'),
  }),
  payload: v.object({
    /** For `getOpenIdByToken`, once within 60 s. */
    token: text(500),
    /** Names this hand-over for `usePartnerData`. */
    handOverId: text(64),
    next: v.picklist(HAND_OVER_STEPS),
    partnerName: text(60),
    /** Of the data handed over, masked; empty without any. */
    prefill: v.array(v.object({ label: text(20), value: text(120) })),
    fundCode,
    /** Null where the partner suggests none. */
    amount: v.nullable(money),
    /** The host of the way back; empty without one. */
    backHost: v.pipe(v.string(), v.maxLength(120)),
  }),
})

export const usePartnerData = mutation({
  name: 'usePartnerData',
  about: 'Lets the opening begin with the data that a partner has handed over, or drops them.',
  method: 'POST',
  path: '/api/partner/usePartnerData',
  progress: 'button',
  effect: 'other',
  idempotency: 'repeatable',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ handOverId: text(64), agreed: flag }),
  payload: v.object({}),
})
