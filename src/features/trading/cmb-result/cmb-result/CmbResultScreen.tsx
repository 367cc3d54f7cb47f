import { useMemo } from 'react'
import { Navigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import * as v from 'valibot'
import { arrival } from '#domain/identity/payment-bank-return.ts'
import { assetPaths } from '#paths/asset.ts'
import { cmbResultPaths } from '#paths/cmb-result.ts'
import type { PathInput } from '#paths/path.ts'
import { session } from '#session/session.ts'
import { TripElsewhere } from '#shared/trip/TripElsewhere.tsx'
import { postedFields } from '#session/posted-fields.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { Skeleton, SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { sessionStore } from '#platform/stores/session-store.ts'
import { entryAddress, useReturnData } from './return-data.ts'
import { SigningResult } from './SigningResult.tsx'

type Input = PathInput<typeof cmbResultPaths.cmbResult>

/** A bank that returns by a form posts what is otherwise in the address (rules.md#posted-forms). */
function withPosted(input: Input): Input {
  if (input.signNo !== undefined) return input
  const { pattern, fields } = cmbResultPaths.cmbResult
  const posted = v.safeParse(fields, postedFields(sessionStore, pattern))
  return posted.success ? { ...posted.output, ...input } : input
}

/**
 * The page to which a bank redirects back (rules.md#payment-bank-return). It may be opened in a
 * browser without a session, which must not lead to a sign-in by itself.
 */
export default function CmbResultScreen({ input }: { readonly input: Input }) {
  const { ready, openId, encOpenId } = useSnapshot(session)
  const given = useMemo(() => withPosted(input), [input])
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
