import { useEffect, useRef } from 'react'

import { classes } from './classes.ts'
import { CloseIcon, SearchIcon } from './icons.tsx'
import styles from './SearchField.module.css'

export interface SearchFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder: string
  /** The field's name for screen readers. */
  readonly label: string
  readonly onFocus?: () => void
  readonly onClear?: () => void
  readonly autoFocus?: boolean
  /** The keyboard's search key. */
  readonly onSubmit?: () => void
}

/** A search box. Clearing it keeps the focus, so that one can type on. */
export function SearchField(props: SearchFieldProps) {
  const {
    value,
    onChange,
    placeholder,
    label,
    onFocus,
    onClear,
    autoFocus = false,
    onSubmit,
  } = props
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])
  return (
    <form
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <div className={styles.box}>
        <span className={styles.icon}>
          <SearchIcon />
        </span>
        <input
          ref={input}
          className={classes(styles.input, value !== '' && styles.filled)}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          placeholder={placeholder}
          value={value}
          onFocus={onFocus}
          onChange={(event) => onChange(event.target.value)}
        />
        {value !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label="清除"
            onClick={() => {
              onChange('')
              onClear?.()
              input.current?.focus()
            }}
          >
            <CloseIcon />
          </button>
        )}
      </div>
    </form>
  )
}
