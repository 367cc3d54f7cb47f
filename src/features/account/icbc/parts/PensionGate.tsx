import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type * as v from 'valibot'
import { queryPensionAccount } from '#api/calls/pension-bank.ts'
import { queryFor } from '#api/query.ts'
import { pensionScreen, type PensionScreen } from '#domain/pension/pension-account.ts'
import { icbcPaths } from '#paths/icbc.ts'
import { VerifiedOnly } from '#shared/person/VerifiedOnly.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { ACCOUNT } from './pension-words.ts'

export type PensionAccount = v.InferOutput<typeof queryPensionAccount.payload>

/** The account as the provider has it now, never an earlier answer alone. */
export const usePensionAccount = () =>
  useQuery({ ...queryFor(queryPensionAccount, {}), staleTime: 0 })

interface Props {
  readonly wish: Exclude<PensionScreen, 'result'>
  readonly from: string | undefined
  readonly children: (account: PensionAccount) => ReactNode
}

/**
 * A step of the pension account for a verified user. Where the provider's state has another screen
 * for it (rules.md#pension-account), that one takes its place.
 */
export function PensionGate({ wish, from, children }: Props) {
  return (
    <VerifiedOnly purpose={`办理${ACCOUNT}`}>
      {() => (
        <Reached wish={wish} from={from}>
          {children}
        </Reached>
      )}
    </VerifiedOnly>
  )
}

function Reached({ wish, from, children }: Props) {
  const query = usePensionAccount()
  return (
    <Loaded query={query} skeleton={<SkeletonScreen shape="steps" />}>
      {(account) => {
        const { status, authorized } = account
        const shown = pensionScreen(wish, { status, authorized: authorized === '1' })
        return shown === wish ? (
          children(account)
        ) : (
          <Navigate to={icbcPaths[shown].to({ from })} replace />
        )
      }}
    </Loaded>
  )
}
