/**
 * Requests that people of the company decide by pictures: a lost card's replacement, and a new
 * mobile number where neither phone nor card proves the person (rules.md#service-requests). No
 * calls are given: all are assumed.
 */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import {
  cardTail,
  date8,
  nothing,
  randomCode,
  requestNo,
  sealed,
  text,
  time14,
} from '#api/fields.ts'
import { rows } from '#api/rows.ts'

const kind = v.picklist(['replaceCard', 'changeMobile'])
const state = v.picklist(['reviewing', 'approved', 'rejected'])

/**
 * JPEG or PNG, at most 5 MB. `bankProof`: the bank's paper on a card that is lost or closed;
 * `heldDocument`: the person holding the identity document; `complaint`: what a complaint shows.
 */
export const uploadProofImage = mutation({
  name: 'uploadProofImage',
  about: 'Uploads a picture that proves something to the people who decide a request.',
  method: 'POST',
  path: '/api/account/uploadProofImage/{kind}',
  encoding: 'multipart',
  progress: 'button',
  effect: 'identity',
  idempotency: 'repeatable',
  errors: ['documentUnreadable', 'documentTooLarge', 'tooOften'],
  source: 'assumed',
  request: v.object({
    kind: v.picklist(['bankProof', 'heldDocument', 'complaint']),
    file: v.blob(),
  }),
  /** Names the stored picture in submitServiceRequest. */
  payload: v.object({ imageId: v.string() }),
})

/**
 * `replaceCard`: bankSerial (of the lost card), bankNo and mobileNo (of the new one) and the
 * trading password. `changeMobile`: mobileNo (the new number) alone, because who asks this way has
 * nothing else left to prove.
 */
export const submitServiceRequest = mutation({
  name: 'submitServiceRequest',
  about: 'Hands in a request for a new card in place of a lost one, or for a new mobile number.',
  method: 'POST',
  path: '/api/account/submitServiceRequest',
  encoding: 'json',
  progress: 'button',
  effect: 'identity',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: [
    'notFound',
    'notAuthenticated',
    'requestPending',
    'coolDown',
    'identityMismatch',
    'cardUnsupported',
    'cardTaken',
    'mobileTaken',
    'wrongTradingPassword',
    'tradingPasswordLocked',
    'tokenExpired',
  ],
  source: 'assumed',
  request: v.object({
    requestNo,
    kind,
    imageIds: v.pipe(v.array(text(64)), v.minLength(1), v.maxLength(3)),
    bankSerial: v.optional(text(64)),
    bankNo: v.optional(sealed),
    mobileNo: sealed,
    transPwd: v.optional(sealed),
    randomCode,
  }),
  /** `dueDate`: the last day by which it is decided. */
  payload: v.object({ requestNo: v.string(), state, dueDate: date8 }),
})

export const listServiceRequests = query({
  name: 'listServiceRequests',
  about: 'Lists the requests of the user, newest first, and until when a rest after one lasts.',
  method: 'GET',
  path: '/api/account/listServiceRequests',
  source: 'assumed',
  request: nothing,
  payload: v.object({
    requests: rows(
      v.object({
        requestNo: v.string(),
        kind,
        state,
        /** The reason why it was rejected; `''` otherwise. */
        remark: v.string(),
        submitTime: time14,
        dueDate: date8,
        decideTime: v.nullable(time14),
        /** Of a card's replacement: the lost card and the new one; null of another request. */
        card: v.nullable(
          v.object({
            bankSerial: v.string(),
            bankName: v.string(),
            cardTail,
            newCardTail: cardTail,
            /** Names the new card once it is bound; `''` before. */
            newBankSerial: v.string(),
          }),
        ),
        /** The new number, masked; `''` of another request. */
        mobileNo: v.string(),
      }),
    ),
    /**
     * Until then quick withdrawal, untying and replacing a card rest, because the mobile number was
     * changed without the old one; null where nothing rests.
     */
    coolDownUntil: v.nullable(time14),
  }),
})
