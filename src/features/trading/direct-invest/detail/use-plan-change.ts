import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pausePlan, resumePlan, skipPlan, terminatePlan } from '#api/calls/plan-change.ts'
import { rereadAll } from '#api/reread.ts'
import { directInvestPaths, type PLAN_ACTS } from '#paths/direct-invest.ts'
import { now14 } from '#platform/clock.ts'
import { announceChange } from '#shared/engines/person/announce-change.ts'
import type { Plan } from '#shared/parts/plan/plan-words.ts'
import {
  GENERAL,
  PASSWORD_ROWS,
  submissionCall,
  type SubmissionCall,
} from '#shared/engines/submission/submission-call.ts'
import { noAnswer } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/base/toast.ts'
import { END_AGAIN, END_QUESTION, pauseQuestion, skipQuestion } from './change-words.ts'

const ROWS = { notFound: GENERAL, planStateForbids: GENERAL, planDebitDay: GENERAL } as const
const PAUSE = submissionCall(pausePlan, ROWS)
const SKIP = submissionCall(skipPlan, ROWS)
const RESUME = submissionCall(resumePlan, {
  ...PASSWORD_ROWS,
  notFound: GENERAL,
  planStateForbids: GENERAL,
  tokenExpired: GENERAL,
})
const END = submissionCall(terminatePlan, {
  ...PASSWORD_ROWS,
  notFound: GENERAL,
  planDebitDay: GENERAL,
  tokenExpired: GENERAL,
})

type Act = (typeof PLAN_ACTS)[number]
/** Changes that the trading password confirms. */
export type ProvedChange = 'resume' | 'end'

/**
 * Changes a plan. A lost answer is never followed by an automatic repeat: the plan is fetched, and
 * its state is shown.
 */
export function usePlanChange(plan: Plan) {
  const { planNo, nextDebitDate, skipDate } = plan
  const queries = useQueryClient()
  const replace = useReplace()
  const [proving, setProving] = useState<ProvedChange>('resume')

  /** Shows the state after an act that the provider has answered. */
  function done(act: Act): void {
    announceChange('plan')
    replace(directInvestPaths.result.to({ planNo, act }))
  }

  const common = {
    onSettled: () => rereadAll(queries),
    words: { unknown: { at: 'dialog', text: noAnswer('请以重新查询到的计划状态为准') } },
    repeatable: true,
  } as const

  const pausing = useSubmission({
    async check() {
      const answer = await dialog.confirm({ content: pauseQuestion(plan), confirmText: '暂停' })
      return answer === 'confirm'
    },
    call: () => PAUSE({ planNo }),
    onDone: () => done('pause'),
    ...common,
  })

  /** Skips the next debit. */
  const skipping = useSubmission({
    async check() {
      if (nextDebitDate === null) return false
      const content = skipQuestion(plan, nextDebitDate, now14().slice(0, 8))
      return (await dialog.confirm({ content, confirmText: '跳过' })) === 'confirm'
    },
    call: () =>
      nextDebitDate === null ? null : SKIP({ planNo, debitDate: nextDebitDate, skip: true }),
    onDone() {
      announceChange('plan')
      toast.show('已跳过下次扣款')
    },
    ...common,
  })

  const unskipping = useSubmission({
    call: () => (skipDate === null ? null : SKIP({ planNo, debitDate: skipDate, skip: false })),
    onDone() {
      announceChange('plan')
      toast.show('已撤销跳过')
    },
    ...common,
  })

  // The same request until an answer arrives.
  const proved = useSubmission({
    requiresPassword: true,
    async call({ seal, password }): Promise<SubmissionCall<unknown>> {
      const input = { planNo, ...(await seal({ transPwd: password })) }
      return proving === 'end' ? END(input) : RESUME(input)
    },
    idempotencyKey: proving,
    onDone: () => done(proving),
    ...common,
  })

  async function prove(wish: ProvedChange): Promise<void> {
    setProving(wish)
    await proved.start()
  }

  /** Confirmed twice: a plan that has ended does not begin again. */
  async function end(): Promise<void> {
    const first = { content: END_QUESTION, confirmText: '继续结束', danger: true }
    if ((await dialog.confirm(first)) !== 'confirm') return
    const second = { content: END_AGAIN, confirmText: '确认结束', danger: true }
    if ((await dialog.confirm(second)) === 'confirm') await prove('end')
  }

  return {
    pause: () => pausing.start(),
    resume: () => prove('resume'),
    skip: () => skipping.start(),
    unskip: () => unskipping.start(),
    end,
    proving: proved.asking ? proving : null,
    error: proved.problem('password'),
    apply: proved.enter,
    cancel: proved.cancel,
  }
}

export type PlanChanging = ReturnType<typeof usePlanChange>
