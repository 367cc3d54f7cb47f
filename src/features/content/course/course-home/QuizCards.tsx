import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listCourses, queryItem, submitQuiz } from '#api/calls/content.ts'
import { send } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { PASS } from '#domain/content/lesson.ts'
import type { WholeItem } from '#shared/content/content-types.ts'
import { useReward } from '#shared/reward/use-reward.ts'
import { Button } from '#ui/fields/Button.tsx'
import { Choices } from '#ui/fields/Choices.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Banner } from '#ui/text/Banner.tsx'

type Lesson = NonNullable<WholeItem['lesson']>

interface Props {
  readonly lesson: Lesson
  /** Whether the lesson is done, which the quiz needs. */
  readonly done: boolean
  readonly onPassed: () => void
}

const REFUSALS: ReadonlyMap<number, string> = new Map([
  [RET.notEarned, '请先学完这一课，再来答题'],
  [RET.notFound, '这一课已经下线'],
])

const wrongWords = (wrong: readonly number[]) =>
  wrong.length === 0
    ? `需要答对 ${PASS} 题，请重新选择`
    : `第 ${wrong.join('、')} 题不正确，需要答对 ${PASS} 题，可以修改后再提交`

/** The questions of a lesson: two right answers pass, and a failed quiz may be tried again. */
export function QuizCards({ lesson: { lessonId, questions }, done, onPassed }: Props) {
  const client = useQueryClient()
  const showReward = useReward()
  const [answers, setAnswers] = useState<Readonly<Record<number, string>>>({})
  const [problem, setProblem] = useState('')
  const open = questions.findIndex((_, index) => answers[index] === undefined)
  const missing = !done
    ? { reason: '请先学完这一课' }
    : open >= 0
      ? { reason: `请回答第 ${open + 1} 题`, target: `question-${open}` }
      : null

  const submit = async () => {
    setProblem('')
    const input = { lessonId, answers: questions.map((_, index) => Number(answers[index])) }
    const answer = await send(submitQuiz, input).catch(() => null)
    void client.invalidateQueries({ queryKey: [listCourses.name] })
    void client.invalidateQueries({ queryKey: [queryItem.name] })
    if (answer === null) {
      setProblem('没有收到结果。如果已经通过，稍后会在这里显示')
    } else if (answer.ok) {
      const { passed, wrong, rewardToast } = answer.payload
      if (!passed) {
        setProblem(wrongWords(wrong))
        return
      }
      onPassed()
      if (rewardToast !== null) await showReward(`lesson ${lessonId}`, rewardToast)
    } else if (answer.retCode === RET.alreadyClaimed) {
      onPassed()
    } else {
      setProblem(REFUSALS.get(answer.retCode) ?? '没有提交成功，请稍后再试')
    }
  }

  return (
    <>
      {questions.map(({ question, options }, index) => (
        <div key={question} id={`question-${index}`}>
          <Choices
            title={`${index + 1}. ${question}`}
            choices={options.map((label, at) => ({ key: String(at), label, notes: [] }))}
            value={answers[index] ?? null}
            onChange={(key) => {
              setProblem('')
              setAnswers((before) => ({ ...before, [index]: key }))
            }}
          />
        </div>
      ))}
      <Card>
        {problem !== '' && <Banner tone="warning">{problem}</Banner>}
        <Button size="large" block missing={missing} onClick={submit}>
          提交答案
        </Button>
      </Card>
    </>
  )
}
