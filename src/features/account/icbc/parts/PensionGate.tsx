import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { pensionScreen, type PensionScreen } from '#domain/pension/pension-account.ts'
import { icbcPaths } from '#paths/icbc.ts'
import {
  usePensionAccount,
  type PensionAccount,
} from '#shared/engines/pension/use-pension-account.ts'
import { VerifiedOnly } from '#shared/engines/person/VerifiedOnly.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { ACCOUNT } from './pension-words.ts'

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
