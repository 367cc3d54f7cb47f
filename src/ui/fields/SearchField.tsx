import { useEffect, useRef } from 'react'

import { CloseIcon, SearchIcon } from '#ui/icons.tsx'
import styles from './SearchField.module.css'

export interface SearchFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Never empty: the button that clears is out of sight while this shows. */
  readonly placeholder: string
  /** The field's name for screen readers. */
  readonly label: string
  readonly onFocus?: () => void
  readonly onClear?: () => void
  readonly autoFocus?: boolean
  /** The keyboard's search key. */
  readonly onSubmit?: () => void
}

/** Constant elements, so that React skips them when the box renders again. */
const ICON = (
  <span className={styles.icon}>
    <SearchIcon />
  </span>
)
const CROSS = <CloseIcon />

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
        {ICON}
        <input
          ref={input}
          className={styles.input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          placeholder={placeholder}
          value={value}
          onFocus={onFocus}
          onChange={(event) => onChange(event.target.value)}
        />
        {/* Always there, and out of sight while nothing stands in the box: the first letter then makes no elements. */}
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
          {CROSS}
        </button>
      </div>
    </form>
  )
}
