import styles from './RiskLine.module.css'

/** The legal line at the foot of every product screen. */
export function RiskLine({ children }: { readonly children?: string }) {
  return (
    <p className={styles.line}>
      {children}
      {children ? '。' : null}过往业绩不预示未来表现。基金有风险，投资需谨慎
    </p>
  )
}
