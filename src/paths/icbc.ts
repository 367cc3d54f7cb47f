import * as v from 'valibot'
import { text } from '#domain/text-formats.ts'
import { wayBack } from './fields.ts'
import { path } from './path.ts'

const ofBank = { ...wayBack, bankId: v.optional(text(16)) }

/** The pension account at a bank. */
export const icbcPaths = {
  openAccount: path('/icbc/openAccount', ofBank),
  /** Authorizes the company to read the state of an account that is open at the bank already. */
  getAuth: path('/icbc/getAuth', ofBank),
  /** Binds the pension card of the bank. */
  bindCard: path('/icbc/bindCard', wayBack),
  /** Adds an ordinary card first; the bank chosen meanwhile is retained. */
  thBindCard: path('/icbc/thBindCard', ofBank),
  /** The result of a trip to the bank. */
  result: path('/icbc/result', { ...wayBack, signNo: v.optional(text(64)) }),
} as const
