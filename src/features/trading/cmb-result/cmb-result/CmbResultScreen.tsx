import { useMemo } from 'react'
import { Navigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { arrival } from '#domain/identity/payment-bank-return.ts'
import { assetPaths } from '#paths/asset.ts'
import { cmbResultPaths } from '#paths/cmb-result.ts'
import type { PathInput } from '#paths/path.ts'
import { session } from '#session/session.ts'
import { TripElsewhere } from '#shared/engines/trip/TripElsewhere.tsx'
import { withPosted } from '#shared/engines/trip/with-posted.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { Skeleton, SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { entryAddress, useReturnData } from './return-data.ts'
import { SigningResult } from './SigningResult.tsx'

type Input = PathInput<typeof cmbResultPaths.cmbResult>

/**
 * The page to which a bank redirects back (rules.md#payment-bank-return). It may be opened in a
 * browser without a session, which must not lead to a sign-in by itself.
 */
export default function CmbResultScreen({ input }: { readonly input: Input }) {
  const { ready, openId, encOpenId } = useSnapshot(session)
  const given = useMemo(
    () => (input.signNo === undefined ? withPosted(cmbResultPaths.cmbResult, input) : input),
    [input],
  )
  const { signNo = '', extStr = '' } = given
  const way = arrival(given)
  if (way === 'toAssets') return <Navigate to={assetPaths.holdList.to()} replace />
  if (!ready) return <SkeletonScreen shape="steps" />
  if (openId === '' || encOpenId === '') return <TripElsewhere signNo={signNo} />
  return way === 'toEntry' ? <ToEntry /> : <SigningResult signNo={signNo} extStr={extStr} />
}

/** Redirects to the stored entry route. */
function ToEntry() {
  const data = useReturnData()
  return (
    <Loaded query={data} skeleton={<Skeleton shape="detail" />}>
      {(known) => <Navigate to={entryAddress(known)} replace />}
    </Loaded>
  )
}
