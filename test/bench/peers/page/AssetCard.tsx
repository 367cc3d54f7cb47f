import { Card, List } from 'antd-mobile'
import { useNavigate } from 'react-router-dom'
import { amount, percent, type Assets } from './calls.ts'
import { Figures } from './Figures.tsx'

/** The total, and what it earned. */
export function AssetCard({ assets }: { readonly assets: Assets }) {
  const { totalAsset, yesterdayIncome, holdProfit, cumulativeProfit } = assets
  return (
    <Card title="总资产（元）">
      <div className="hero">{amount(totalAsset)}</div>
      <Figures
        items={[
          { label: '昨日收益', value: amount(yesterdayIncome), sign: yesterdayIncome },
          { label: '持有收益', value: amount(holdProfit), sign: holdProfit },
          { label: '累计收益', value: amount(cumulativeProfit), sign: cumulativeProfit },
        ]}
      />
    </Card>
  )
}

/** Holdings as rows, each the way to its fund. */
export function HoldingRows({
  holdings,
  title,
}: {
  readonly holdings: Assets['holdings']
  readonly title: string
}) {
  const navigate = useNavigate()
  return (
    <List header={title}>
      {holdings.map((it) => (
        <List.Item
          key={`${it.fundCode} ${it.portfolioCode}`}
          description={`${it.fundCode}　昨日 ${amount(it.yesterdayIncome)}　持有 ${amount(it.holdProfit)} ${percent(it.holdProfitRate)}`}
          extra={amount(it.amount)}
          onClick={() => void navigate(`/fund_detail/FundDetailSingle?fundCode=${it.fundCode}`)}
        >
          {it.fundName}
        </List.Item>
      ))}
    </List>
  )
}
