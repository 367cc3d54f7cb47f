import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { bindingPaths } from '#paths/binding.ts'
import { consent } from '#platform/consent.ts'
import { isWayStep, wayBackTo } from '#domain/navigation/way-back.ts'
import { isMadeGoodAt } from '#domain/sign-in/user-info.ts'
import { session, whySignedOut } from '#session/session.ts'
import { loadTradeGate } from './load-trade-gate.ts'
import type { TradeGuard } from './TradeGuard.tsx'
import { signInByItself } from '#app/sign-in/sign-in.ts'
import { lazyPart } from '#ui/layout/lazy-part.ts'
import { SignInState } from '#app/sign-in/SignInState.tsx'
import type { ScreenVisit } from '#app/router/visit.ts'

/** Not in the entry: seldom shown, and never in the app. */
const ConfirmAccount = lazyPart(() => import('#app/sign-in/ConfirmAccount.tsx'))

interface Props {
  readonly visit: ScreenVisit
  readonly input: unknown
  readonly children: ReactNode
}

/**
 * Renders a screen once its needs are met: first the sign-in, then the pre-trade gate. Until then
 * it renders what is missing and what to do. Before an identity step whoever was signed in by a
 * link confirms the account.
 */
export function Guard({ visit, input, children }: Props) {
  const { needs } = visit.row
  const { byAddress } = useSnapshot(session)
  if (byAddress !== '' && isWayStep(visit.address)) {
    return (
      <Suspense fallback={<div aria-busy="true" />}>
        <ConfirmAccount />
      </Suspense>
    )
  }
  // An answered gate is not loaded at all.
  const guarded =
    needs.includes('trade') && visit.fields['isCheckedPre'] !== '1' ? (
      <LoadedTradeGuard visit={visit} input={input}>
        {children}
      </LoadedTradeGuard>
    ) : (
      children
    )
  if (needs.length === 0) return <OpenScreen>{guarded}</OpenScreen>
  return <LoginGuard address={visit.address}>{guarded}</LoginGuard>
}

/** A screen that is open to everyone. After a failed sign-in its reason is shown first. */
function OpenScreen({ children }: { readonly children: ReactNode }) {
  const { arrivalFailed, state } = useSnapshot(session)
  return arrivalFailed ? <SignInState {...whySignedOut(state)} /> : children
}

interface LoginGuardProps {
  /** The address to return to once a missing prerequisite is complete. */
  readonly address: string
  readonly children: ReactNode
}

export function LoginGuard({ address, children }: LoginGuardProps) {
  const navigate = useNavigate()
  const { ready, openId, encOpenId, state, lack } = useSnapshot(session)
  const { answer } = useSnapshot(consent)
  const signedIn = openId !== '' && encOpenId !== ''
  const { why, text } = whySignedOut(state)

  useEffect(() => {
    // Never automatically for a user who has not agreed to be identified.
    if (answer !== 'agreed') return
    if (ready && !signedIn && why === 'never') void signInByItself()
  }, [ready, signedIn, why, answer])

  const mustLeave = signedIn && lack !== null && !isMadeGoodAt(lack, address)
  useEffect(() => {
    if (lack === null || !mustLeave) return
    const { binding, bindPhone } = bindingPaths
    const from = wayBackTo(address)
    const to = lack === 'account' ? binding.to({ from }) : bindPhone.to({ step: '1', from })
    void navigate(to, { replace: true })
  }, [mustLeave, lack, navigate, address])

  if (!ready || mustLeave) return <div aria-busy="true" />
  return signedIn ? children : <SignInState why={why} text={text} />
}

/** The guard of the pre-trade gate, which the entry does not contain. */
function LoadedTradeGuard(props: Props) {
  const [gate, setGate] = useState<{ readonly Guard: typeof TradeGuard } | null>(null)
  const [failure, setFailure] = useState<{ readonly cause: unknown } | null>(null)
  useEffect(() => {
    loadTradeGate().then(
      (loaded) => setGate({ Guard: loaded.TradeGuard }),
      (cause: unknown) => setFailure({ cause }),
    )
  }, [])
  if (failure !== null) throw failure.cause
  return gate === null ? <div aria-busy="true" /> : <gate.Guard {...props} />
}
