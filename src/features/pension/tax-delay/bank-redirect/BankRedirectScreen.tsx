import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { icbcPaths } from '#paths/icbc.ts'
import type { PathInput } from '#paths/path.ts'
import { taxDelayPaths } from '#paths/pension/tax-delay.ts'
import { session } from '#session/session.ts'
import { TripElsewhere } from '#shared/engines/trip/TripElsewhere.tsx'
import { withPosted } from '#shared/engines/trip/with-posted.ts'
import { useShell } from '#templates/shell-context.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { PayingIn } from './PayingIn.tsx'

type Input = PathInput<typeof taxDelayPaths.bankRedirect>

/**
 * The way to the pension bank and back: to pay in here, to open or authorize by /icbc. What became
 * of a visit is the provider's word, whatever the address says.
 */
export default function BankRedirectScreen({ input }: { readonly input: Input }) {
  const { ready, openId } = useSnapshot(session)
  const shell = useShell()
  const [given] = useState(() => withPosted(taxDelayPaths.bankRedirect, input))
  const { purpose = 'open', bankId, signNo, from } = { ...given, ...input }
  if (!ready) return <SkeletonScreen shape="steps" />
  if (purpose !== 'contribute') {
    const start = purpose === 'authorize' ? icbcPaths.getAuth : icbcPaths.openAccount
    const to =
      signNo === undefined ? start.to({ from, bankId }) : icbcPaths.result.to({ signNo, from })
    return <Navigate to={to} replace />
  }
  if (openId !== '') return <PayingIn key={signNo} signNo={signNo} from={from} />
  return signNo === undefined ? (
    <EmptyState
      kind="forbidden"
      title="登录后可以缴存"
      note="缴存在您的开户银行办理"
      actionText="登录"
      onAction={async () => void (await shell.login())}
      secondaryText="返回上一页"
      onSecondary={shell.back}
    />
  ) : (
    <TripElsewhere signNo={signNo} kind="pensionBank" />
  )
}
