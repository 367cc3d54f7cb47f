import type * as v from 'valibot'
import type { listMyContent } from '#api/calls/content.ts'
import { contentTime } from '#domain/content/content-words.ts'
import { now14 } from '#platform/clock.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import { FactLine } from '#ui/text/FactLine.tsx'
import styles from './SettingsTab.module.css'

export type ReviewedReport = v.InferOutput<typeof listMyContent.payload>['reports'][number]

const STATES: Readonly<Record<ReviewedReport['state'], string>> = {
  received: '处理中',
  upheld: '已处理',
  dismissed: '未发现问题',
}

interface Props {
  readonly reports: readonly ReviewedReport[]
  /** True if there are earlier ones. */
  readonly more: boolean
}

/** Shows what the user reported, and what became of it; the newest ones. */
export function ReportsCard({ reports, more }: Props) {
  return (
    <Card title="我的举报" extra={more ? '最近 20 条' : undefined} flush>
      {reports.length === 0 ? (
        <p className={styles.none}>您没有举报过内容。</p>
      ) : (
        <RowList label="我的举报">
          {reports.map(({ reportId, about, time, state, outcome }) => (
            <Row
              key={reportId}
              title={about}
              note={<FactLine facts={[contentTime(time, now14()), outcome]} />}
              value={<Tag tone={state === 'received' ? 'neutral' : 'brand'}>{STATES[state]}</Tag>}
            />
          ))}
        </RowList>
      )}
    </Card>
  )
}
