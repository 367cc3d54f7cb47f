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

/** The filters as the URL of any list of the module carries them. */
export type FundFilters = PathInput<typeof fundPortalPaths.performance>

/** What an input is told of each change. */
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

/** What the bar above a list offers. */
export const filterBar = (filters: FundFilters, keys: readonly FilterKey[]): readonly Filter[] =>
  keys.map((key) => ({
    key,
    label: CHOICES[key].label,
    value: filters[key] ?? CHOICES[key].options[0].key,
    options: CHOICES[key].options,
  }))

/**
 * The filters after one choice; the first option takes a filter away, and so does what no list
 * offers.
 */
export function withFilter(filters: FundFilters, key: string, value: string): FundFilters {
  const { [key]: _before, ...rest } = { ...filters } as Readonly<Record<string, string | undefined>>
  const changed = v.safeParse(
    fundPortalPaths.performance.fields,
    value === ALL || value === 'down' ? rest : { ...rest, [key]: value },
  )
  return changed.success ? changed.output : filters
}

/** Whether fewer funds are shown than there are: order and stage only sort. */
export const isNarrowed = ({ type, risk, letter, words }: FundFilters): boolean =>
  [type, risk, letter, words].some((it) => it !== undefined)

/** The same order and stage, and every fund. */
export const withoutNarrowing = ({ stage, order }: FundFilters): FundFilters => ({
  ...(stage === undefined ? {} : { stage }),
  ...(order === undefined ? {} : { order }),
})
