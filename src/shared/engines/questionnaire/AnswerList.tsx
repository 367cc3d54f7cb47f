import { answerText, type Answers, type Question } from '#domain/questionnaire/answers.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import styles from './AnswerList.module.css'

interface Props {
  readonly questions: readonly Question[]
  readonly answers: Answers
  /** Opens a question to change its answer; absent where answers are only shown. */
  readonly onOpen?: (at: number) => void
}

/** Every question with its answer. */
export function AnswerList({ questions, answers, onOpen }: Props) {
  return (
    <RowCard title="我的答案">
      {questions.map((question, at) => (
        <Row
          key={question.questionId}
          whole
          title={`${at + 1}. ${question.title}`}
          note={<span className={styles.answer}>{answerText(question, answers) || '未作答'}</span>}
          onClick={onOpen === undefined ? undefined : () => onOpen(at)}
        />
      ))}
    </RowCard>
  )
}
