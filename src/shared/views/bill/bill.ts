import type * as v from 'valibot'
import type { queryBill } from '#api/calls/activities/annual-bill.ts'

export type BillAnswer = v.InferOutput<typeof queryBill.payload>
export type Bill = NonNullable<BillAnswer['bill']>
