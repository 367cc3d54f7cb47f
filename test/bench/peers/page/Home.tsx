import { Avatar, Badge, Card, Grid, List, SearchBar, Skeleton } from 'antd-mobile'
import { useNavigate } from 'react-router-dom'
import { AssetCard, HoldingRows } from './AssetCard.tsx'
import {
  amount,
  get,
  nav,
  percent,
  post,
  useAnswer,
  type Assets,
  type Fund,
  type Messages,
  type Orders,
  type Ranking,
} from './calls.ts'

/** The wallet product's fund. */
const WALLET = '001386'
const LARGEST = 3

const SHORTCUTS = [
  '榜单',
  '指数估值',
  '定投',
  '钱包',
  '大额存入',
  '交易记录',
  '月报',
  '全部',
] as const

const RANKING = {
  page: 1,
  size: 9,
  scope: 'buy',
  fundTypeCode: '3',
  maxRiskLevel: '2',
  sort: '3y',
}

/** The user's assets, the ways on, recent orders, and funds to look at. */
export default function Home() {
  const navigate = useNavigate()
  const assets = useAnswer(() => post<Assets>('/api/asset/listAssetsChannel', {}))
  const wallet = useAnswer(() => post<Fund>('/api/fund/queryFundOne', { fundCode: WALLET }))
  const orders = useAnswer(() =>
    get<Orders>('/api/transaction/queryTransactionList', { page: 1, size: 5 }),
  )
  const ranking = useAnswer(() => get<Ranking>('/api/fund/queryFundRanking', RANKING))
  const messages = useAnswer(() => get<Messages>('/api/message/listMessages', { size: 1 }))
  return (
    <div className="page">
      <Grid columns={8} gap={8}>
        <Grid.Item span={7}>
          <SearchBar placeholder="名称、代码、拼音、经理、公司" />
        </Grid.Item>
        <Grid.Item>
          <Badge content={messages === null ? null : messages.items.length > 0 ? Badge.dot : null}>
            消息
          </Badge>
        </Grid.Item>
      </Grid>
      {assets === null ? (
        <Skeleton.Paragraph lineCount={6} animated />
      ) : (
        <>
          <AssetCard assets={assets} />
          <HoldingRows
            holdings={assets.holdings
              .toSorted((a, b) => Number(b.amount) - Number(a.amount))
              .slice(0, LARGEST)}
            title={`我的持有（${assets.holdings.length}）`}
          />
        </>
      )}
      <Card>
        <Grid columns={4} gap={16}>
          {SHORTCUTS.map((name) => (
            <Grid.Item key={name} onClick={() => void navigate('/asset/holdList')}>
              <Avatar src="" />
              <div>{name}</div>
            </Grid.Item>
          ))}
        </Grid>
      </Card>
      {orders === null ? null : (
        <List header="最近交易">
          {orders.records.map((it) => (
            <List.Item
              key={it.applyNo}
              description={it.channelName}
              extra={amount(it.applicationAmt)}
            >
              {it.fundName}
            </List.Item>
          ))}
        </List>
      )}
      {ranking === null ? null : (
        <List header="风险较低的债券基金">
          {ranking.records.slice(0, LARGEST).map((it) => (
            <List.Item key={it.fundCode} description={it.fundCode} extra={percent(it.dayChange)}>
              {it.fundName}
            </List.Item>
          ))}
        </List>
      )}
      {wallet === null ? null : (
        <Card title={wallet.fundName}>
          {`七日年化 ${percent(wallet.sevenDayYield)}，万份收益 ${nav(wallet.incomePer10k)} 元`}
        </Card>
      )}
    </div>
  )
}
