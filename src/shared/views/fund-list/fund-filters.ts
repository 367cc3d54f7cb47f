import { FUND_TYPE_CODES, FUND_TYPE_NAMES, type FundTypeCode } from '#domain/fund/fund-types.ts'
import { PROMOTED_STAGES } from '#domain/publicity/publicity.ts'
import type { Figure, Order, Span } from '#domain/fund/rule/figures.ts'
import type { FundRule } from '#domain/fund/rule/fund-rule.ts'
import { FUND_RISKS } from '#domain/identity/risk.ts'
import { STAGE_NAMES } from '#domain/fund/stage-names.ts'
import type { Filter } from '#ui/fields/FilterBar.tsx'
import { figureName } from './figure-words.ts'

const RISKS = [1, 2, 3, 4, 5] as const
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/** The filters in the URL of a list; a list ignores those that it does not offer. */
export interface ListFilters {
  readonly stage?: Span | undefined
  readonly type?: FundTypeCode | undefined
  readonly risk?: '1' | '2' | '3' | '4' | '5' | undefined
  readonly letter?: string | undefined
  readonly theme?: string | undefined
  readonly fmUid?: string | undefined
  readonly sort?: Figure | undefined
  readonly order?: Order | undefined
  readonly words?: string | undefined
}

export const STAGE_TABS = PROMOTED_STAGES.map((key) => ({ key, label: STAGE_NAMES[key] }))

const ALL = 'all'

/** The basis that the options of some filters depend on. */
export interface FilterBasis {
  /** Undefined until the list has come. */
  readonly rule?: FundRule | undefined
  readonly firstOrder?: Order
  readonly managerName?: string
  /** Returns how many funds an option leaves; undefined where it is not known. */
  readonly countOf?: (key: FilterKey, option: string) => number | undefined
}

interface Option {
  readonly key: string
  readonly label: string
}
const all = (label: string): Option => ({ key: ALL, label })

const CHOICES = {
  type: [
    '基金类型',
    ({ rule }) => {
      const types = rule?.scope.types ?? []
      const offered = FUND_TYPE_CODES.filter((it) => types.length === 0 || types.includes(it))
      return offered.length < 2
        ? []
        : [all('全部类型'), ...named(offered, (it) => FUND_TYPE_NAMES[it])]
    },
  ],
  risk: [
    '风险等级',
    () => [
      all('全部风险'),
      ...RISKS.map((level) => ({
        key: String(level),
        label: `${FUND_RISKS[level].name} ${FUND_RISKS[level].code}`,
      })),
    ],
  ],
  letter: ['名称首字母', () => [all('首字母'), ...named(LETTERS, (it) => it)]],
  theme: ['主题', ({ rule }) => [all('全部主题'), ...named(rule?.themes ?? [], (it) => it)]],
  fmUid: [
    '基金经理',
    ({ managerName = '' }) => [
      all('全部经理'),
      { key: '', label: managerName === '' ? '所选经理' : managerName },
    ],
  ],
  sort: [
    '排序指标',
    ({ rule }) =>
      rule === undefined
        ? []
        : named([rule.figure, ...rule.columns], (it) => figureName(it, rule.spans[0] ?? null)),
  ],
  order: [
    '排序',
    ({ firstOrder = 'down' }) => {
      const down = { key: 'down', label: '降序' }
      const up = { key: 'up', label: '升序' }
      return firstOrder === 'down' ? [down, up] : [up, down]
    },
  ],
} as const satisfies Readonly<
  Record<string, readonly [label: string, options: (basis: FilterBasis) => readonly Option[]]>
>

function named<Key extends string>(keys: readonly Key[], name: (key: Key) => string): Option[] {
  return keys.map((key) => ({ key, label: name(key) }))
}

export type FilterKey = keyof typeof CHOICES

/** The filter bar above a list, with these filters; one without a choice is left out. */
export const filterBar = (
  filters: ListFilters,
  keys: readonly FilterKey[],
  basis: FilterBasis = {},
): readonly Filter[] =>
  keys.flatMap((key) => {
    const [label, optionsOf] = CHOICES[key]
    const options: readonly Option[] = optionsOf(basis)
    if (options.length < 2) return []
    const counted = options.map((option) => {
      const count = basis.countOf?.(key, option.key)
      return count === undefined ? option : { ...option, count: `${count} 只` }
    })
    // Whoever manages is named by the answer, not by the address.
    const value = key === 'fmUid' ? '' : (filters[key] ?? options[0]?.key ?? ALL)
    return [{ key, label, value, options: counted }]
  })

/**
 * The filters after one option of the bar is chosen. The first option of a filter removes it; what
 * the bar does not offer changes nothing.
 */
export function withFilter<F extends ListFilters>(
  bar: readonly Filter[],
  filters: F,
  key: string,
  value: string,
): F {
  const options = bar.find((it) => it.key === key)?.options ?? []
  if (!options.some((option) => option.key === value)) return filters
  return Object.assign({}, filters, { [key]: value === options[0]?.key ? undefined : value })
}

/** Returns whether the filters leave funds out; order and stage only sort. */
export const isNarrowed = ({ type, risk, letter, theme, fmUid, words }: ListFilters): boolean =>
  [type, risk, letter, theme, fmUid, words].some((it) => it !== undefined)

/** The filters without what narrows, so that all funds are shown. */
export const withoutNarrowing = ({ stage, sort, order }: ListFilters): ListFilters => ({
  stage,
  sort,
  order,
})
