import * as v from 'valibot'
import { path } from './path.ts'

const short = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most)))

export const cmbResultPaths = {
  /**
   * The bank adds `extStr`, its proof of the signing, and `signStatus`, which is not read: the
   * provider gives the status.
   */
  cmbResult: path('/cmbResult', { cmbFinish: short(8), signNo: short(64), extStr: short(2_000) }),
} as const
