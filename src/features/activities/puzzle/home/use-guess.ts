import { useState } from 'react'
import * as v from 'valibot'
import { queryGuessRound, submitGuess } from '#api/calls/activities/puzzle.ts'
import { fetchOrThrow } from '#api/query.ts'
import { compare, parseDecimal, roundTo } from '#domain/money/money.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { useDraft } from '#session/draft.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { toast } from '#ui/base/toast.ts'
import type { Rounds } from '../parts/guess-words.ts'

type Round = NonNullable<Rounds['round']>

const CHANGED = { at: 'toast', action: 'reread' } as const
const SUBMIT = submissionCall(submitGuess, {
  notFound: CHANGED,
  activityOver: CHANGED,
  activityPaused: CHANGED,
  cannotJoin: CHANGED,
})

const typed = v.object({ day: v.string(), guess: v.string() })

/** Returns why a guess cannot be handed in; empty where it can. */
function problemOf(guess: string, { low, high }: Round): string {
  const value = parseDecimal(guess)
  if (value === null) return '请输入收盘点位'
  return compare(value, low) < 0 || compare(value, high) > 0
    ? `请输入 ${formatAmount(low)} 至 ${formatAmount(high)} 之间的点位`
    : ''
}

/** The guess as it is typed, and handing it in; what was typed for another day is forgotten. */
export function useGuess(activityId: string, round: Round | null, reread: () => Promise<unknown>) {
  const day = round?.day ?? ''
  const [draft, keep] = useDraft(`home:${activityId}`, typed, { day: '', guess: '' })
  const [touched, setTouched] = useState(false)
  const own = round?.own?.guess ?? ''
  const guess = draft.day === day ? draft.guess : own
  const problem = round === null ? '' : problemOf(guess, round)
  const exact = problem === '' && guess !== '' ? roundTo(guess, 2) : ''
  const sending = useSubmission({
    repeatable: true,
    call: () => SUBMIT({ activityId, roundId: day, guess: exact }),
    askOutcome: async () => {
      const now = await fetchOrThrow(queryGuessRound, { activityId })
      return now.round?.day === day && now.round.own?.guess === exact
    },
    onDone: async () => {
      keep({ day, guess: exact })
      await reread()
      toast.show('已提交，截止前可以修改')
    },
    words: { notDone: { at: 'toast', text: '没有提交成功，请再试一次' } },
    actions: { reread: async () => void (await reread()) },
  })
  return {
    guess,
    problem: touched ? problem : '',
    /** True if it is the one that the provider has. */
    isKept: own !== '' && exact === own,
    change: (text: string) => keep({ day, guess: text }),
    leave: () => setTouched(true),
    submit: async () => {
      setTouched(true)
      if (problem !== '') return toast.show(problem)
      return sending.start()
    },
  }
}
