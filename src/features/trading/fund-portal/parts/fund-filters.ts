import * as v from 'valibot'
import { FUND_TYPE_CODES, FUND_TYPE_NAMES } from '#domain/fund/fund-types.ts'
import { PROMOTED_STAGES } from '#domain/fund/publicity.ts'
import { FUND_RISKS } from '#domain/identity/risk.ts'
import { STAGE_NAMES } from '#domain/fund/stage-names.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import type { PathInput } from '#paths/path.ts'
import type { Filter } from '#ui/fields/FilterBar.tsx'

const RISKS = [1, 2, 3, 4, 5] as const
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/** The filters in the URL of any list of this module. */
export type FundFilters = PathInput<typeof fundPortalPaths.performance>

/** Called with the filters after each change. */
export type OnFilter = (filters: FundFilters) => void

export const FIRST_STAGE = '1y'
export const STAGE_TABS = PROMOTED_STAGES.map((key) => ({ key, label: STAGE_NAMES[key] }))

const ALL = 'all'
const CHOICES = {
  type: {
    label: '基金类型',
    options: [
      { key: ALL, label: '全部类型' },
      ...FUND_TYPE_CODES.map((key) => ({ key, label: FUND_TYPE_NAMES[key] })),
    ],
  },
  risk: {
    label: '风险等级',
    options: [
      { key: ALL, label: '全部风险' },
      ...RISKS.map((level) => ({
        key: String(level),
        label: `${FUND_RISKS[level].name} ${FUND_RISKS[level].code}`,
      })),
    ],
  },
  letter: {
    label: '名称首字母',
    options: [{ key: ALL, label: '首字母' }, ...LETTERS.map((key) => ({ key, label: key }))],
  },
  order: {
    label: '排序',
    options: [
      { key: 'down', label: '降序' },
      { key: 'up', label: '升序' },
    ],
  },
} as const

type FilterKey = keyof typeof CHOICES

/** The filter bar above a list, with these filters. */
export const filterBar = (filters: FundFilters, keys: readonly FilterKey[]): readonly Filter[] =>
  keys.map((key) => ({
    key,
    label: CHOICES[key].label,
    value: filters[key] ?? CHOICES[key].options[0].key,
    options: CHOICES[key].options,
  }))

/**
 * The filters after one option is chosen. The first option removes the filter; an unknown option
 * changes nothing.
 */
export function withFilter(filters: FundFilters, key: string, value: string): FundFilters {
  const { [key]: _before, ...rest } = { ...filters } as Readonly<Record<string, string | undefined>>
  const changed = v.safeParse(
    fundPortalPaths.performance.fields,
    value === ALL || value === 'down' ? rest : { ...rest, [key]: value },
  )
  return changed.success ? changed.output : filters
}

/** Whether the filters leave funds out; order and stage only sort. */
export const isNarrowed = ({ type, risk, letter, words }: FundFilters): boolean =>
  [type, risk, letter, words].some((it) => it !== undefined)

/** Only the order and stage, so that all funds are shown. */
export const withoutNarrowing = ({ stage, order }: FundFilters): FundFilters => ({
  ...(stage === undefined ? {} : { stage }),
  ...(order === undefined ? {} : { order }),
})
