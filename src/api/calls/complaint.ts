/** Complaints and suggestions (rules.md#complaints). No calls are given: all are assumed. */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { applyNo, date8, fundCode, nothing, requestNo, text, time14 } from '#api/fields.ts'
import { rows } from '#api/rows.ts'
import {
  COMPLAINT_LENGTH,
  COMPLAINT_STATES,
  COMPLAINT_SUBJECTS,
  MOST_PICTURES,
} from '#domain/complaint/complaint.ts'

const subject = v.picklist(COMPLAINT_SUBJECTS)
const state = v.picklist(COMPLAINT_STATES)
/** A character may take two units. */
const words = v.pipe(text(2 * COMPLAINT_LENGTH.most), v.minLength(COMPLAINT_LENGTH.least))

const summary = {
  requestNo: v.string(),
  /** The number that customer service finds it by. */
  complaintNo: v.string(),
  subject,
  state,
  submitTime: time14,
  /** The last day on which it is received, then on which it is answered. */
  dueDate: date8,
}

export const submitComplaint = mutation({
  name: 'submitComplaint',
  about: 'Hands in a complaint or a suggestion, about an order or a fund where it names one.',
  method: 'POST',
  path: '/api/account/submitComplaint',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: ['notFound', 'tooOften'],
  source: 'assumed',
  request: v.object({
    requestNo,
    subject,
    text: words,
    applyNo: v.optional(applyNo),
    fundCode: v.optional(fundCode),
    /** Of uploadProofImage, kind complaint. */
    imageIds: v.pipe(v.array(text(64)), v.maxLength(MOST_PICTURES)),
  }),
  payload: v.object(summary),
})

export const listComplaints = query({
  name: 'listComplaints',
  about: 'Lists the complaints of the user, newest first.',
  method: 'GET',
  path: '/api/account/listComplaints',
  source: 'assumed',
  request: nothing,
  payload: v.object({ complaints: rows(v.object(summary)) }),
})

export const queryComplaint = query({
  name: 'queryComplaint',
  about: 'Shows one complaint with its answers, and until when it can be reopened.',
  method: 'GET',
  path: '/api/account/queryComplaint',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ requestNo }),
  payload: v.object({
    ...summary,
    text: v.string(),
    /** The order or the fund that it is about, by name; `''` where it names none. */
    about: v.string(),
    pictures: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** Masked. */
    mobileNo: v.string(),
    receiveTime: v.nullable(time14),
    /** The reason why the answer takes longer; `''` where it does not. */
    extendedReason: v.string(),
    answers: v.array(v.object({ time: time14, text: v.string() })),
    reopenTime: v.nullable(time14),
    reopenText: v.string(),
    closeTime: v.nullable(time14),
    reopenUntil: v.nullable(date8),
  }),
})

export const reopenComplaint = mutation({
  name: 'reopenComplaint',
  about: 'Reopens an answered complaint, once, with what is still to be said.',
  method: 'POST',
  path: '/api/account/reopenComplaint',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'byKey',
  key: 'reopenNo',
  errors: ['notFound', 'cannotReopen'],
  source: 'assumed',
  request: v.object({ requestNo, reopenNo: requestNo, text: words }),
  payload: v.object(summary),
})
