import { useId, useState } from 'react'

import { classes } from '#ui/classes.ts'
import { ChevronIcon } from '#ui/icons.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import styles from './FieldFrame.module.css'

export interface PickFieldProps {
  readonly label: string
  /** The choice, in words; empty while nothing is. */
  readonly value: string
  /** The words while nothing is chosen: 请选择. */
  readonly placeholder?: string | undefined
  readonly error?: string
  readonly note?: string
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** A field whose value is chosen in a sheet: label above, note or error below. */
export function PickField(props: PickFieldProps) {
  const { label, value, placeholder = '请选择', error = '', note, disabled = false } = props
  const id = useId()
  return (
    <FieldFrame
      id={id}
      label={
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
      }
      error={error}
      note={note}
    >
      {(describedBy) => (
        <button
          type="button"
          id={id}
          className={classes(styles.pick, error !== '' && styles.failed)}
          aria-haspopup="dialog"
          aria-labelledby={`${id}-label ${id}`}
          aria-describedby={describedBy}
          disabled={disabled}
          onClick={props.onClick}
        >
          <span className={classes(styles.picked, value === '' && styles.unpicked)}>
            {value === '' ? placeholder : value}
          </span>
          <span className={styles.arrow} aria-hidden="true">
            <ChevronIcon />
          </span>
        </button>
      )}
    </FieldFrame>
  )
}

interface ChoiceProps<Key extends string> {
  readonly label: string
  readonly choices: readonly Key[]
  readonly names: Readonly<Record<Key, string>>
  readonly value: Key | null
  readonly onChange: (key: Key) => void
}

/** A field whose value is one of a few named ones, chosen in a sheet. */
export function ChoiceField<Key extends string>(props: ChoiceProps<Key>) {
  const { label, choices, names, value, onChange } = props
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <PickField
        label={label}
        value={value === null ? '' : names[value]}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} onClose={close} title={label} flush>
        <RowList label={label}>
          {choices.map((key) => (
            <Row
              key={key}
              title={names[key]}
              arrow={false}
              onClick={() => {
                onChange(key)
                close()
              }}
            />
          ))}
        </RowList>
      </Sheet>
    </>
  )
}
