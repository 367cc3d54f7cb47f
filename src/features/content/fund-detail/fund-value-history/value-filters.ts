import * as v from 'valibot'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import type { Filter } from '#ui/fields/FilterBar.tsx'
import { RANGES } from '#shared/parts/fund-chart/chart-data.ts'

export type ValueFilters = Omit<PathInput<typeof fundDetailPaths.fundValueHistory>, 'fundCode'>

const { entries } = fundDetailPaths.fundValueHistory.fields
const fields = v.object({ range: entries.range, only: entries.only })

const ALL = 'all'

/** The filter bar above the net values, with the chosen options. */
export function valueFilterBar({ range, only }: ValueFilters): readonly Filter[] {
  return [
    {
      key: 'range',
      label: '时间',
      value: range ?? ALL,
      options: [{ key: ALL, label: '全部时间' }, ...RANGES.filter(({ key }) => key !== ALL)],
    },
    {
      key: 'only',
      label: '显示',
      value: only ?? ALL,
      options: [
        { key: ALL, label: '每个交易日' },
        { key: 'dividend', label: '仅分红日' },
      ],
    },
  ]
}

/**
 * The filters after one option is chosen; `all` removes the filter, an unknown option changes
 * nothing.
 */
export function withValueFilter(filters: ValueFilters, key: string, value: string): ValueFilters {
  const checked = v.safeParse(fields, {
    ...filters,
    [key]: value === ALL ? undefined : value,
  })
  return checked.success ? checked.output : filters
}
