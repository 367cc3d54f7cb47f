/**
 * Personal information: the list, and the user's rights over it (rules.md#privacy). All assumed.
 */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { flag, nothing, text, time14, total } from '#api/fields.ts'

/** Scenario, data, purpose and third party, as the law wants them named. */
const infoItem = {
  infoId: v.string(),
  infoName: v.string(),
  scenario: v.string(),
  purpose: v.string(),
  /** The third party that receives it; `''` for none. */
  thirdParty: v.string(),
  /** Says whether consent can be withdrawn, and whether it was. */
  withdrawable: flag,
  withdrawn: flag,
}

export const listPrivacyInfo = query({
  name: 'listPrivacyInfo',
  about:
    'Lists the personal information that is collected; of a signed-in user also what was withdrawn.',
  method: 'GET',
  path: '/api/privacy/listPrivacyInfo',
  needsUser: false,
  source: 'assumed',
  request: nothing,
  payload: v.object({
    groups: v.array(v.object({ groupName: v.string(), items: v.array(v.object(infoItem)) })),
  }),
})

export const queryPrivacyInfo = query({
  name: 'queryPrivacyInfo',
  about:
    'Shows one kind of personal information: what is held, how often and when it was collected.',
  method: 'GET',
  path: '/api/privacy/queryPrivacyInfo',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ infoId: text(32) }),
  payload: v.object({
    ...infoItem,
    /** Masked. */
    content: v.string(),
    collectedCount: total,
    lastCollectTime: v.nullable(time14),
  }),
})

export const exportPersonalData = mutation({
  name: 'exportPersonalData',
  about: 'Gives all that is held about the user, as JSON text for a file.',
  method: 'POST',
  path: '/api/privacy/exportPersonalData',
  effect: 'other',
  idempotency: 'repeatable',
  errors: ['proofNeeded', 'tooOften'],
  source: 'assumed',
  request: nothing,
  payload: v.object({ fileName: v.string(), content: v.string(), exportTime: time14 }),
})

export const withdrawConsent = mutation({
  name: 'withdrawConsent',
  about: 'Withdraws the consent to one kind of personal information, or gives it again.',
  method: 'POST',
  path: '/api/privacy/withdrawConsent',
  effect: 'identity',
  idempotency: 'repeatable',
  errors: ['notFound', 'proofNeeded'],
  source: 'assumed',
  request: v.object({ infoId: text(32), withdrawn: flag }),
  payload: nothing,
})

/**
 * The data that the law requires the company to retain (orders, identity) is stored separately for
 * its term; all else is deleted.
 */
export const deletePersonalData = mutation({
  name: 'deletePersonalData',
  about: 'Closes the app account and deletes what the law does not keep.',
  method: 'POST',
  path: '/api/privacy/deletePersonalData',
  effect: 'identity',
  idempotency: 'once',
  errors: ['accountInUse', 'proofNeeded'],
  source: 'assumed',
  request: nothing,
  payload: v.object({ deleteTime: time14 }),
})
