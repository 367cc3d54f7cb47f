import { useState } from 'react'
import { trace } from '#platform/qa-bridge.ts'
import { exportTrace } from '#platform/qa-methods.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { copyText } from '#ui/text/CopyLine.tsx'
import { FigureGrid } from '#ui/text/FigureGrid.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { SearchField } from '#ui/fields/SearchField.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { downloadText } from '#platform/download-text.ts'
import { showJson } from '../parts/read-json.ts'
import styles from '../parts/TestParts.module.css'
import { TraceDetail } from './TraceDetail.tsx'
import { ODDITIES, TraceLine } from './TraceLine.tsx'
import {
  countOddities,
  filterRows,
  newest,
  type Oddity,
  type TraceView,
} from '../parts/trace-rows.ts'
import { useTrace } from '../parts/use-trace.ts'

const VIEWS = [
  { key: 'all', label: '全部' },
  { key: 'calls', label: '调用' },
  { key: 'events', label: '事件' },
  { key: 'odd', label: '异常' },
] as const
const COUNTED: readonly Oddity[] = ['dropped', 'double', 'late', 'foreign', 'malformed']
/** The most rows shown on the phone; the export has all. */
const MOST_SHOWN = 100

/** The live trace of the bridge, newest first: counts, filters, details, and the export. */
export function TracePanel() {
  const rows = useTrace()
  const [view, setView] = useState<TraceView>('all')
  const [words, setWords] = useState('')
  const [open, setOpen] = useState<string | null>(null)
  const counts = countOddities(rows)
  const found = filterRows(rows, view, words)
  return (
    <>
      <Card title="计数">
        <FigureGrid
          items={[
            { key: 'all', label: '调用与消息', value: String(rows.length) },
            ...COUNTED.map((key) => ({ key, label: ODDITIES[key], value: String(counts[key]) })),
          ]}
        />
        <div className={styles.buttons}>
          <Button
            size="small"
            onClick={() => downloadText('bridge-trace.json', showJson(exportTrace()))}
          >
            下载
          </Button>
          <Button
            size="small"
            kind="secondary"
            onClick={() => copyText('轨迹', showJson(exportTrace()))}
          >
            复制
          </Button>
          <Button size="small" kind="text" onClick={trace.clear}>
            清空
          </Button>
        </div>
        <p className={`${styles.note} ${styles.block}`}>
          导出的内容已隐去个人信息，可用 npm run bridge:replay 重放。
        </p>
      </Card>
      <SearchField label="筛选轨迹" placeholder="方法或事件" value={words} onChange={setWords} />
      <Segments label="轨迹类型" items={VIEWS} value={view} onChange={setView} />
      <Card flush>
        {found.length === 0 ? (
          <p className={`${styles.note} ${styles.empty}`}>没有记录。去“方法”里调用一个。</p>
        ) : (
          <RowList label="轨迹">
            {newest(found, MOST_SHOWN).map((row) => (
              <TraceLine key={row.key} row={row} onOpen={() => setOpen(row.key)} />
            ))}
          </RowList>
        )}
        {found.length > MOST_SHOWN && (
          <p className={`${styles.note} ${styles.empty}`}>只显示最近 {MOST_SHOWN} 条。</p>
        )}
      </Card>
      <TraceDetail
        row={rows.find(({ key }) => key === open) ?? null}
        onClose={() => setOpen(null)}
      />
    </>
  )
}
