import * as v from 'valibot'
import { path } from './path.ts'

const short = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most)))

export const cmbResultPaths = {
  /**
   * `extStr` is the bank's proof, added by the bank; `signStatus` too, but the provider is asked
   * instead.
   */
  cmbResult: path('/cmbResult', { cmbFinish: short(8), signNo: short(64), extStr: short(2_000) }),
} as const
