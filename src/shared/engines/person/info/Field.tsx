import type { ReactNode } from 'react'
import { fieldId, type FieldKey } from './field-id.ts'
import styles from './Field.module.css'

interface Props {
  readonly of: FieldKey
  /** Above fields that have no label of their own. */
  readonly name?: string
  readonly children: ReactNode
}

/** The place of one field, to which the button below leads while something is missing there. */
export function Field({ of, name, children }: Props) {
  return (
    <div id={fieldId(of)} className={styles.field}>
      {name === undefined ? null : <p className={styles.name}>{name}</p>}
      {children}
    </div>
  )
}
