import { classes } from '#ui/classes.ts'
import { Spoken } from '#ui/text/Spoken.tsx'
import styles from './Timeline.module.css'

export interface Step {
  readonly key: string
  readonly label: string
  /** Of a pending step the date that is expected: it is shown as 预计. */
  readonly date?: string
  readonly note?: string | undefined
  /** `now`: the act itself, which is still to be done. */
  readonly state: 'done' | 'now' | 'pending' | 'failed'
}

/** With 预计 once, also where the date says it already. */
const asExpected = (date: string): string => (date.startsWith('预计') ? date : `预计 ${date}`)

const STATE_WORDS: Record<Step['state'], string> = {
  done: '已完成',
  now: '当前步骤',
  pending: '待完成',
  failed: '失败',
}

/**
 * A vertical timeline. The state is also in words, since a dot's colour says nothing aloud; what is
 * still to come has an open dot, a dashed line and paler words, so that no expected date reads as a
 * fact.
 */
export function Timeline({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li
          key={step.key}
          className={classes(
            styles.step,
            styles[step.state],
            steps[index + 1]?.state === 'pending' && styles.ahead,
          )}
        >
          <span className={styles.mark} aria-hidden="true" />
          <div className={styles.line}>
            <span className={styles.main}>
              <span className={styles.label}>{step.label}</span>
              <Spoken>，{STATE_WORDS[step.state]}</Spoken>
            </span>
            {step.date !== undefined && step.date !== '' && (
              <span className={styles.date}>
                {step.state === 'pending' ? asExpected(step.date) : step.date}
              </span>
            )}
          </div>
          {step.note !== undefined && step.note !== '' && (
            <p className={styles.note}>{step.note}</p>
          )}
        </li>
      ))}
    </ol>
  )
}
