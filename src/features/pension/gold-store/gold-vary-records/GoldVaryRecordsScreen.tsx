import { useNavigate } from 'react-router-dom'
import { listGoldExchanges, listGoldRecords } from '#api/calls/gold/mall.ts'
import { prefetchPages } from '#api/query.ts'
import type { LineFilter } from '#domain/ledger/lines.ts'
import type { PathInput } from '#paths/path.ts'
import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { BalanceHead } from '#shared/parts/ledger/BalanceHead.tsx'
import { LedgerLine } from '#shared/parts/ledger/LedgerLine.tsx'
import { MonthRow } from './MonthRow.tsx'
import { useMonthList } from './use-month-list.ts'
import { afterOthers } from '#templates/combine-queries.ts'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import { useEndlessList } from '#templates/use-endless-list.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import { COIN_NOTE } from '../parts/exchange-words.ts'
import { ExchangeRow } from './ExchangeRow.tsx'

type Input = PathInput<typeof goldStorePaths.goldVaryRecords>
type Tab = NonNullable<Input['tab']> | 'all'

const TABS: readonly { readonly key: Tab; readonly label: string }[] = [
  { key: 'all', label: '全部' },
  { key: 'in', label: '获得' },
  { key: 'out', label: '使用' },
  { key: 'exchange', label: '兑换' },
]

/** The request of a list; that of all lines is the same wherever the balance is shown. */
const filtered = (filter: LineFilter) => (filter === 'all' ? {} : { filter })

export const prefetch = () => [prefetchPages(listGoldRecords, {})]

/** The balance of gold coins, every change of it by months, and what coins were exchanged for. */
export default function GoldVaryRecordsScreen({ input }: { readonly input: Input }) {
  const { tab = 'all' } = input
  return tab === 'exchange' ? <Exchanges /> : <Lines key={tab} filter={tab} />
}

function Head({ tab, filter }: { readonly tab: Tab; readonly filter: LineFilter }) {
  const choose = useUrlChoice(goldStorePaths.goldVaryRecords)
  const { first, isPending } = useEndlessList(listGoldRecords, filtered(filter))
  const show = (key: Tab) => choose(key === 'all' ? {} : { tab: key })
  // The tabs are below the balance: they come with it.
  if (isPending) return null
  return (
    <>
      {first === undefined ? null : <BalanceHead unit="COIN" {...first} />}
      <Segments label="金币记录" items={TABS} value={tab} onChange={show} />
    </>
  )
}

/** Returns what is done where there is nothing: coins are earned, or goods looked at. */
function useEmpty(tab: Tab) {
  const navigate = useNavigate()
  return tab === 'exchange' || tab === 'out'
    ? {
        title: tab === 'out' ? '还没有使用记录' : '还没有兑换记录',
        note: '金币可以兑换优惠券、权益与实物',
        actionText: '看看金币商城',
        onAction: () => void navigate(goldStorePaths.goldStoreHome.to()),
      }
    : {
        title: '还没有金币记录',
        note: '签到、学习和完成任务，可以获得金币',
        actionText: '去赚金币',
        onAction: () => void navigate(goldStorePaths.goldCoinTask.to()),
      }
}

function Lines({ filter }: { readonly filter: LineFilter }) {
  const list = useMonthList(useEndlessList(listGoldRecords, filtered(filter)))
  return (
    <ListTemplate
      label="金币明细"
      list={list}
      itemKey={({ row }) => row.recordId}
      head={<Head tab={filter} filter={filter} />}
      empty={useEmpty(filter)}
      footNote={COIN_NOTE}
    >
      {(it) => (
        <MonthRow of={it}>
          <LedgerLine
            unit="COIN"
            line={it.row}
            href={
              it.row.exchangeNo === null
                ? undefined
                : goldStorePaths.goldExchangeDetail.to({ exchangeNo: it.row.exchangeNo })
            }
          />
        </MonthRow>
      )}
    </ListTemplate>
  )
}

function Exchanges() {
  const list = useMonthList(useEndlessList(listGoldExchanges, {}))
  const head = useEndlessList(listGoldRecords, {})
  return (
    <ListTemplate
      label="兑换记录"
      list={afterOthers(list, [head])}
      itemKey={({ row }) => row.exchangeNo}
      head={<Head tab="exchange" filter="all" />}
      empty={useEmpty('exchange')}
      footNote={COIN_NOTE}
    >
      {(it) => (
        <MonthRow of={it}>
          <ExchangeRow exchange={it.row} />
        </MonthRow>
      )}
    </ListTemplate>
  )
}
