import * as v from 'valibot'
import { matching } from '#domain/text-formats.ts'
import { path } from '#paths/path.ts'
import { rankListPaths } from '#paths/rank-list.ts'

const { sort, order } = rankListPaths.rankDetail.fields.entries

/** Chips in the form of `writeSelection`; no more than there are. */
const q = v.optional(
  matching(/^[a-z]{3,5}-\d{1,4}(?:_[a-z]{3,5}-\d{1,4}){0,15}$/, 'Conditions that were chosen'),
)

export const easySelectFundPaths = {
  easySelectHome: path('/easySelectFund/EasySelectHome', { q }),
  easySelectResult: path('/easySelectFund/EasySelectResult', { q, sort, order }),
} as const
