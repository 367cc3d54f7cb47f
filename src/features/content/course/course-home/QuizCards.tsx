import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listCourses, queryItem, submitQuiz } from '#api/calls/content.ts'
import { fetchOrThrow } from '#api/query.ts'
import { PASS } from '#domain/content/lesson.ts'
import type { WholeItem } from '#shared/views/content/content-types.ts'
import { useReward } from '#shared/engines/reward/use-reward.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { noAnswer } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { Button } from '#ui/base/Button.tsx'
import { Choices } from '#ui/fields/Choices.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Banner } from '#ui/text/Banner.tsx'

type Lesson = NonNullable<WholeItem['lesson']>

interface Props {
  readonly lesson: Lesson
  /** True if the lesson is done, which the quiz needs. */
  readonly done: boolean
  readonly onPassed: () => void
}

const QUIZ = submissionCall(submitQuiz, {
  notEarned: { at: 'quiz', text: '请先学完这一课，再来答题' },
  notFound: { at: 'quiz', text: '这一课已经下线' },
  alreadyClaimed: { at: 'quiz', means: 'done' },
  otherwise: { at: 'quiz' },
})

const wrongWords = (wrong: readonly number[]) =>
  wrong.length === 0
    ? `需要答对 ${PASS} 题，请重新选择`
    : `第 ${wrong.join('、')} 题不正确，需要答对 ${PASS} 题，可以修改后再提交`

/** The questions of a lesson: two right answers pass, and a failed quiz may be tried again. */
export function QuizCards({ lesson: { lessonId, questions }, done, onPassed }: Props) {
  const client = useQueryClient()
  const showReward = useReward()
  const [answers, setAnswers] = useState<Readonly<Record<number, string>>>({})
  const [wrongAnswers, setWrongAnswers] = useState('')
  const open = questions.findIndex((_, index) => answers[index] === undefined)
  const missing = !done
    ? { reason: '请先学完这一课' }
    : open >= 0
      ? { reason: `请回答第 ${open + 1} 题`, target: `question-${open}` }
      : null

  const answering = useSubmission({
    repeatable: true,
    call: () => {
      setWrongAnswers('')
      return QUIZ({ lessonId, answers: questions.map((_, index) => Number(answers[index])) })
    },
    // A passed quiz is counted once: after a lost answer the lesson says whether it was.
    askOutcome: async () => {
      const { item } = await fetchOrThrow(queryItem, { itemId: lessonId })
      return item.lesson?.progress?.passed === true
    },
    onDone: async (result) => {
      if (result?.passed === false) return setWrongAnswers(wrongWords(result.wrong))
      onPassed()
      if (result?.rewardToast != null) await showReward(`lesson ${lessonId}`, result.rewardToast)
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [listCourses.name] })
      void client.invalidateQueries({ queryKey: [queryItem.name] })
    },
    words: {
      unknown: { at: 'quiz', text: noAnswer('可以再提交一次，金币不会重复发放') },
      notDone: { at: 'quiz', text: '没有收到答题结果，请再提交一次' },
    },
  })
  const problem = answering.problem('quiz') || wrongAnswers

  return (
    <>
      {questions.map(({ question, options }, index) => (
        <div key={question} id={`question-${index}`}>
          <Choices
            title={`${index + 1}. ${question}`}
            choices={options.map((label, at) => ({ key: String(at), label, notes: [] }))}
            value={answers[index] ?? null}
            onChange={(key) => {
              setWrongAnswers('')
              answering.edited()
              setAnswers((before) => ({ ...before, [index]: key }))
            }}
          />
        </div>
      ))}
      <Card>
        {problem !== '' && <Banner tone="warning">{problem}</Banner>}
        <Button size="large" block missing={missing} onClick={() => answering.start()}>
          提交答案
        </Button>
      </Card>
    </>
  )
}
