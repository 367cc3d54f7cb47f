import * as v from 'valibot'
import type { PathInput } from '#paths/path.ts'
import { transactionPaths } from '#paths/transaction.ts'
import type { Filter } from '#ui/fields/FilterBar.tsx'

/** The filters of a list of orders, from the URL; an absent field filters nothing. */
export type OrderFilters = PathInput<typeof transactionPaths.transactionMain>

const KIND_NAMES: Readonly<Record<NonNullable<OrderFilters['kind']>, string>> = {
  purchase: '买入',
  redeem: '卖出',
  convert: '转换',
  plan: '定投',
  dividend: '分红',
  other: '其他',
}
const STATE_NAMES: Readonly<Record<NonNullable<OrderFilters['state']>, string>> = {
  underWay: '进行中',
  done: '已完成',
  failed: '失败',
  cancelled: '已撤单',
}

const ALL = 'all'

const filter = (
  key: keyof OrderFilters,
  thing: string,
  value: string | undefined,
  names: Readonly<Record<string, string>>,
): Filter => ({
  key,
  label: `交易${thing}`,
  value: value ?? ALL,
  options: [
    { key: ALL, label: `全部${thing}` },
    ...Object.entries(names).map(([option, label]) => ({ key: option, label })),
  ],
})

/** The filter bar above the list, with the current choices. */
export const filterBar = ({ kind, state }: OrderFilters): readonly Filter[] => [
  filter('kind', '类型', kind, KIND_NAMES),
  filter('state', '状态', state, STATE_NAMES),
]

/**
 * The filters after one option is chosen; `all` removes a filter, an unknown option changes
 * nothing.
 */
export function withFilter(filters: OrderFilters, key: string, value: string): OrderFilters {
  const checked = v.safeParse(transactionPaths.transactionMain.fields, {
    ...filters,
    [key]: value === ALL ? undefined : value,
  })
  return checked.success ? checked.output : filters
}
