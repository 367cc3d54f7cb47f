import * as v from 'valibot'
import { text } from '#api/fields.ts'
import { FUND_TYPE_CODES, FUND_TYPE_NAMES } from '#domain/fund/fund-types.ts'
import { PROMOTED_STAGES } from '#domain/fund/publicity.ts'
import { FUND_RISKS } from '#domain/identity/risk.ts'
import { STAGE_NAMES } from '#domain/fund/stage-names.ts'
import type { Filter } from '#ui/fields/FilterBar.tsx'

const RISKS = [1, 2, 3, 4, 5] as const
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/** The filters as the URL carries them; what is not there is not filtered by. A list takes no notice of what it does not offer. */
export const fundFilters = v.object({
  /** Whose return sorts. */
  stage: v.optional(v.picklist(PROMOTED_STAGES)),
  type: v.optional(v.picklist(FUND_TYPE_CODES)),
  risk: v.optional(v.picklist(['1', '2', '3', '4', '5'])),
  /** First of the name's pinyin initials. */
  letter: v.optional(v.picklist(LETTERS)),
  order: v.optional(v.picklist(['up', 'down'])),
  words: v.optional(text(40)),
  /** Which half of the values' screen: funds where it is not there. */
  view: v.optional(v.literal('index')),
})
export type FundFilters = v.InferOutput<typeof fundFilters>

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

/** The filters after one choice; the first option takes a filter away, and so does what no list offers. */
export function withFilter(filters: FundFilters, key: string, value: string): FundFilters {
  const { [key]: _before, ...rest } = { ...filters } as Readonly<Record<string, string | undefined>>
  const changed = v.safeParse(
    fundFilters,
    value === ALL || value === 'down' ? rest : { ...rest, [key]: value },
  )
  return changed.success ? changed.output : filters
}

/** Whether fewer funds are shown than there are: order and stage only sort. */
export const narrows = ({ type, risk, letter, words }: FundFilters): boolean =>
  [type, risk, letter, words].some((it) => it !== undefined)

/** The same order and stage, and every fund. */
export const widened = ({ stage, order }: FundFilters): FundFilters => ({
  ...(stage === undefined ? {} : { stage }),
  ...(order === undefined ? {} : { order }),
})
