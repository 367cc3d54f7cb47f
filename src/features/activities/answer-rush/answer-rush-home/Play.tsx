import { useEffect, useEffectEvent, useState } from 'react'
import type * as v from 'valibot'
import {
  answerQuestion,
  nextQuestion,
  quizRank,
  type startQuiz,
} from '#api/calls/activities/answer.ts'
import { fetchOrThrow } from '#api/query.ts'
import { ANSWER_MS } from '#domain/quiz/quiz.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { QuestionCard } from '#shared/views/quiz/QuestionCard.tsx'
import { TimeRing } from '#shared/views/quiz/TimeRing.tsx'
import { ActBar } from '#templates/acts/ActBar.tsx'
import { FailedLine } from '#templates/FailedLine.tsx'
import { useUnsaved } from '#templates/use-unsaved.ts'
import { Page } from '#ui/layout/Page.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { Banner } from '#ui/text/Banner.tsx'

export type Session = v.InferOutput<typeof startQuiz.payload>
type Question = v.InferOutput<typeof nextQuestion.payload>
type Judged = v.InferOutput<typeof answerQuestion.payload>

const GONE = { at: 'toast', action: 'leave' } as const
const AGAIN = { at: 'toast', action: 'reread' } as const
const NEXT = submissionCall(nextQuestion, { notFound: GONE, notEarned: GONE })
const ANSWER = submissionCall(answerQuestion, {
  notFound: GONE,
  notEarned: AGAIN,
  // By another device, or too late: the question has its answer now.
  alreadyClaimed: AGAIN,
  answerLate: AGAIN,
})

const LEAVING = {
  title: '离开答题？',
  content: '离开后计时继续，超时的题按未作答计',
  confirmText: '离开',
  cancelText: '继续答题',
} as const

interface Props {
  readonly activityId: string
  readonly session: Session
  readonly onNext: (at: number) => void
  readonly onLeft: () => void
}

/** The question that is next, timed and judged by the provider; each is a part of its own. */
export function Play({ activityId, session: { sessionId, at, of }, onNext, onLeft }: Props) {
  const [question, setQuestion] = useState<Question | null>(null)
  const [picked, setPicked] = useState<number | null>(null)
  const actions = { leave: onLeft, reread: () => asking.start() }
  const asking = useSubmission({
    repeatable: true,
    call: () => NEXT({ sessionId, index: at }),
    onDone: (given) => setQuestion(given),
    words: {
      unknown: { at: 'none', text: '' },
      notDone: { at: 'none', text: '' },
      notSent: { at: 'none', text: '' },
    },
    actions: { leave: onLeft },
  })
  const answering = useSubmission<Judged, never, 'leave' | 'reread'>({
    repeatable: true,
    call: () => ANSWER({ sessionId, index: at, choice: picked ?? 0 }),
    // A question that was answered, or is late, is behind the place of the session.
    askOutcome: async () => {
      const { today } = await fetchOrThrow(quizRank, { activityId })
      return (today?.at ?? 0) > at
    },
    onDone: async (judged) => {
      if (judged === null || question === null) return asking.start()
      setQuestion({ ...question, msLeft: judged.msLeft, review: judged.review })
    },
    words: { notDone: { at: 'toast', text: '没有收到您的答案，请再选一次' } },
    onSettled: () => setPicked(null),
    actions,
  })
  const ask = useEffectEvent(() => void asking.start())
  useEffect(() => ask(), [])
  const answer = useEffectEvent(() => void answering.start())
  useEffect(() => {
    if (picked !== null) answer()
  }, [picked])
  const review = question?.review ?? null
  useUnsaved(review === null, LEAVING)
  const isFailed = question === null && asking.at !== 'sending' && asking.at !== 'idle'
  return (
    <>
      <Page footNote="以服务器计时为准，每题以第一次作答为准">
        {question === null ? (
          isFailed ? (
            <>
              <Banner tone="warning">网络不稳定，题目打开后计时不会停止</Banner>
              <FailedLine what="题目" onRetry={() => asking.start()} />
            </>
          ) : (
            <SkeletonBlock tall />
          )
        ) : (
          <QuestionCard
            number={at + 1}
            of={of}
            question={question.question}
            choices={question.choices}
            picked={picked}
            onPick={review === null && picked === null ? setPicked : null}
            review={review}
            clock={
              review === null ? (
                <TimeRing
                  key={`${at} ${question.msLeft}`}
                  msLeft={question.msLeft}
                  whole={ANSWER_MS}
                  onAsk={() => void asking.start()}
                />
              ) : null
            }
          />
        )}
      </Page>
      {review === null ? null : (
        <ActBar
          acts={[
            {
              text: at + 1 < of ? '下一题' : '查看结果',
              onClick: () => onNext(at + 1),
            },
          ]}
        />
      )}
    </>
  )
}
