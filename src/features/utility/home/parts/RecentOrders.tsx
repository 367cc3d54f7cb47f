import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { serverData } from '../../../../api/query.ts'
import { queryTransactionList } from '../../../../api/transaction.ts'
import { businessName } from '../../../../domain/business-codes.ts'
import { formatDateTime } from '../../../../domain/format-figures.ts'
import { ORDER_STATUSES, orderStatus } from '../../../../domain/order-status.ts'
import { paths } from '../../../../paths.ts'
import { now14 } from '../../../../platform/clock.ts'
import { Loaded } from '../../../../templates/Loaded.tsx'
import { orderFigure } from '../../../../templates/order-figure.ts'
import type { TransactionRecord } from '../../../../templates/order-steps.ts'
import { Card } from '../../../../ui/Card.tsx'
import { Row } from '../../../../ui/Row.tsx'
import { RowList } from '../../../../ui/RowList.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import styles from './RecentOrders.module.css'

function figureText(record: TransactionRecord): string {
  const { value, unit } = orderFigure(record)
  return `${value} ${unit}`
}

/** As many as home shows. */
export const RECENT = { page: 1, size: 10 } as const

/** The newest orders, so that one sees what is under way without asking. */
export function RecentOrders() {
  const navigate = useNavigate()
  const orders = useQuery(serverData(queryTransactionList, RECENT))
  const today = now14().slice(0, 8)
  return (
    <div id="recent-orders">
      <Card title="最近交易" flush>
        <Loaded
          query={orders}
          skeleton={<Skeleton shape="rows" />}
          isEmpty={({ records }) => records.length === 0}
          empty={<p className={styles.none}>还没有交易记录</p>}
        >
          {({ records }) => (
            <RowList label="最近交易">
              {records.map((record) => (
                <Row
                  key={record.applyNo}
                  title={record.fundName}
                  note={`${businessName(record.businessCode)} · ${formatDateTime(record.operTime, { seconds: false })}`}
                  value={figureText(record)}
                  valueNote={
                    ORDER_STATUSES[
                      orderStatus({ ...record, confirmDate: record.transactionCfmDate, today })
                    ].name
                  }
                  onClick={() =>
                    void navigate(paths.transactionDetail.to({ applyNo: record.applyNo }))
                  }
                />
              ))}
            </RowList>
          )}
        </Loaded>
      </Card>
    </div>
  )
}
