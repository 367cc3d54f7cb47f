import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { serverData } from '../../../api/query.ts'
import { queryTransactionDetail } from '../../../api/transaction.ts'
import { businessName } from '../../../domain/business-codes.ts'
import { ORDER_STATUSES, orderStatus } from '../../../domain/order-status.ts'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../templates/Loaded.tsx'
import { orderFigure } from '../../../templates/order-figure.ts'
import { orderSteps, type TransactionRecord } from '../../../templates/order-steps.ts'
import { RiskLine } from '../../../templates/RiskLine.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Figure } from '../../../ui/Figure.tsx'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { Page } from '../../../ui/Page.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Steps } from '../../../ui/Steps.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { OrderNumber } from './parts/OrderNumber.tsx'
import { confirmationItems } from './parts/confirmation-items.ts'
import styles from './TransactionDetailScreen.module.css'

const TONES = { done: 'brand', underWay: 'warning', failed: 'gain', closed: 'neutral' } as const

/** One order: its state, its dates expected and actual, and what it was confirmed at. */
export default function TransactionDetailScreen({ input }: { input: { applyNo: string } }) {
  const detail = useQuery({ ...serverData(queryTransactionDetail, input), staleTime: 0 })
  return (
    <Loaded query={detail} skeleton={<Skeleton shape="detail" />}>
      {({ record, serverTime }) => <Order record={record} today={serverTime.slice(0, 8)} />}
    </Loaded>
  )
}

function Order({ record, today }: { readonly record: TransactionRecord; readonly today: string }) {
  const navigate = useNavigate()
  const status =
    ORDER_STATUSES[orderStatus({ ...record, confirmDate: record.transactionCfmDate, today })]
  const figure = orderFigure(record)
  const toFund = () => void navigate(paths.fundDetail.to({ fundCode: record.fundCode }))
  return (
    <Page footNote={<RiskLine />}>
      <Card>
        <div className={styles.head}>
          <Tag tone={TONES[status.tone]}>{status.name}</Tag>
          <p
            className={styles.label}
          >{`${businessName(record.businessCode)}${figure.unit === '元' ? '金额' : '份额'}`}</p>
          <Figure size="hero" {...figure} />
        </div>
      </Card>
      <Card flush>
        <Row title={record.fundName} note={record.fundCode} onClick={toFund} arrow />
      </Card>
      <Card title="订单进度">
        <Steps steps={orderSteps(record, today)} />
      </Card>
      <Card title="确认信息">
        <KeyValue items={confirmationItems(record)} />
      </Card>
      <Card title="订单信息">
        <KeyValue
          items={[
            { label: '付款方式', value: record.channelName },
            { label: '业务类型', value: businessName(record.businessCode) },
          ]}
        />
        <OrderNumber value={record.applyNo} />
      </Card>
    </Page>
  )
}
