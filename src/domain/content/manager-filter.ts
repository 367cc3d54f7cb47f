/** Narrows a list of fund managers by what they say of themselves. */

export interface FilteredManager {
  readonly style: string
  readonly fundTypes: readonly string[]
  /** In the trade. */
  readonly years: number
}

export const YEAR_RANGES = ['all', 'under10', 'over10'] as const

export interface ManagerFilter {
  /** `all`, or one of the styles. */
  readonly style: string
  readonly years: (typeof YEAR_RANGES)[number]
  /** `all`, or one of the kinds of fund. */
  readonly type: string
}

export const NO_FILTER: ManagerFilter = { style: 'all', years: 'all', type: 'all' }

const TEN = 10

export const fitsFilter = (
  { style, fundTypes, years }: FilteredManager,
  filter: ManagerFilter,
): boolean =>
  (filter.style === 'all' || filter.style === style) &&
  (filter.type === 'all' || fundTypes.includes(filter.type)) &&
  (filter.years === 'all' || (filter.years === 'over10' ? years >= TEN : years < TEN))

const distinct = (values: readonly string[]): readonly string[] =>
  [...new Set(values)].filter((it) => it !== '')

/** Returns what can be chosen from, in the order of the list. */
export const filterChoices = (managers: readonly FilteredManager[]) => ({
  styles: distinct(managers.map((it) => it.style)),
  types: distinct(managers.flatMap((it) => it.fundTypes)),
})
