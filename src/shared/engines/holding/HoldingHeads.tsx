import styles from './HoldingHeads.module.css'

/**
 * The heads of the two columns of holdings. Hidden from screen readers: each row has these labels.
 */
export function HoldingHeads() {
  return (
    <div className={styles.columns} aria-hidden="true">
      <span>金额 / 昨日收益</span>
      <span>持有收益 / 收益率</span>
    </div>
  )
}
