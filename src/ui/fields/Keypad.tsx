import { useState } from 'react'
import { BackspaceIcon } from '#ui/icons.tsx'
import styles from './Keypad.module.css'
import { keypadSetting } from './keypad-setting.ts'
import { useTouchedKeys } from './keys/use-touched-keys.ts'

export interface KeypadProps {
  readonly onDigit: (digit: string) => void
  readonly onDelete: () => void
  readonly disabled?: boolean
  /**
   * The digits in another order each time that the keypad appears, against whoever watches the
   * hand; as the brand wishes when absent.
   */
  readonly shuffled?: boolean
}

/** The last is in the middle of the lowest row. */
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const

/**
 * Fisher and Yates, by the system's random source; of 256 values the few that would favour some
 * digits are drawn again.
 */
function shuffle(digits: readonly string[]): readonly string[] {
  const left = [...digits]
  const drawn: string[] = []
  while (left.length > 0) {
    const [value = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (value >= 256 - (256 % left.length)) continue
    drawn.push(...left.splice(value % left.length, 1))
  }
  return drawn
}

/** The company's own number keys, so that no third-party keyboard sees a trading password. */
export function Keypad({
  onDigit,
  onDelete,
  disabled = false,
  shuffled = keypadSetting.shuffled,
}: KeypadProps) {
  const [digits] = useState(() => (shuffled ? shuffle(DIGITS) : DIGITS))
  const touched = useTouchedKeys(disabled)
  const key = (digit: string) => (
    <button
      key={digit}
      type="button"
      className={styles.key}
      disabled={disabled}
      {...touched(() => onDigit(digit))}
    >
      {digit}
    </button>
  )
  return (
    <div className={styles.keypad} role="group" aria-label="安全键盘">
      {digits.slice(0, 9).map(key)}
      <span className={styles.blank} />
      {digits.slice(9).map(key)}
      <button
        type="button"
        className={styles.delete}
        aria-label="删除"
        disabled={disabled}
        {...touched(onDelete)}
      >
        <BackspaceIcon />
      </button>
    </div>
  )
}
