import { brand } from '#domain/brand.ts'
import styles from './RiskLine.module.css'

/** The legal line at the foot of every product screen. */
export function RiskLine({ children }: { readonly children?: string }) {
  return (
    <p className={styles.line}>
      {children}
      {children ? '。' : null}
      {`${brand.pastLine}。${brand.riskLine}`}
    </p>
  )
}
