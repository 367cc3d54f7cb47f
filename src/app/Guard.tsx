import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { useSnapshot } from 'valtio'
import { now14 } from '#platform/clock.ts'
import { bindingPaths } from '#paths/binding.ts'
import { dealPaths } from '#paths/deal.ts'
import { session } from '#session/session.ts'
import { ErrorState } from '#templates/Loaded.tsx'
import { useShell } from '#templates/shell-context.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { loadTradeGate } from './gate/load-trade-gate.ts'
import type { ScreenVisit } from './visit.ts'

interface Props {
  readonly visit: ScreenVisit
  readonly input: unknown
  readonly children: ReactNode
}

/**
 * Renders a screen once its needs are met: first the sign-in, then the pre-trade gate. Until then
 * it renders what is missing and what to do.
 */
export function Guard({ visit, input, children }: Props) {
  const { needs } = visit.row
  const guarded = needs.includes('trade') ? (
    <TradeGuard visit={visit} input={input}>
      {children}
    </TradeGuard>
  ) : (
    children
  )
  return needs.length > 0 ? <LoginGuard>{guarded}</LoginGuard> : guarded
}

function LoginGuard({ children }: { readonly children: ReactNode }) {
  const shell = useShell()
  const navigate = useNavigate()
  const { ready, openId, encOpenId, unbound } = useSnapshot(session)
  const signInRequested = useRef(false)
  const signedIn = openId !== '' && encOpenId !== ''

  useEffect(() => {
    // Opened automatically only once: a user who has just closed the sign-in is not sent there
    // again.
    if (!ready || signedIn || signInRequested.current) return
    signInRequested.current = true
    void shell.login()
  }, [ready, signedIn, shell])

  useEffect(() => {
    if (signedIn && unbound) void navigate(bindingPaths.binding.to(), { replace: true })
  }, [signedIn, unbound, navigate])

  if (signedIn && !unbound) return children
  if (!ready || unbound) return <div aria-busy="true" />
  return (
    <EmptyState
      kind="login"
      title="登录后继续"
      note="交易和持有信息需要登录后查看"
      actionText="登录"
      onAction={() => void shell.login()}
      secondaryText="返回上一页"
      onSecondary={shell.back}
    />
  )
}

type State = { at: 'checking' } | { at: 'open' } | { at: 'failed'; error: Error }

function TradeGuard({ visit, input, children }: Props) {
  const shell = useShell()
  const navigate = useNavigate()
  // The URL fields that every screen behind the gate has.
  const gated = v.parse(dealPaths.purchase.fields, input)
  const code = gated.fundCode
  const isCheckedPre = gated.isCheckedPre === '1'
  const [state, setState] = useState<State>({ at: 'checking' })
  const running = useRef('')

  const check = useCallback(async () => {
    setState({ at: 'checking' })
    try {
      const { runTradeGate } = await loadTradeGate()
      const end = await runTradeGate(code, visit.address)
      if (end.end === 'closed') return shell.back()
      if (end.end === 'sentTo') return void navigate(end.to, { replace: true })
      const { next, riskAcknowledged } = end.pass
      const to = next === 'deposit' ? dealPaths.deposit : dealPaths.purchase
      if (riskAcknowledged || to.pattern !== visit.row.path) {
        // The query keeps the answer, so that coming back or reloading does not ask again
        // (rules.md#pre-trade-gate).
        const answer = riskAcknowledged ? { cfmTime: now14() } : {}
        const query = { ...visit.fields, fundCode: code, isCheckedPre: '1', ...answer } as const
        return void navigate(to.to(query), { replace: true })
      }
      setState({ at: 'open' })
    } catch (error) {
      setState({ at: 'failed', error: error instanceof Error ? error : new Error('gate') })
    }
  }, [code, visit, navigate, shell])

  useEffect(() => {
    // One run per fund: effects may run twice, dialogs must not.
    if (isCheckedPre || running.current === code) return
    running.current = code
    void check()
  }, [check, code, isCheckedPre])

  // When the gate passes, this same screen gets a new address with `isCheckedPre`.
  if (isCheckedPre || state.at === 'open') return children
  if (state.at === 'failed') {
    return <ErrorState error={state.error} onRetry={() => void check()} />
  }
  return <div aria-busy="true" />
}
