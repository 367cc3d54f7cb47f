// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { queryFor } from '#api/query.ts'
import { mountedScreen } from '#app/testing/mounted-screen.tsx'
import { names, replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { path } from '#paths/path.ts'
import { AssetSummary } from '#shared/engines/holding/AssetSummary.tsx'
import { DetailTemplate } from './DetailTemplate.tsx'
import { ListTemplate } from './ListTemplate.tsx'
import { screen, type Screen } from './screen.ts'
import { useEndlessList } from './use-endless-list.ts'
import { eventually } from '#ui/testing/in-page.tsx'

const PROBE = path('/probe', {})
const text = () => document.body.textContent

let provider: Awaited<ReturnType<typeof standInProvider>>
let mounted: Awaited<ReturnType<typeof mountedScreen>>
beforeAll(async () => {
  provider = await standInProvider()
})
afterAll(() => provider.close())
afterEach(() => mounted.close())

async function open(Probe: Screen<object>) {
  const row = screen({
    path: PROBE,
    title: '测试页',
    needs: [],
    load: async () => ({ default: Probe }),
  })
  mounted = await mountedScreen(row, PROBE.to())
}

/** Rows are drawn where there is a layout, which jsdom has not: the foot says how many there are. */
const List: Screen<object> = () => {
  const list = useEndlessList(names, {})
  return (
    <ListTemplate
      label="记录"
      list={list}
      empty={{ title: '没有记录' }}
      footNote={`${list.data?.length} 行`}
    >
      {(row: string) => <p>{row}</p>}
    </ListTemplate>
  )
}

test('a list says how many rows it cannot show, and that it has all the others', async () => {
  provider.reply = replies.payload({ total: 3, records: ['禾岸消费精选', 5, { odd: true }] })
  await open(List)
  await eventually(() => {
    expect(text()).toContain('1 行')
    expect(text()).toContain('有 2 条记录暂时无法显示')
    // Unreadable rows count: the list does not ask for a page that is not there.
    expect(text()).toContain('没有更多了')
  })
})

test('a list of which no row can be read does not say that there is none', async () => {
  provider.reply = replies.payload({ total: 1, records: [5] })
  await open(List)
  await eventually(() => expect(text()).toContain('有 1 条记录暂时无法显示'))
  expect(text()).not.toContain('没有记录')
})

test('a list whose rows can all be read says nothing of it', async () => {
  provider.reply = replies.payload({ total: 1, records: ['禾岸消费精选'] })
  await open(List)
  await eventually(() => expect(text()).toContain('1 行'))
  expect(text()).not.toContain('无法显示')
})

const holding = {
  fundCode: '980301',
  fundName: '禾岸灵活配置混合A',
  fundTypeCode: '4',
  shares: '1000.00',
  nav: '1.0000',
  navDate: '20260310',
  amount: '1000.00',
  yesterdayIncome: '1.00',
  holdProfit: '10.00',
  holdProfitRate: '1.00',
  sellingShares: '0.00',
  convertingShares: '0.00',
  runningPlans: 0,
}
const assets = {
  serverTime: '20260311100000',
  totalAsset: '3500.00',
  inTransit: '500.00',
  yesterdayIncome: '1.00',
  incomeDate: '20260310',
  pendingFunds: 0,
  missingFunds: 0,
  holdProfit: '30.00',
  cumulativeProfit: '40.00',
  transits: [],
}

test('totals next to rows that cannot be read are the provider’s, not a sum of the others', async () => {
  const odd = { ...holding, fundCode: '', amount: '2000.00', holdProfit: '20.00' }
  provider.reply = replies.payload({ ...assets, holdings: [holding, odd] })
  await open(() => (
    <DetailTemplate query={useQuery(queryFor(listAssetsChannel, {}))}>
      {(data) => <AssetSummary assets={data} />}
    </DetailTemplate>
  ))
  await eventually(() => expect(text()).toContain('3,500.00'))
  expect(text()).toContain('持有3,000.00')
  expect(text()).not.toContain('已清仓')
})
