/** A holding that its owner shows others for a week, without amounts. All assumed. */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { date8, fundCode, requestNo, time14, total } from '#api/fields.ts'
import { percent } from '#api/figures.ts'
import { orNull, rows } from '#api/rows.ts'
import { SHOWN } from '#domain/holding/shared-holding.ts'
import { matching } from '#domain/text-formats.ts'

const base = { source: 'assumed' } as const

const token = matching(/^[0-9a-f]{32}$/, 'Names what was shared')

/** As of the day on which it was shared; nothing in it changes later. */
const frozen = {
  fundCode,
  fundName: v.string(),
  days: total,
  from: date8,
  to: date8,
  /** Null where the owner hides it, or has held the fund for under six months. */
  figures: orNull(
    v.object({
      /** Profit of what is held to its cost, percent. */
      rate: percent,
      /** Of the benchmark and of the fund's deepest fall over the same days. */
      benchmark: v.nullable(percent),
      fall: v.nullable(percent),
    }),
  ),
}

const ownShare = v.object({
  token,
  ...frozen,
  createdAt: time14,
  expiresAt: time14,
  state: v.picklist(['open', 'revoked', 'expired']),
})

/** A fund that is not held: RET.notFound. */
export const createShare = mutation({
  ...base,
  name: 'createShare',
  about: "Makes a link to the user's holding of a fund, without amounts, for seven days.",
  method: 'POST',
  path: '/api/fund/createShare',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: ['notFound', 'tooOften'],
  request: v.object({ requestNo, fundCode, show: v.picklist(SHOWN) }),
  payload: ownShare,
})

/** Somebody else's: RET.notFound. */
export const revokeShare = mutation({
  ...base,
  name: 'revokeShare',
  about: 'Takes back what the user has shared; a second time changes nothing.',
  method: 'POST',
  path: '/api/fund/revokeShare',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'repeatable',
  errors: ['notFound'],
  request: v.object({ token }),
  payload: ownShare,
})

export const listShares = query({
  ...base,
  name: 'listShares',
  about: 'Lists what the user has shared of a fund, newest first.',
  method: 'GET',
  path: '/api/fund/listShares',
  request: v.object({ fundCode }),
  payload: v.object({ shares: rows(ownShare) }),
})

/**
 * A share that never was, was revoked or is over: RET.notFound, so that nothing is learnt of which.
 */
export const queryShare = query({
  ...base,
  name: 'queryShare',
  about: 'Shows what somebody has shared of a holding, by its link.',
  method: 'GET',
  path: '/api/fund/queryShare',
  needsUser: false,
  errors: ['notFound'],
  request: v.object({ token }),
  payload: v.object({ ...frozen, maskedName: v.string(), expiresAt: time14 }),
})
