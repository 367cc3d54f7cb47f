import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { now14 } from '#platform/clock.ts'
import { dealPaths } from '#paths/deal.ts'
import { fundCode } from '#domain/text-formats.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import type { GatePass } from '#domain/order/pre-trade-gate.ts'
import { ErrorState } from '#templates/Loaded.tsx'
import { useShell } from '#templates/shell-context.ts'
import type { ScreenVisit } from '#app/router/visit.ts'
import { runTradeGate } from './run-trade-gate.ts'

interface Props {
  readonly visit: ScreenVisit
  readonly input: unknown
  readonly children: ReactNode
}

type State = { at: 'checking' } | { at: 'open' } | { at: 'failed'; error: Error }

/** Forms of plans keep their address, whatever the fund (rules.md#pre-trade-gate). */
const PLAN_FORMS: ReadonlySet<string> = new Set([
  directInvestPaths.directInvestType.pattern,
  directInvestPaths.directInvestCashier.pattern,
  directInvestPaths.keepInvestCashier.pattern,
])

const ofFund = v.object({ fundCode: v.optional(fundCode) })

/**
 * Renders a screen once the pre-trade gate has passed. An address without a fund has nothing to be
 * judged yet: its screen asks for the fund, or changes a plan that there is.
 */
export function TradeGuard(props: Props) {
  const { fundCode: code } = v.parse(ofFund, props.input)
  return code === undefined ? props.children : <FundGuard {...props} code={code} />
}

/** The address that goes on from the gate, with its answer; null where it is the one in view. */
function goesOnAt(visit: ScreenVisit, code: string, pass: GatePass): string | null {
  // The query keeps the answer, so that coming back or reloading does not ask again
  // (rules.md#pre-trade-gate).
  const answer = pass.riskAcknowledged ? { cfmTime: now14() } : {}
  const query = { fundCode: code, isCheckedPre: '1', ...answer } as const
  if (PLAN_FORMS.has(visit.row.path)) {
    if (!pass.riskAcknowledged) return null
    const fields = new URLSearchParams({ ...queryOf(visit.address), ...query })
    return `${visit.row.path}?${fields.toString()}`
  }
  const to = pass.next === 'deposit' ? dealPaths.deposit : dealPaths.purchase
  const moved = to.pattern !== visit.row.path
  return pass.riskAcknowledged || moved ? to.to({ ...visit.fields, ...query }) : null
}

const queryOf = (address: string) =>
  Object.fromEntries(new URLSearchParams(address.split('?')[1] ?? ''))

function FundGuard({ visit, code, children }: Props & { readonly code: string }) {
  const shell = useShell()
  const navigate = useNavigate()
  const [state, setState] = useState<State>({ at: 'checking' })
  const running = useRef('')

  const check = useCallback(async () => {
    setState({ at: 'checking' })
    try {
      const isPlan = PLAN_FORMS.has(visit.row.path)
      const end = await runTradeGate(code, visit.address, [], isPlan ? '定投' : '购买')
      if (end.end === 'closed') return shell.back()
      if (end.end === 'sentTo') return void navigate(end.to, { replace: true })
      const to = goesOnAt(visit, code, end.pass)
      if (to !== null) return void navigate(to, { replace: true })
      setState({ at: 'open' })
    } catch (error) {
      setState({ at: 'failed', error: error instanceof Error ? error : new Error('gate') })
    }
  }, [code, visit, navigate, shell])

  useEffect(() => {
    // One run per fund: effects may run twice, dialogs must not.
    if (running.current === code) return
    running.current = code
    void check()
  }, [check, code])

  if (state.at === 'open') return children
  if (state.at === 'failed') {
    return <ErrorState error={state.error} onRetry={() => void check()} />
  }
  return <div aria-busy="true" />
}
