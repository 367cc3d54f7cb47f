import type * as v from 'valibot'
import { queryPensionAccount } from '#api/calls/pension/pension-bank.ts'
import { useCurrent } from '#api/use-current.ts'

export type PensionAccount = v.InferOutput<typeof queryPensionAccount.payload>

/** The account as the provider has it now, never an earlier answer alone. */
export const usePensionAccount = () => useCurrent(queryPensionAccount, {})
