import { BackspaceIcon } from './icons.tsx'
import styles from './Keypad.module.css'

export interface KeypadProps {
  readonly onDigit: (digit: string) => void
  readonly onDelete: () => void
  readonly disabled?: boolean
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** The company's own number keys, so that no third-party keyboard sees a trading password. */
export function Keypad({ onDigit, onDelete, disabled = false }: KeypadProps) {
  const key = (digit: string) => (
    <button
      key={digit}
      type="button"
      className={styles.key}
      disabled={disabled}
      onClick={() => onDigit(digit)}
    >
      {digit}
    </button>
  )
  return (
    <div className={styles.keypad} role="group" aria-label="安全键盘">
      {DIGITS.map(key)}
      <span className={styles.blank} />
      {key('0')}
      <button
        type="button"
        className={styles.delete}
        aria-label="删除"
        disabled={disabled}
        onClick={onDelete}
      >
        <BackspaceIcon />
      </button>
    </div>
  )
}
