import { listExchanges } from '#api/calls/coupons/exchange.ts'
import { prefetchPages } from '#api/query.ts'
import { activityPaths } from '#paths/activities/activity.ts'
import { useNavigate } from 'react-router-dom'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import { useEndlessList } from '#templates/use-endless-list.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { exchangePaths } from '#paths/activities/exchange.ts'
import { ExchangeRow } from '../parts/ExchangeRow.tsx'

export const prefetch = () => [prefetchPages(listExchanges, {})]

/** The codes that were exchanged here; what was exchanged in the points mall is seen there. */
export default function HistoryScreen() {
  const navigate = useNavigate()
  const list = useEndlessList(listExchanges, {})
  return (
    <ListTemplate
      label="兑换记录"
      list={list}
      itemKey={({ exchangeId }) => exchangeId}
      head={
        <Card flush>
          <Row
            title="前往合作商城"
            note="合作商城的兑换记录在商城内查看"
            href={activityPaths.duiba.to()}
          />
        </Card>
      }
      empty={{
        title: '还没有兑换记录',
        actionText: '去兑换',
        onAction: () => void navigate(exchangePaths.home.to()),
      }}
    >
      {(exchange) => <ExchangeRow exchange={exchange} />}
    </ListTemplate>
  )
}
