import * as v from 'valibot'
import { exchangeId } from '#domain/coupon/identifiers.ts'
import { text } from '#domain/text-formats.ts'
import { path } from '#paths/path.ts'

/** Codes; a bare address has no page of its own. */
export const exchangePaths = {
  /** `redeemCode` fills the field in, and is never sent by itself. */
  home: path('/exchange/home', { redeemCode: v.optional(text(64)) }),
  result: path('/exchange/result', { exchangeId }),
  detail: path('/exchange/detail', { exchangeId }),
  history: path('/exchange/history'),
} as const
