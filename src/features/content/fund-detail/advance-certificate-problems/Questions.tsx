import { useState } from 'react'
import { Card } from '#ui/layout/Card.tsx'
import styles from '../parts/Question.module.css'

interface Props {
  readonly title: string
  readonly items: readonly (readonly [question: string, answer: string])[]
}

/** Questions whose answer opens on a tap, one at a time. */
export function Questions({ title, items }: Props) {
  const [shown, setShown] = useState('')
  return (
    <Card flush title={title}>
      {items.map(([question, answer]) => {
        const isOpen = shown === question
        return (
          <div key={question} className={styles.question}>
            <h3 className={styles.head}>
              <button
                type="button"
                className={styles.ask}
                aria-expanded={isOpen}
                onClick={() => setShown(isOpen ? '' : question)}
              >
                <span>{question}</span>
                <span className={styles.sign} aria-hidden="true">
                  {isOpen ? '−' : '+'}
                </span>
              </button>
            </h3>
            {isOpen ? (
              <div className={styles.answer}>
                <p>{answer}</p>
              </div>
            ) : null}
          </div>
        )
      })}
    </Card>
  )
}
