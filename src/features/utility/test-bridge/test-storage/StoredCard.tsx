import type { ReactNode } from 'react'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Spoken } from '#ui/text/Spoken.tsx'
import { sessionStore } from '#platform/stores/session-store.ts'
import type { Stored } from './storage-list.ts'
import styles from '../parts/TestParts.module.css'

interface Props {
  readonly title: string
  readonly stored: readonly Stored[]
  /** Called after an entry was removed. */
  readonly onChange: () => void
  /** Shown below the list, if it has entries. */
  readonly children?: ReactNode
}

/** Entries of the session storage with their sizes; each can be removed. */
export function StoredCard({ title, stored, onChange, children }: Props) {
  if (stored.length === 0) {
    return (
      <Card title={title}>
        <p className={styles.note}>没有内容</p>
      </Card>
    )
  }
  return (
    <Card title={title} flush>
      <RowList label={title}>
        {stored.map(({ key, size }) => (
          <Row
            key={key}
            title={key}
            note={`${size} 个字符`}
            value={
              <Button
                size="small"
                kind="secondary"
                onClick={() => {
                  sessionStore.removeItem(key)
                  onChange()
                }}
              >
                删除<Spoken> {key}</Spoken>
              </Button>
            }
          />
        ))}
      </RowList>
      {children !== undefined && <div className={styles.inset}>{children}</div>}
    </Card>
  )
}
