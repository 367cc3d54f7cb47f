import { useEffect } from 'react'

import { CloseIcon, SearchIcon } from '#ui/icons.tsx'
import styles from './SearchField.module.css'
import { useTypedText } from './use-typed-text.ts'

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
  readonly onSubmit?: (() => void) | undefined
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
  // The words stay as they are: what is searched compares them in a form of its own.
  const typed = useTypedText<HTMLInputElement>({
    value,
    shown: value,
    gap: '',
    read: (text) => ({ value: text, refusal: null }),
    onChange,
  })
  const input = typed.props.ref
  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus, input])
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
          {...typed.props}
          className={styles.input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          placeholder={placeholder}
          onFocus={onFocus}
        />
        {/* Always there, hidden while the box is empty: the first letter then makes no elements. */}
        <button
          type="button"
          className={styles.clear}
          aria-label="清除"
          onClick={() => {
            typed.clear()
            onClear?.()
          }}
        >
          {CROSS}
        </button>
      </div>
    </form>
  )
}
