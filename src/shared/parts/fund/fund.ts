import type * as v from 'valibot'
import type { queryFundOne, queryNavHistory } from '#api/calls/fund.ts'

export type Fund = v.InferOutput<typeof queryFundOne.payload>
export type NavHistory = v.InferOutput<typeof queryNavHistory.payload>
