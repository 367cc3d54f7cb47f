import { queryExchange } from '#api/calls/coupons/exchange.ts'
import { prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import type { exchangePaths } from '#paths/activities/exchange.ts'
import type { PathInput } from '#paths/path.ts'
import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { CopyLine } from '#ui/text/CopyLine.tsx'
import type { CodeExchange } from '../parts/ExchangeRow.tsx'
import { INVALID, KINDS, STATES } from '../parts/exchange-words.ts'
import { CardNumber } from './CardNumber.tsx'

type Input = PathInput<typeof exchangePaths.detail>

export const prefetch: Prefetch<Input> = (input) => [prefetchCall(queryExchange, input)]

const moment = (time: string): string => formatDateTime(time, { seconds: false })

const refused = () => <EmptyState kind="notfound" title={INVALID} />

/** Shows what a code was exchanged for, until when it can be used, and how. */
export default function DetailScreen({ input }: { readonly input: Input }) {
  const query = useCurrent(queryExchange, input)
  return (
    <DetailTemplate query={query} refused={refused} footNote="兑换码每个限用一次，兑换后不能退回">
      {({ exchange }) => (
        <>
          <Card title={exchange.title} extra={STATES[exchange.state]}>
            <KeyValue
              items={[
                { label: '类型', value: KINDS[exchange.kind] },
                { label: '兑换时间', value: moment(exchange.time) },
                {
                  label: '有效期',
                  value:
                    exchange.validUntil === null ? '长期' : `至 ${moment(exchange.validUntil)}`,
                },
              ]}
            />
            <CopyLine label="兑换编号" value={exchange.exchangeId} />
          </Card>
          {exchange.cardNumber === null ? null : <CardNumber number={exchange.cardNumber} />}
          <Use exchange={exchange} />
        </>
      )}
    </DetailTemplate>
  )
}

/** Shows where it is used. */
function Use({ exchange: { kind, cardId } }: { readonly exchange: CodeExchange }) {
  if (kind === 'card') return <Card title="使用步骤">在合作方页面输入卡号，按提示激活后使用</Card>
  return (
    <Card flush>
      {cardId === null ? (
        <Row title="查看金币明细" href={goldStorePaths.goldVaryRecords.to()} />
      ) : (
        <Row title="查看这张券" href={couponCenterPaths.couponDetail.to({ cardId })} />
      )}
    </Card>
  )
}
