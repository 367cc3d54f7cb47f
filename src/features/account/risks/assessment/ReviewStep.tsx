import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { AnswerList } from '../parts/AnswerList.tsx'
import type { Question } from '../parts/answers.ts'
import { STEPS } from './steps.ts'
import type { Assessing } from './use-assessment.ts'

interface Props {
  readonly questions: readonly Question[]
  readonly assessing: Assessing
}

/** All answers for review, with the declaration, before they are submitted. */
export function ReviewStep({ questions, assessing }: Props) {
  const { draft, update, handIn, unknown, toResult } = assessing
  return (
    <FlowTemplate
      steps={STEPS}
      current={1}
      action={{
        text: '提交测评',
        missing: draft.declared ? null : { reason: '请先核对并勾选本人如实填写的声明' },
        busy: false,
        onClick: handIn,
      }}
      note={
        <CheckLine checked={draft.declared} onChange={(declared) => update({ ...draft, declared })}>
          以上由本人如实填写，愿意承担填写不实的后果
        </CheckLine>
      }
      footNote="每日最多测评 5 次，结果两年内有效"
    >
      {unknown ? (
        <Banner tone="warning" action={{ text: '查看结果', onClick: toResult }}>
          没有收到测评结果，可能已经提交。可以先查看结果，或再次提交
        </Banner>
      ) : (
        <Banner tone="info">提交前请逐题核对，点按可以修改</Banner>
      )}
      <AnswerList
        questions={questions}
        answers={draft.answers}
        onOpen={(at) => update({ ...draft, at })}
      />
    </FlowTemplate>
  )
}
