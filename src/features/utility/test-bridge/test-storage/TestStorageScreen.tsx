import { useState } from 'react'
import * as v from 'valibot'
import { exactForm } from '#domain/text/plain-form.ts'
import { dropDrafts, useDraft } from '#session/draft.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { sessionStore } from '#platform/stores/session-store.ts'
import { QuotaCard } from './QuotaCard.tsx'
import { StoredCard } from './StoredCard.tsx'
import { storedIn } from './storage-list.ts'
import styles from '../parts/TestParts.module.css'
import { useRecords } from '../parts/use-records.ts'

const words = v.object({ words: v.string() })

// No template: it shows what this page stores, and loads nothing.
/** Shows what the page stores: session, drafts, history records, and how much room is left. */
export default function TestStorageScreen() {
  const [draft, update] = useDraft('testStorage', words, { words: '' })
  const [, look] = useState(0)
  const again = () => look((times) => times + 1)
  const records = useRecords()
  const { session, drafts } = storedIn(sessionStore)
  return (
    <Page footNote="仅供开发与测试。值不显示，以免截图带出个人信息。">
      <Card title="写一份草稿">
        <TextField
          label="内容"
          value={draft.words}
          onChange={(next) => update({ words: next })}
          form={exactForm}
          note="刷新页面后应还在；换人登录后应消失"
        />
      </Card>
      <StoredCard title="会话" stored={session} onChange={again} />
      <StoredCard title="草稿" stored={drafts} onChange={again}>
        <div className={styles.buttons}>
          <Button
            size="small"
            kind="secondary"
            onClick={() => {
              dropDrafts(sessionStore, '')
              again()
            }}
          >
            清除全部草稿
          </Button>
        </div>
      </StoredCard>
      <Card title="历史记录">
        <p className={styles.label}>最多 50 条，返回时从后往前找不同的路径</p>
        <pre className={styles.code}>
          {records.map(({ index, path }) => `${index} ${path}`).join('\n')}
        </pre>
      </Card>
      <QuotaCard />
    </Page>
  )
}
