import type { ReactNode } from 'react'
import { Card } from '#ui/layout/Card.tsx'
import styles from './QuestionCard.module.css'

/** A question once it is over, as every quiz has it. */
export interface Review {
  readonly questionId: string
  readonly question: string
  readonly choices: readonly string[]
  /** Null where it was not answered. */
  readonly choice: number | null
  readonly key: number
  readonly explanation: string
  readonly source: string
}

interface Props {
  /** From 1. */
  readonly number: number
  readonly of: number
  readonly question: string
  readonly choices: readonly string[]
  /** The one that is taken; null while none is. */
  readonly picked: number | null
  /** Null where choices can no longer be taken. */
  readonly onPick: ((choice: number) => void) | null
  /** Null until the answer is due. */
  readonly review: Review | null
  /** The time left. */
  readonly clock?: ReactNode
}

/** Returns what a choice turned out to be, in a word. */
function mark(at: number, review: Review | null, picked: number | null): string {
  if (review === null) return at === picked ? '已选' : ''
  if (at === review.key) return at === review.choice ? '答对' : '正确答案'
  return at === review.choice ? '答错' : ''
}

/** A question with its choices; once it is over, with the answer and why it is so. */
export function QuestionCard(props: Props) {
  const { number, of, question, choices, picked, onPick, review, clock } = props
  return (
    <Card>
      <div className={styles.head}>
        <p className={styles.place}>{`第 ${number} / ${of} 题`}</p>
        {clock}
      </div>
      <h2 className={styles.question}>{question}</h2>
      <div role="group" aria-label={question} className={styles.choices}>
        {choices.map((choice, at) => (
          <button
            key={choice}
            type="button"
            className={styles.choice}
            data-state={
              review === null
                ? at === picked
                  ? 'picked'
                  : undefined
                : at === review.key
                  ? 'right'
                  : at === review.choice
                    ? 'wrong'
                    : undefined
            }
            aria-pressed={at === (review?.choice ?? picked)}
            disabled={onPick === null}
            onClick={() => onPick?.(at)}
          >
            <span>{choice}</span>
            <span className={styles.mark}>{mark(at, review, picked)}</span>
          </button>
        ))}
      </div>
      {review === null ? null : (
        <div className={styles.why} role="status">
          <p>
            {review.choice === null
              ? `已超时，按未作答计。${review.explanation}`
              : review.explanation}
          </p>
          <p className={styles.source}>{`来源：${review.source}`}</p>
        </div>
      )}
    </Card>
  )
}

/** Every question of a quiz that is over, with its answer explained. */
export const ReviewCards = ({ reviews }: { readonly reviews: readonly Review[] }) => (
  <>
    {reviews.map((review, at) => (
      <QuestionCard
        key={review.questionId}
        number={at + 1}
        of={reviews.length}
        question={review.question}
        choices={review.choices}
        picked={null}
        onPick={null}
        review={review}
      />
    ))}
  </>
)
