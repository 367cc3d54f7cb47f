import { NO_FIGURE } from '#domain/money/format-figures.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Divider } from '#ui/layout/Divider.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import styles from './EstimateResult.module.css'
import type { FeeEstimate } from './fee-estimate.ts'

interface Props {
  readonly title: string
  /** Null while the input is incomplete. */
  readonly estimate: FeeEstimate | null
  /** Why there is no estimate. */
  readonly unknown: string
  /** Whose rates it is by. */
  readonly basis: string
}

/** Keeps a figure and its unit on one line. */
const unbroken = (line: string) => line.replace(/ (元|份)$/, '\u00a0$1')

/** The estimated fee, its parts, and the calculation step by step. */
export function EstimateResult({ title, estimate, unknown, basis }: Props) {
  return (
    <Card title={title}>
      <div aria-live="polite">
        <p className={styles.figure}>
          <NumberText size="figure" value={estimate?.fee ?? NO_FIGURE} unit="元" />
        </p>
        {estimate === null ? (
          <p className={styles.formula}>{unknown}</p>
        ) : (
          <>
            <KeyValue items={estimate.items} />
            <p className={styles.formula}>{basis}</p>
            <div className={styles.formulas}>
              <Divider />
              <h3 className={styles.head}>计算过程</h3>
              {estimate.formula.map((line) => (
                <p key={line} className={styles.formula}>
                  {unbroken(line)}
                </p>
              ))}
            </div>
          </>
        )}
      </div>
    </Card>
  )
}
