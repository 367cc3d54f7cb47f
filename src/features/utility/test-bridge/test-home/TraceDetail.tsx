import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { showJson } from '../parts/read-json.ts'
import styles from '../parts/TestParts.module.css'
import { showMs } from './TraceLine.tsx'
import type { TraceRow } from '../parts/trace-rows.ts'

interface Props {
  /** Null: the sheet is closed. */
  readonly row: TraceRow | null
  readonly onClose: () => void
}

/** A call with its arguments, its outcome, and every message that the host sent for it. */
export function TraceDetail({ row, onClose }: Props) {
  return (
    <Sheet open={row !== null} onClose={onClose} title={row?.name ?? ''}>
      {row !== null && (
        <>
          <KeyValue
            items={[
              { label: '开始', value: `第 ${(row.at / 1_000).toFixed(3)} 秒` },
              { label: '耗时', value: row.ms === null ? '--' : showMs(row.ms) },
            ]}
          />
          {row.args !== undefined && (
            <>
              <p className={`${styles.label} ${styles.block}`}>参数</p>
              <pre className={styles.code}>{showJson(row.args)}</pre>
            </>
          )}
          {row.outcome !== null && (
            <>
              <p className={`${styles.label} ${styles.block}`}>结果</p>
              <pre className={styles.code}>{showJson(row.outcome)}</pre>
            </>
          )}
          {row.messages.map(({ at, body }) => (
            <div key={at}>
              <p className={`${styles.label} ${styles.block}`}>
                容器发来，第 {(at / 1_000).toFixed(3)} 秒
              </p>
              <pre className={styles.code}>{showJson(body)}</pre>
            </div>
          ))}
        </>
      )}
    </Sheet>
  )
}
