import { CheckIcon } from '#ui/icons.tsx'
import styles from './Stepper.module.css'

export interface StepperProps {
  readonly steps: readonly string[]
  /** From 0; as many as there are steps when all is done. */
  readonly current: number
}

/** Shows where one is in a flow of several screens. */
export function Stepper({ steps, current }: StepperProps) {
  return (
    <ol className={styles.bar}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-state={index < current ? 'done' : index === current ? 'now' : 'later'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {index < current ? <CheckIcon /> : index + 1}
          </span>
          <span className={styles.name}>{step}</span>
        </li>
      ))}
    </ol>
  )
}
