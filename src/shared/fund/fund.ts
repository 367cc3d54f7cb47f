import type * as v from 'valibot'
import type { queryFundOne } from '#api/calls/fund.ts'

export type Fund = v.InferOutput<typeof queryFundOne.payload>
