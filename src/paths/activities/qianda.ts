import * as v from 'valibot'
import { HAND_OVER_FIELDS, type HandOverField } from '#domain/navigation/hand-over.ts'
import { path } from '#paths/path.ts'

/** Longer ones are no hand-over's: sealed data are the longest. */
const field = v.optional(v.pipe(v.string(), v.maxLength(4_000)))

/** Anything that an address has is for the provider to refuse. */
const handOver: Readonly<Record<HandOverField, typeof field>> = {
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
}

/** Entry of partners' customers (rules.md#partner-hand-overs). */
export const qiandaPaths = {
  portal: path('/qianda/portal', handOver),
  nextOpen: path('/qianda/nextOpen'),
  nextTransIn: path('/qianda/nextTransIn'),
  /** Of QA alone. */
  testjs: path('/qianda/testjs'),
} as const

/** The fields of a hand-over that an address has. */
export const handOverIn = (input: Partial<Record<HandOverField, string | undefined>>) =>
  Object.fromEntries(
    HAND_OVER_FIELDS.flatMap((name) => {
      const value = input[name]
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
