import type * as v from 'valibot'
import type { queryPensionSummary } from '#api/calls/pension/pension-account.ts'

/** A year of the pension account, as the provider has it. */
export type PensionSummary = v.InferOutput<typeof queryPensionSummary.payload>
