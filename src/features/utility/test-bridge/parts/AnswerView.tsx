import type { QaAnswer } from '#platform/qa-methods.ts'
import { Tag } from '#ui/text/Tag.tsx'
import { showJson } from './read-json.ts'
import styles from './TestParts.module.css'

/** The outcome of a call, and how long it took. */
export function AnswerView({ answer }: { readonly answer: QaAnswer }) {
  const { outcome, ms, message } = answer
  return (
    <div className={styles.block} role="status">
      <p className={styles.tags}>
        <Tag tone={outcome.ok ? 'brand' : 'warning'}>{outcome.ok ? '成功' : outcome.code}</Tag>
        {!outcome.ok && outcome.hostCode !== undefined && <Tag>容器：{outcome.hostCode}</Tag>}
        <Tag>{ms} 毫秒</Tag>
      </p>
      <pre className={`${styles.code} ${styles.block}`}>
        {outcome.ok ? showJson(outcome.result) : message}
      </pre>
    </div>
  )
}
