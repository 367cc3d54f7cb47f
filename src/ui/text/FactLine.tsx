import { Fragment } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './NoBreakText.module.css'

interface Props {
  /** The facts; empty and null ones are left out. */
  readonly facts: readonly (string | null)[]
}

/** Short facts with a dot between them; no line begins or ends with one. */
export function FactLine({ facts }: Props) {
  return (
    <span className={styles.facts}>
      {facts
        .filter((fact) => fact !== null && fact !== '')
        .map((fact, at) => (
          <Fragment key={fact}>
            {at > 0 && <span className={styles.gap}> </span>}
            <span className={classes(styles.piece, styles.fact)}>
              {at > 0 && <span className={styles.dot}>· </span>}
              {fact}
            </span>
          </Fragment>
        ))}
    </span>
  )
}
