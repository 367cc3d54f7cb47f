import styles from './HoldingHeads.module.css'

/** What the two columns of the holdings below are: the rows themselves say it to screen readers. */
export function HoldingHeads() {
  return (
    <div className={styles.columns} aria-hidden="true">
      <span>金额 / 昨日收益</span>
      <span>持有收益 / 收益率</span>
    </div>
  )
}
