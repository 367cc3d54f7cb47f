import { classes } from './classes.ts'
import styles from './Steps.module.css'

export interface Step {
  readonly key: string
  readonly label: string
  readonly date?: string
  readonly note?: string
  readonly state: 'done' | 'pending' | 'failed'
}

const STATE_WORDS: Record<Step['state'], string> = {
  done: '已完成',
  pending: '未完成',
  failed: '失败',
}

/** A vertical timeline. The state is also in words, since a dot's colour says nothing aloud. */
export function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.key} className={classes(styles.step, styles[step.state])}>
          <span className={styles.mark} aria-hidden="true" />
          <div className={styles.line}>
            <span className={styles.main}>
              <span className={styles.label}>{step.label}</span>
              <span className={styles.spoken}>，{STATE_WORDS[step.state]}</span>
            </span>
            {step.date !== undefined && <span className={styles.date}>{step.date}</span>}
          </div>
          {step.note !== undefined && <p className={styles.note}>{step.note}</p>}
        </li>
      ))}
    </ol>
  )
}
