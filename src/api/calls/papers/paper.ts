/** Papers that the provider makes as PDFs (rules.md#papers). No calls are given: all are assumed. */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { applyNo, date8, flag, month6, nothing, requestNo, time14 } from '#api/fields.ts'
import { rows } from '#api/rows.ts'
import { PAPER_KINDS } from '#domain/paper/paper.ts'
import { matching } from '#domain/text-formats.ts'

const kind = v.picklist(PAPER_KINDS)
const paperNo = matching(/^PZ\d{14}$/, 'The number that is printed on the paper')
const code = matching(/^[2-9A-HJ-KM-NP-Z]{16}$/, 'The check code that is printed on the paper')

const paper = v.object({
  requestNo: v.string(),
  paperNo,
  kind,
  /** The order, the months or the day that it is of, in words; `''` where it is of none. */
  about: v.string(),
  /** Says whether name and certificate are masked on it. */
  masked: flag,
  state: v.picklist(['making', 'ready']),
  askTime: time14,
  /** The last day on which it is listed. */
  listedUntil: date8,
  /** `''` while it is made. */
  code: v.string(),
  /** Until when an address that was shared opens it; null where there is none. */
  sharedUntil: v.nullable(time14),
})

export const requestPaper = mutation({
  name: 'requestPaper',
  about: 'Has a paper made; badRequest where there is nothing to make one of.',
  method: 'POST',
  path: '/api/account/requestPaper',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: ['notFound', 'notAuthenticated', 'tooOften'],
  source: 'assumed',
  request: v.object({
    requestNo,
    kind,
    /** Of a confirmation: a confirmed order. */
    applyNo: v.optional(applyNo),
    /** Of a statement and a proof of income: months that are over, twelve at most. */
    fromMonth: v.optional(month6),
    toMonth: v.optional(month6),
    /** Of a proof of assets: a day that is over. */
    day: v.optional(date8),
    masked: flag,
  }),
  payload: paper,
})

export const listPapers = query({
  name: 'listPapers',
  about: 'Lists the papers of 90 days, newest first.',
  method: 'GET',
  path: '/api/account/listPapers',
  source: 'assumed',
  request: nothing,
  payload: v.object({
    serverTime: time14,
    papers: rows(paper),
    /** The first month with a movement of the user's; null for who never had any. */
    firstMonth: v.nullable(month6),
  }),
})

export const queryPaper = query({
  name: 'queryPaper',
  about: 'Shows one paper, and whether it is ready.',
  method: 'GET',
  path: '/api/account/queryPaper',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ requestNo }),
  payload: paper,
})

export const openPaper = mutation({
  name: 'openPaper',
  about:
    'Gives an address of the file that cannot be guessed: of ten minutes, or to share a masked one of a day.',
  method: 'POST',
  path: '/api/account/openPaper',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'repeatable',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ requestNo, purpose: v.picklist(['read', 'share']) }),
  payload: v.object({ url: v.string(), until: time14 }),
})

export const revokePaper = mutation({
  name: 'revokePaper',
  about: "Ends all addresses of a paper's file; a second time changes nothing.",
  method: 'POST',
  path: '/api/account/revokePaper',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'repeatable',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ requestNo }),
  payload: paper,
})

export const checkPaper = query({
  name: 'checkPaper',
  about: 'Says what a paper states, for who has its number and its code.',
  method: 'GET',
  path: '/api/account/checkPaper',
  needsUser: false,
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ paperNo, code }),
  payload: v.object({
    paperNo,
    kind,
    about: v.string(),
    /** Masked always. */
    holder: v.string(),
    askTime: time14,
    /** The facts printed on it, to compare with. */
    facts: v.array(v.object({ label: v.string(), value: v.string() })),
  }),
})
