import { Button, Card, List, NavBar, Skeleton, Space, Tabs, Tag } from 'antd-mobile'
import { lazy, Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import {
  amount,
  get,
  nav,
  percent,
  post,
  useAnswer,
  type Fund as FundAnswer,
  type FundEvents,
  type NavHistory,
} from './calls.ts'
import { Figures } from './Figures.tsx'

const NavChart = lazy(() => import('./NavChart.tsx'))

/** One fund: its values, its curve and its stages. */
export default function Fund() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const fundCode = search.get('fundCode') ?? ''
  const fund = useAnswer(() => post<FundAnswer>('/api/fund/queryFundOne', { fundCode }))
  const history = useAnswer(() => get<NavHistory>('/api/fund/queryNavHistory', { fundCode }))
  const events = useAnswer(() => get<FundEvents>('/api/fund/listFundEvents', { fundCode }))
  return (
    <>
      <NavBar onBack={() => void navigate(-1)}>基金详情</NavBar>
      <div className="page">
        {fund === null ? <Skeleton.Paragraph lineCount={6} animated /> : <Values fund={fund} />}
        <Card title="业绩走势">
          {history === null ? (
            <Skeleton animated className="chart" />
          ) : (
            <Suspense fallback={<Skeleton animated className="chart" />}>
              <NavChart history={history} />
            </Suspense>
          )}
        </Card>
        {fund === null ? null : <Stages fund={fund} />}
        {events === null ? null : <Card title="公告与事件">{`${events.events.length} 条`}</Card>}
        <Space block>
          <Button>定投</Button>
          <Button color="primary">买入</Button>
        </Space>
      </div>
    </>
  )
}

function Values({ fund }: { readonly fund: FundAnswer }) {
  return (
    <Card title={fund.fundName} extra={fund.fundCode}>
      <Space>
        <Tag>{fund.fundTypeName}</Tag>
        <Tag color="warning">{`R${fund.fundRiskLevel}`}</Tag>
      </Space>
      <div className="hero">{percent(fund.dayChange)}</div>
      <Figures
        items={[
          { label: `单位净值（${fund.navDate ?? ''}）`, value: nav(fund.nav) },
          { label: '累计净值', value: nav(fund.accNav) },
          { label: '起购金额', value: amount(fund.minAmount) },
        ]}
      />
    </Card>
  )
}

function Stages({ fund }: { readonly fund: FundAnswer }) {
  return (
    <Tabs>
      <Tabs.Tab title="阶段涨幅" key="stages">
        <List>
          {fund.stages.map(({ stage, own, peer }) => (
            <List.Item key={stage} description={`同类 ${percent(peer)}`} extra={percent(own)}>
              {stage}
            </List.Item>
          ))}
        </List>
      </Tabs.Tab>
      <Tabs.Tab title="费用" key="fees">
        {`管理费、托管费见合同；起购 ${amount(fund.minAmount)} 元`}
      </Tabs.Tab>
    </Tabs>
  )
}
