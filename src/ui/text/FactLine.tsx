import { Fragment } from 'react'
import styles from './NoBreakText.module.css'

interface Props {
  /** What is empty or null is left out. */
  readonly facts: readonly (string | null)[]
}

/** Short facts with a dot between them; a line ends after a dot, and begins with none. */
export function FactLine({ facts }: Props) {
  const shown = facts.filter((fact) => fact !== null && fact !== '')
  return shown.map((fact, at) => (
    <Fragment key={fact}>
      {at > 0 && <span className={styles.gap}> </span>}
      <span className={styles.piece}>
        {fact}
        {at < shown.length - 1 && <span className={styles.dot}> ·</span>}
      </span>
    </Fragment>
  ))
}
