import * as v from 'valibot'
import { path } from '#paths/path.ts'

export const shangHaiGoldPaths = {
  shangHaiGoldHome: path('/shangHaiGold/shangHaiGoldHome', {
    range: v.optional(v.picklist(['1m', '3m', '1y', '3y', 'all'])),
  }),
} as const
