import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CallRefused, type Answer } from '../../../../api/client.ts'
import { RET } from '../../../../api/endpoint.ts'
import { ask } from '../../../../api/query.ts'
import { applyInit, queryApplyResult } from '../../../../api/trade.ts'
import { paths } from '../../../../paths.ts'
import { providerPublicKey } from '../../../../platform/build-env.ts'
import { now14 } from '../../../../platform/clock.ts'
import { dropDraft } from '../../../../session/draft.ts'
import { dialog } from '../../../../ui/dialog.ts'
import { draftKey, type Application } from './deal-draft.ts'
import type { DealType } from './deal-type.ts'
import { passwordRefusal } from '../../../../templates/password-refusal.ts'

/** What an order adds to its fields: its number, and the password sealed for that number. */
interface Proof {
  readonly applyNo: string
  readonly transPwd: string
}

export interface MoneyOrder {
  readonly fundCode: string
  readonly type: DealType
  readonly applyKind: 'purchase' | 'redeem' | 'fastRedeem' | 'convert'
  /** The application of an earlier try, from the draft. */
  readonly application: Application | null
  readonly keep: (application: Application | null) => void
  /**
   * The last questions before the password: dates that have moved, a penalty, a risk. What is to be sent (without its proof), or
   * null when the user turns back.
   */
  readonly prepare: () => Promise<((proof: Proof) => Promise<Answer<unknown>>) | null>
}

/**
 * Places one order of any kind, at most once: its application number is the key, kept in the draft until the provider has answered
 * for it. Whatever happens after it was sent, the result screen asks the provider what became of that number.
 */
export function useMoneyOrder({
  fundCode,
  type,
  applyKind,
  application,
  keep,
  prepare,
}: MoneyOrder) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [opening, setOpening] = useState(false)
  const [placing, setPlacing] = useState(false)
  const [passwordError, setPasswordError] = useState('')
  const [locked, setLocked] = useState('')
  // The order as it was confirmed: what the form shows may change while the password is typed.
  const prepared = useRef<Awaited<ReturnType<MoneyOrder['prepare']>>>(null)
  const used = useRef<Application | null>(null)
  const busy = useRef(false)

  async function applicationToUse(): Promise<Application> {
    if (application && application.expiresAt > now14()) return application
    const fresh = await ask(applyInit, { fundCode, applyKind })
    keep(fresh)
    return fresh
  }

  async function open() {
    if (busy.current) return
    busy.current = true
    setOpening(true)
    try {
      prepared.current = await prepare()
      if (prepared.current === null) return
      // The cipher is fetched with the application, so that no wait follows the sixth digit.
      const [fresh] = await Promise.all([
        applicationToUse(),
        import('../../../../platform/crypto.ts'),
      ])
      used.current = fresh
      setPasswordError('')
      setAsking(true)
    } catch (error) {
      // Of a failed network the client has told; nothing was placed.
      if (error instanceof CallRefused)
        await dialog.alert({ content: error.retMsg || '暂时无法下单，请稍后再试' })
    } finally {
      busy.current = false
      setOpening(false)
    }
  }

  function leaveForResult(applyNo: string) {
    setAsking(false)
    void queries.invalidateQueries()
    void navigate(paths.dealResult.to({ type, applyNo, fundCode }), { replace: true })
  }

  /** Whether an earlier order stands under this number: an answer that was lost may come to light only now. */
  async function stands(applyNo: string): Promise<boolean> {
    try {
      return (await ask(queryApplyResult, { applyNo })).state === 'placed'
    } catch {
      return false
    }
  }

  async function refused(applyNo: string, answer: Extract<Answer<unknown>, { ok: false }>) {
    const password = passwordRefusal(answer)
    if (password?.kind === 'wrong') return setPasswordError(password.text)
    if (password?.kind === 'locked') setLocked(password.text)
    setAsking(false)
    if (answer.retCode === RET.badRequest && (await stands(applyNo))) {
      await dialog.alert({ content: '这笔申请此前已经提交，没有重复下单' })
      return leaveForResult(applyNo)
    }
    if (answer.retCode === RET.applicationExpired) keep(null)
    const title = password?.kind === 'locked' ? { title: '交易密码已锁定' } : {}
    await dialog.alert({ ...title, content: answer.retMsg || '申请没有被受理，请稍后再试' })
    void queries.invalidateQueries()
  }

  async function place(password: string) {
    const [opened, send] = [used.current, prepared.current]
    if (!opened || !send || busy.current) return
    busy.current = true
    setPlacing(true)
    setPasswordError('')
    setLocked('')
    const { applyNo, randomCode } = opened
    try {
      const { seal } = await import('../../../../platform/crypto.ts')
      const transPwd = seal(password, randomCode, providerPublicKey())
      const answer = await send({ applyNo, transPwd })
      if (!answer.ok) return await refused(applyNo, answer)
      dropDraft(sessionStorage, draftKey(type, fundCode))
      leaveForResult(applyNo)
    } catch {
      // No answer: the order may stand. The draft keeps its number until the result screen knows.
      leaveForResult(applyNo)
    } finally {
      busy.current = false
      setPlacing(false)
    }
  }

  const cancel = () => setAsking(false)
  return { open, opening, asking, place, placing, passwordError, locked, cancel }
}

export type PlacedOrder = ReturnType<typeof useMoneyOrder>
