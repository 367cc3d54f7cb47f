import * as v from 'valibot'
import { matching } from '#domain/text-formats.ts'
import { rankListPaths } from '#paths/rank-list.ts'
import { path } from '#paths/path.ts'

const { sort, order } = rankListPaths.rankDetail.fields.entries

export const brightSpotFundsPaths = {
  fundList: path('/brightSpotFunds/fundList', {
    /** The first one when absent. */
    spotId: v.optional(matching(/^[a-z][a-z0-9-]{1,31}$/, 'Names a bright spot')),
    sort,
    order,
  }),
} as const
