import { useState } from 'react'
import { queryLearning, submitCheck } from '#api/calls/activities/learn.ts'
import { fetchOrThrow } from '#api/query.ts'
import { PASS } from '#domain/content/lesson.ts'
import { useRequestNumber } from '#shared/engines/proof/use-request-number.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { QuestionCard, ReviewCards } from '#shared/views/quiz/QuestionCard.tsx'
import { Button } from '#ui/base/Button.tsx'
import { toast } from '#ui/base/toast.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import type { Learning } from '../parts/learning.ts'

const CHANGED = { at: 'toast', action: 'reread' } as const
const CHECK = submissionCall(submitCheck, {
  notFound: CHANGED,
  activityOver: CHANGED,
  activityPaused: CHANGED,
  cannotJoin: CHANGED,
  notEarned: CHANGED,
  alreadyClaimed: CHANGED,
})

interface Props {
  readonly activityId: string
  /** The unit that is checked. */
  readonly unit: string
  readonly check: NonNullable<Learning['check']>
  readonly reread: () => Promise<unknown>
}

/** Today's three questions of the open unit; once handed in, what was right and why. */
export function CheckCards({ activityId, unit, check, reread }: Props) {
  const { unitId, questions } = check
  const [taken, setTaken] = useState<Readonly<Record<string, number>>>({})
  const [result, setResult] = useState(check.result)
  const { numberFor, answered } = useRequestNumber()
  const answers = questions.flatMap(({ questionId }) => taken[questionId] ?? [])
  const open = questions.findIndex(({ questionId }) => taken[questionId] === undefined)
  const sending = useSubmission({
    repeatable: true,
    call: () =>
      CHECK({ activityId, unitId, answers, requestNo: numberFor(`${unitId} ${answers.join()}`) }),
    askOutcome: async () => {
      const { check: now, units } = await fetchOrThrow(queryLearning, { activityId })
      if (now?.unitId === unitId) return now.result ?? false
      return units.some((it) => it.unitId === unitId && it.state === 'passed')
    },
    onDone: async (judged) => {
      answered()
      if (judged === null || judged.passed) toast.show('已通过，可以领取权益')
      setResult(judged)
      // A check that was passed gives way to the next unit only once the user goes on.
      if (judged === null || !judged.passed) await reread()
    },
    words: { notDone: { at: 'toast', text: '没有提交成功，请再试一次' } },
    actions: { reread: async () => void (await reread()) },
  })
  if (result !== null)
    return (
      <>
        <Banner tone={result.passed ? 'info' : 'warning'}>
          {result.passed
            ? `答对 ${result.right} 题，「${unit}」已通过`
            : `答对 ${result.right} 题，需要答对 ${PASS} 题；明天有新的题目`}
        </Banner>
        <ReviewCards reviews={result.reviews} />
        {result.passed ? (
          <Card>
            <Button block onClick={async () => void (await reread())}>
              继续下一课
            </Button>
          </Card>
        ) : null}
      </>
    )
  return (
    <>
      <Banner tone="info">{`今日 3 题：${unit}，答对 ${PASS} 题通过，每天一次`}</Banner>
      {questions.map(({ questionId, question, choices }, at) => (
        <div key={questionId} id={`check-${at}`}>
          <QuestionCard
            number={at + 1}
            of={questions.length}
            question={question}
            choices={choices}
            picked={taken[questionId] ?? null}
            onPick={(choice) => {
              sending.edited()
              setTaken((before) => ({ ...before, [questionId]: choice }))
            }}
            review={null}
          />
        </div>
      ))}
      <Card>
        <Button
          size="large"
          block
          missing={open < 0 ? null : { reason: `请回答第 ${open + 1} 题`, target: `check-${open}` }}
          onClick={() => sending.start()}
        >
          提交检测
        </Button>
      </Card>
    </>
  )
}
