import type { ReactNode } from 'react'
import type { Answers, Questionnaire } from '#domain/questionnaire/answers.ts'
import { QuestionStep } from './QuestionStep.tsx'
import type { QuestionnaireWords } from './questionnaire-words.ts'
import { ReviewStep } from './ReviewStep.tsx'
import { StepTop } from './StepTop.tsx'
import type { Filling } from './use-questionnaire.ts'

interface Props {
  readonly questionnaire: Questionnaire
  readonly filling: Filling
  readonly words: QuestionnaireWords
  /** Answers of an earlier time, offered while no question is answered; null where there are none. */
  readonly earlier: Answers | null
  /** The words of the review above the answers, in place of how to change them. */
  readonly notice?: ReactNode
  /** Hands the answers to who judges them: the provider, or a function of the page. */
  readonly onFinish: () => void
}

/** A questionnaire: one question at a time, then a review of all answers. */
export function QuestionSteps({
  questionnaire: { questions },
  filling,
  words,
  earlier,
  notice,
  onFinish,
}: Props) {
  const { at, answers } = filling.draft
  const question = questions[at]
  return (
    <StepTop step={at}>
      {question === undefined ? (
        <ReviewStep
          questions={questions}
          filling={filling}
          words={words}
          notice={notice}
          onFinish={onFinish}
        />
      ) : (
        <QuestionStep
          questions={questions}
          question={question}
          filling={filling}
          words={words}
          earlier={answers.length === 0 ? earlier : null}
        />
      )}
    </StepTop>
  )
}
