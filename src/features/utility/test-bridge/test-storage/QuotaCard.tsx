import { useState } from 'react'
import { formatFileSize } from '#domain/money/format-figures.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue, type KeyValueItem } from '#ui/lists/KeyValue.tsx'
import { sessionStore } from '#platform/stores/session-store.ts'
import { roomIn } from './storage-list.ts'
import styles from '../parts/TestParts.module.css'

const bytes = (count: number | undefined) =>
  count === undefined ? NO_FIGURE : formatFileSize(count)

async function measure(): Promise<readonly KeyValueItem[]> {
  // Safari has it from version 17 on.
  const manager: Partial<StorageManager> | undefined = navigator.storage
  const estimate = await manager?.estimate?.()
  return [
    {
      label: '会话存储还可写',
      value: `${roomIn(sessionStore) / 1_024} K 字符`,
      note: '写满后已清除',
    },
    { label: '全站已用', value: bytes(estimate?.usage), note: '浏览器估计' },
    { label: '全站配额', value: bytes(estimate?.quota), note: '浏览器估计' },
  ]
}

/** Shows how much the page may still store, measured on demand. */
export function QuotaCard() {
  const [items, setItems] = useState<readonly KeyValueItem[]>([])
  return (
    <Card title="配额">
      {items.length > 0 ? (
        <KeyValue items={items} />
      ) : (
        <p className={styles.note}>测量时会写满会话存储，随后清除写入的内容。</p>
      )}
      <div className={styles.buttons}>
        <Button size="small" kind="secondary" onClick={async () => setItems(await measure())}>
          测量
        </Button>
      </div>
    </Card>
  )
}
