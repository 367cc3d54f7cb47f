import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Divider } from '#ui/layout/Divider.tsx'
import { KeyValue, type KeyValueItem } from '#ui/lists/KeyValue.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import styles from './LiveResult.module.css'

export interface LiveComputed {
  /** Yuan, formatted. */
  readonly figure: string
  readonly items: readonly KeyValueItem[]
  /** The computation, step by step. */
  readonly steps: readonly string[]
}

interface Props {
  readonly title: string
  /** Null while it cannot be computed. */
  readonly computed: LiveComputed | null
  /** The reason why there is no figure. */
  readonly unknown: string
  /** The basis of the computation, in words. */
  readonly basis: string
}

/** Keeps a figure and its unit on one line. */
const unbroken = (line: string) => line.replace(/ (元|份)$/, '\u00a0$1')

/** Shows what comes of the entries as they are: the figure, its parts, and the computation. */
export function LiveResult({ title, computed, unknown, basis }: Props) {
  return (
    <Card title={title}>
      <div aria-live="polite">
        <p className={styles.figure}>
          <NumberText size="figure" value={computed?.figure ?? NO_FIGURE} unit="元" />
        </p>
        {computed === null ? (
          <p className={styles.step}>{unknown}</p>
        ) : (
          <>
            <KeyValue items={computed.items} />
            <p className={styles.step}>{basis}</p>
            <div className={styles.steps}>
              <Divider />
              <h3 className={styles.head}>计算过程</h3>
              {computed.steps.map((line) => (
                <p key={line} className={styles.step}>
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
