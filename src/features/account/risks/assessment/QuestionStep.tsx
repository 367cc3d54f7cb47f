import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { Button } from '#ui/fields/Button.tsx'
import { Choices, ManyChoices } from '#ui/fields/Choices.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import {
  withAnswer,
  nextStep,
  chosenOptions,
  type Answers,
  type Question,
} from '../parts/answers.ts'
import styles from './QuestionStep.module.css'
import { STEPS } from './steps.ts'
import type { Assessing } from './use-assessment.ts'

interface Props {
  readonly questions: readonly Question[]
  readonly question: Question
  readonly assessing: Assessing
  /**
   * The answers of the latest assessment, offered while no question is answered; null when not.
   */
  readonly earlier: Answers | null
}

/** One question; earlier ones can be revisited. */
export function QuestionStep({ questions, question, assessing, earlier }: Props) {
  const { draft, update, takeOver } = assessing
  const { at, answers } = draft
  const { questionId, title, multiple, options } = question

  const chosen = chosenOptions(answers, questionId)
  const next = nextStep(questions, answers, at)
  const take = (optionIds: readonly string[]) =>
    update({ ...draft, answers: withAnswer(answers, questionId, optionIds), declared: false })
  const choices = options.map((it) => ({ key: it.optionId, label: it.optionTxt, notes: [] }))
  return (
    <FlowTemplate
      steps={STEPS}
      current={0}
      action={{
        text: next === questions.length ? '核对答案' : '下一题',
        missing: chosen.length === 0 ? { reason: '请先选择这一题的答案' } : null,
        busy: false,
        onClick: () => update({ ...draft, at: next }),
      }}
      footNote="请按实际情况作答，结果决定您可以购买哪些基金"
    >
      {earlier === null ? null : (
        <Banner tone="info" action={{ text: '带入核对', onClick: () => takeOver(earlier) }}>
          可以带入上次的答案，逐题核对和修改
        </Banner>
      )}
      <div className={styles.progress}>
        <p className={styles.count}>{`第 ${at + 1} 题，共 ${questions.length} 题`}</p>
        <Button
          kind="text"
          size="small"
          disabled={at === 0}
          onClick={() => update({ ...draft, at: at - 1 })}
        >
          上一题
        </Button>
      </div>
      {multiple ? (
        <ManyChoices title={title} choices={choices} values={chosen} onChange={take} />
      ) : (
        <Choices
          title={title}
          choices={choices}
          value={chosen[0] ?? null}
          onChange={(optionId) => take([optionId])}
        />
      )}
    </FlowTemplate>
  )
}
