import type { ReactNode } from 'react'
import type { Question } from '#domain/questionnaire/answers.ts'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { AnswerList } from './AnswerList.tsx'
import type { QuestionnaireWords } from './questionnaire-words.ts'
import type { Filling } from './use-questionnaire.ts'

interface Props {
  readonly questions: readonly Question[]
  readonly filling: Filling
  readonly words: QuestionnaireWords
  readonly notice: ReactNode
  readonly onFinish: () => void
}

/** All answers for review, with the declaration, before they are handed in. */
export function ReviewStep({ questions, filling, words, notice, onFinish }: Props) {
  const { draft, update } = filling
  const { steps, finish, terms, declaration } = words
  return (
    <FlowTemplate
      steps={steps}
      current={1}
      action={{
        text: finish,
        missing: draft.declared ? null : { reason: declaration.missing },
        onClick: onFinish,
      }}
      note={
        <CheckLine checked={draft.declared} onChange={(declared) => update({ ...draft, declared })}>
          {declaration.text}
        </CheckLine>
      }
      footNote={terms}
    >
      {notice ?? <Banner tone="info">提交前请逐题核对，点按可以修改</Banner>}
      <AnswerList
        questions={questions}
        answers={draft.answers}
        onOpen={(at) => update({ ...draft, at })}
      />
    </FlowTemplate>
  )
}
