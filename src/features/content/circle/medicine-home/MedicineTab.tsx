import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { listCircleStocks, listItems, listMilestones } from '#api/calls/content.ts'
import { queryFor } from '#api/query.ts'
import { unreadable } from '#api/rows.ts'
import { circlePaths } from '#paths/circle.ts'
import { Loaded, type ScreenData } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { MEDICINE } from '../parts/circle.ts'
import { CircleItemCard } from '../parts/CircleItemCard.tsx'
import { LongReadRow } from '../parts/LongReadRow.tsx'
import { MilestoneRow } from '../parts/MilestoneRow.tsx'
import { StockRow } from '../parts/StockRow.tsx'

export const TABS = [
  { key: 'consult', label: '资讯' },
  { key: 'dryCargo', label: '干货' },
  { key: 'tool', label: '大事记' },
  { key: 'stocks', label: '个股' },
] as const
export type Tab = (typeof TABS)[number]['key']

/** The number of rows that a tab has before its own screen. */
const FIRST = 5
const SPACE = `circle:${MEDICINE}`

/** The first rows of a tab, and the way to all of them. */
export function MedicineTab({ tab }: { readonly tab: Tab }) {
  switch (tab) {
    case 'consult':
      return <News />
    case 'dryCargo':
      return <LongReads />
    case 'tool':
      return <Milestones />
    case 'stocks':
      return <Stocks />
  }
}

interface RowsProps<Item> {
  readonly title: string
  readonly query: ScreenData<{ readonly items: readonly Item[]; readonly lost: number }>
  readonly empty: string
  readonly all: { readonly text: string; readonly to: string }
  readonly children: (item: Item, index: number) => ReactElement
}

function Rows<Item>({ title, query, empty, all, children }: RowsProps<Item>) {
  const whole = <Row title={all.text} href={all.to} />
  return (
    <Card title={title} flush>
      <Loaded
        query={query}
        skeleton={<Skeleton shape="rows" lines={FIRST} />}
        isEmpty={({ items, lost }) => items.length + lost === 0}
        empty={
          <>
            <EmptyState kind="empty" title={empty} />
            {whole}
          </>
        }
      >
        {({ items, lost }) => (
          <>
            <UnreadableNotice of={lost} />
            <RowList label={title}>{items.map(children)}</RowList>
            {whole}
          </>
        )}
      </Loaded>
      {query.data === undefined && query.error !== null ? whole : null}
    </Card>
  )
}

function News() {
  const request = { space: SPACE, kind: 'article', level: 'none', size: FIRST } as const
  const query = useQuery({
    ...queryFor(listItems, request),
    select: ({ records, asOf }) => ({
      items: records.map((item) => ({ item, asOf })),
      lost: unreadable(records),
    }),
  })
  return (
    <Rows
      title="最新资讯"
      query={query}
      empty="还没有资讯"
      all={{ text: '查看全部资讯', to: circlePaths.consult.to() }}
    >
      {({ item, asOf }) => <CircleItemCard key={item.itemId} item={item} asOf={asOf} />}
    </Rows>
  )
}

function LongReads() {
  const query = useQuery({
    ...queryFor(listItems, { space: SPACE, level: 'all', size: FIRST }),
    select: ({ records }) => ({ items: records, lost: unreadable(records) }),
  })
  return (
    <Rows
      title="干货"
      query={query}
      empty="还没有干货"
      all={{ text: '查看全部干货', to: circlePaths.dryCargo.to() }}
    >
      {(item) => <LongReadRow key={item.itemId} item={item} />}
    </Rows>
  )
}

function Milestones() {
  const query = useQuery({
    ...queryFor(listMilestones, { size: FIRST }),
    select: ({ records }) => ({ items: records, lost: unreadable(records) }),
  })
  return (
    <Rows
      title="接下来的大事"
      query={query}
      empty="接下来没有记录的大事"
      all={{ text: '查看医药大事记', to: circlePaths.tool.to() }}
    >
      {(item, index) => (
        <MilestoneRow key={item.milestoneId} milestone={item} first={index === 0} />
      )}
    </Rows>
  )
}

function Stocks() {
  const query = useQuery({
    ...queryFor(listCircleStocks, { circleId: MEDICINE, sort: 'weight' }),
    select: ({ stocks }) => ({ items: stocks.slice(0, FIRST), lost: unreadable(stocks) }),
  })
  return (
    <Rows
      title="指数成分"
      query={query}
      empty="暂时没有指数成分"
      all={{ text: '查看全部个股', to: circlePaths.stocks.to() }}
    >
      {(stock) => <StockRow key={stock.code} stock={stock} />}
    </Rows>
  )
}
