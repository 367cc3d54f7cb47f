import styles from './HideAmountsButton.module.css'
import { useHiddenAmounts } from './hide-amounts.ts'
import { EyeIcon, EyeOffIcon } from '#ui/icons.tsx'

/** The eye next to a sum of money: hides all amounts of the app, or shows them again. */
export function HideAmountsButton() {
  const { hidden, toggle } = useHiddenAmounts()
  return (
    <span className={styles.place}>
      <button
        type="button"
        className={styles.button}
        aria-pressed={hidden}
        aria-label="隐藏金额"
        onClick={toggle}
      >
        {hidden ? <EyeOffIcon /> : <EyeIcon />}
      </button>
    </span>
  )
}
