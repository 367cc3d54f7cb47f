import { useNavigate } from 'react-router-dom'
import { listGoldRecords } from '#api/calls/activity.ts'
import { prefetchPages } from '#api/query.ts'
import { formatDate, formatDateTime } from '#domain/money/format-figures.ts'
import { coinChange } from '#domain/reward/coin-words.ts'
import { coursePaths } from '#paths/course.ts'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import { useEndlessList } from '#templates/use-endless-list.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { NoBreakText } from '#ui/text/NoBreakText.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import styles from './GoldVaryRecordsScreen.module.css'

export const prefetch = () => [prefetchPages(listGoldRecords, {})]

/** The balance of gold coins, and every change of it. */
export default function GoldVaryRecordsScreen() {
  const navigate = useNavigate()
  const list = useEndlessList(listGoldRecords, {})
  const { first } = list
  return (
    <ListTemplate
      label="金币明细"
      list={list}
      itemKey={({ recordId }) => recordId}
      head={
        first === undefined ? null : (
          <Card title="金币余额">
            <NumberText size="hero" value={coinChange(first.balance, 'plain')} />
            {first.ending === null ? null : (
              <p className={styles.ending}>
                {`其中 ${first.ending.amount} 金币 ${formatDate(first.ending.date)} 到期`}
              </p>
            )}
          </Card>
        )
      }
      empty={{
        title: '还没有金币记录',
        note: '学完一课并通过测验，可以获得金币',
        actionText: '看看课程',
        onAction: () => void navigate(coursePaths.courseHome.to()),
      }}
      footNote="金币不是货币，不能取出或转让；到期后不再计入余额"
    >
      {(record) => (
        <Row
          title={record.title}
          note={
            <NoBreakText
              texts={[
                formatDateTime(record.time, { seconds: false }),
                ...(record.expiresAt === null ? [] : [`${formatDate(record.expiresAt)} 到期`]),
              ]}
            />
          }
          value={<NumberText value={coinChange(record.amount, 'signed')} unit="金币" />}
        />
      )}
    </ListTemplate>
  )
}
