import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { listIncome } from '#api/calls/asset.ts'
import { queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { formatNav } from '#domain/money/format-figures.ts'
import { formatDate, weekdayName } from '#domain/calendar/format-dates.ts'
import { assetPaths } from '#paths/asset.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { ProfitAmount } from '#shared/engines/holding/ProfitAmount.tsx'
import styles from './IncomeHistory.module.css'

const A_WEEK = { page: 1, size: 7 } as const

/** The income of the last seven days, with a link to all of it. */
export function IncomeHistory({ fundCode }: { readonly fundCode: string }) {
  const navigate = useNavigate()
  const income = useQuery(queryFor(listIncome, { ...A_WEEK, fundCode }))
  return (
    <Card
      title="收益记录"
      extra={
        <Button
          kind="text"
          size="small"
          onClick={() => void navigate(assetPaths.singleDetail.to({ fundCode }))}
        >
          查看全部
        </Button>
      }
      flush
    >
      <Loaded
        query={income}
        skeleton={<Skeleton shape="rows" />}
        isEmpty={({ records }) => isEmptyList(records)}
        empty={<p className={styles.none}>还没有收益，份额确认后开始计算</p>}
      >
        {({ records }) => (
          <>
            <UnreadableNotice of={[records]} />
            <RowList label="收益记录">
              {records.map(({ date, income: amount, incomePer10k }) => (
                <Row
                  key={date}
                  title={`${formatDate(date)} ${weekdayName(date)}`}
                  note={`万份收益 ${formatNav(incomePer10k)}`}
                  value={<ProfitAmount amount={amount} />}
                />
              ))}
            </RowList>
          </>
        )}
      </Loaded>
    </Card>
  )
}
