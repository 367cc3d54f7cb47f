import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import { queryRandomCode } from '#api/calls/account.ts'
import { pausePlan, resumePlan, skipPlan, terminatePlan } from '#api/calls/plan-change.ts'
import { CallRefused, send, type Answer } from '#api/client.ts'
import { fetchOrThrow } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { directInvestPaths, type PLAN_ACTS } from '#paths/direct-invest.ts'
import { providerPublicKey } from '#platform/build-env.ts'
import { now14 } from '#platform/clock.ts'
import { passwordRefusal } from '#shared/order/password-refusal.ts'
import { announceChange } from '#shared/person/announce-change.ts'
import type { Plan } from '#shared/plan/plan-words.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/overlays/toast.ts'
import { END_AGAIN, END_QUESTION, pauseQuestion, skipQuestion } from './change-words.ts'

type Code = v.InferOutput<typeof queryRandomCode.payload>
type Act = (typeof PLAN_ACTS)[number]
/** Changes that the trading password confirms. */
export type ProvedChange = 'resume' | 'end'

/**
 * Changes a plan. A lost answer is never repeated by itself: the plan is asked for, and what it is
 * then is shown.
 */
export function usePlanChange(plan: Plan) {
  const { planNo, nextDebitDate, skipDate } = plan
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [proving, setProving] = useState<ProvedChange | null>(null)
  const [error, setError] = useState('')
  // Kept until an answer arrives, so that a repeat after a lost answer is the same request.
  const code = useRef<Code | null>(null)

  /** What holds now, after an act that the provider has answered. */
  function done(act: Act): void {
    announceChange('plan')
    void navigate(directInvestPaths.result.to({ planNo, act }), { replace: true })
  }

  async function noAnswer(failure: unknown): Promise<void> {
    await dialog.alert({
      content:
        failure instanceof CallRefused
          ? failure.retMsg || '暂时不能操作，请稍后再试'
          : '没有收到处理结果，请以重新查询到的计划状态为准',
    })
  }

  async function change(call: () => Promise<Answer<unknown>>, then: () => void): Promise<void> {
    try {
      const answer = await call()
      if (answer.ok) then()
      else await dialog.alert({ content: answer.retMsg || '操作没有被受理，请稍后再试' })
    } catch (failure) {
      await noAnswer(failure)
    }
    await rereadAll(queries)
  }

  async function pause(): Promise<void> {
    const answer = await dialog.confirm({ content: pauseQuestion(plan), confirmText: '暂停' })
    if (answer === 'confirm')
      await change(
        () => send(pausePlan, { planNo }),
        () => done('pause'),
      )
  }

  /** Skips the next debit, or takes that back. */
  async function skip(skips: boolean): Promise<void> {
    const debitDate = skips ? nextDebitDate : skipDate
    if (debitDate === null) return
    if (skips) {
      const content = skipQuestion(plan, debitDate, now14().slice(0, 8))
      if ((await dialog.confirm({ content, confirmText: '跳过' })) !== 'confirm') return
    }
    await change(
      () => send(skipPlan, { planNo, debitDate, skip: skips }),
      () => {
        announceChange('plan')
        toast.show(skips ? '已跳过下次扣款' : '已撤销跳过')
      },
    )
  }

  async function prove(wish: ProvedChange): Promise<void> {
    setError('')
    setProving(wish)
    // Loaded now, so that there is no wait after the sixth digit.
    await import('#platform/crypto.ts').catch(() => null)
  }

  /** Asked twice: a plan that has ended does not begin again. */
  async function end(): Promise<void> {
    const first = { content: END_QUESTION, confirmText: '继续结束', danger: true }
    if ((await dialog.confirm(first)) !== 'confirm') return
    const second = { content: END_AGAIN, confirmText: '确认结束', danger: true }
    if ((await dialog.confirm(second)) === 'confirm') await prove('end')
  }

  async function codeToUse(): Promise<Code> {
    if (code.current && code.current.expiresAt > now14()) return code.current
    code.current = await fetchOrThrow(queryRandomCode, {})
    return code.current
  }

  async function apply(password: string): Promise<void> {
    const act = proving
    if (act === null) return
    setError('')
    try {
      const { randomCode } = await codeToUse()
      const { seal } = await import('#platform/crypto.ts')
      const transPwd = seal(password, randomCode, providerPublicKey())
      const call = act === 'end' ? terminatePlan : resumePlan
      const answer = await send(call, { planNo, transPwd, randomCode })
      code.current = null
      const refusal = answer.ok ? null : passwordRefusal(answer)
      if (refusal?.kind === 'wrong') return setError(refusal.text)
      setProving(null)
      if (answer.ok) done(act)
      else
        await dialog.alert({
          content: refusal?.text ?? (answer.retMsg || '操作没有被受理，请稍后再试'),
        })
    } catch (failure) {
      setProving(null)
      await noAnswer(failure)
    }
    await rereadAll(queries)
  }

  return {
    pause,
    resume: () => prove('resume'),
    skip: () => skip(true),
    unskip: () => skip(false),
    end,
    proving,
    error,
    apply,
    cancel: () => setProving(null),
  }
}

export type PlanChanging = ReturnType<typeof usePlanChange>
