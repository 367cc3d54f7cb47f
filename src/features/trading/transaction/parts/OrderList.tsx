import { useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import { queryTransactionList } from '#api/calls/transaction.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { now14 } from '#platform/clock.ts'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import { OrderRow } from '#shared/engines/order/record/OrderRow.tsx'
import { useEndlessList } from '#templates/use-endless-list.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { FilterBar } from '#ui/fields/FilterBar.tsx'
import { filterBar, withFilter, type OrderFilters } from './order-filters.ts'

interface Props {
  readonly filters: OrderFilters
  readonly fundCode?: v.InferInput<typeof queryTransactionList.request>['fundCode']
  /** The screen's address with other filters, which a return or reload keeps. */
  readonly addressOf: (filters: OrderFilters) => string
}

/** The user's orders, newest first, all of them or one fund's. */
export function OrderList({ filters, fundCode, addressOf }: Props) {
  const navigate = useNavigate()
  const replace = useReplace()
  const onFilter = (chosen: OrderFilters) => replace(addressOf(chosen))
  const list = useEndlessList(queryTransactionList, { ...filters, fundCode })
  const today = now14().slice(0, 8)
  const filtered = filters.kind !== undefined || filters.state !== undefined
  return (
    <ListTemplate
      label="交易记录"
      list={list}
      itemKey={({ applyNo }) => applyNo}
      head={
        <FilterBar
          label="筛选"
          filters={filterBar(filters)}
          onChange={(key, value) => onFilter(withFilter(filters, key, value))}
          note={list.data === undefined ? undefined : `共 ${list.total} 笔`}
        />
      }
      empty={
        filtered
          ? {
              title: '没有符合条件的交易',
              note: '换一个类型或状态看看',
              actionText: '查看全部',
              onAction: () => onFilter({ kind: undefined, state: undefined }),
            }
          : {
              title: '还没有交易记录',
              note: '买入后可以在这里查看每一笔的进度',
              actionText: '去看看基金',
              onAction: () => void navigate(fundPortalPaths.allFundList.to()),
            }
      }
    >
      {(record) => <OrderRow record={record} today={today} />}
    </ListTemplate>
  )
}
