import { useQuery } from '@tanstack/react-query'
import type * as v from 'valibot'
import { queryPensionAccount } from '#api/calls/pension/pension-bank.ts'
import { queryFor } from '#api/query.ts'

export type PensionAccount = v.InferOutput<typeof queryPensionAccount.payload>

/** The account as the provider has it now, never an earlier answer alone. */
export const usePensionAccount = () =>
  useQuery({ ...queryFor(queryPensionAccount, {}), staleTime: 0 })
