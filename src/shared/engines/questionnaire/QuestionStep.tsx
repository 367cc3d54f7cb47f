import {
  chosenOptions,
  nextStep,
  type Answers,
  type Question,
} from '#domain/questionnaire/answers.ts'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Choices, ManyChoices } from '#ui/fields/Choices.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import styles from './QuestionStep.module.css'
import type { QuestionnaireWords } from './questionnaire-words.ts'
import type { Filling } from './use-questionnaire.ts'

interface Props {
  readonly questions: readonly Question[]
  readonly question: Question
  readonly filling: Filling
  readonly words: QuestionnaireWords
  /** Earlier answers to offer; null where there are none. */
  readonly earlier: Answers | null
}

/** One question; earlier ones can be revisited. */
export function QuestionStep({ questions, question, filling, words, earlier }: Props) {
  const { draft, update, answer, takeOver } = filling
  const { at, answers } = draft
  const { questionId, title, multiple, options } = question

  const chosen = chosenOptions(answers, questionId)
  const next = nextStep(questions, answers, at)
  const choices = options.map((it) => ({ key: it.optionId, label: it.optionTxt, notes: [] }))
  return (
    <FlowTemplate
      steps={words.steps}
      current={0}
      action={{
        text: next === questions.length ? '核对答案' : '下一题',
        missing: chosen.length === 0 ? { reason: '请先选择这一题的答案' } : null,
        onClick: () => update({ ...draft, at: next }),
      }}
      footNote={words.purpose}
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
        <ManyChoices
          title={title}
          choices={choices}
          values={chosen}
          onChange={(optionIds) => answer(questionId, optionIds)}
        />
      ) : (
        <Choices
          title={title}
          choices={choices}
          value={chosen[0] ?? null}
          onChange={(optionId) => answer(questionId, [optionId])}
        />
      )}
    </FlowTemplate>
  )
}
