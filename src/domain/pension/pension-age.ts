/** The age from which a pension is drawn, which rises from 2025 on: rules.md#pension-age. */

/** The groups whose age rises: men, women whose age was 55, women whose age was 50. */
export const PENSION_GROUPS = ['man', 'woman55', 'woman50'] as const
export type PensionGroup = (typeof PENSION_GROUPS)[number]

/**
 * The age before, who is the first to wait longer, of how many months of birth one month more comes,
 * and how many months more at most. Source: the decision of the National People's Congress of
 * 2024-09-13, in force from 2025-01-01.
 */
const RULES: Readonly<
  Record<
    PensionGroup,
    { readonly years: number; readonly from: string; readonly step: number; readonly most: number }
  >
> = {
  man: { years: 60, from: '196501', step: 4, most: 36 },
  woman55: { years: 55, from: '197001', step: 4, most: 36 },
  woman50: { years: 50, from: '197501', step: 2, most: 60 },
}

/** The groups that somebody of a gender (1 male, 2 female, empty: not known) may be of. */
export function groupsByGender(gender: string): readonly PensionGroup[] {
  if (gender === '1') return ['man']
  return gender === '2' ? ['woman55', 'woman50'] : PENSION_GROUPS
}

/** Months since year 0. */
const monthNumber = (month: string): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(4, 6)) - 1

export interface PensionAge {
  readonly years: number
  readonly months: number
  /** The month in which it is reached, YYYYMM. */
  readonly reached: string
}

/** The pension age of who was born in a month, YYYYMM. */
export function pensionAge(group: PensionGroup, birthMonth: string): PensionAge {
  const { years, from, step, most } = RULES[group]
  const born = monthNumber(birthMonth)
  const late = born - monthNumber(from)
  const more = late < 0 ? 0 : Math.min(most, Math.floor(late / step) + 1)
  const age = years * 12 + more
  const reached = born + age
  const year = String(Math.floor(reached / 12)).padStart(4, '0')
  return {
    years: Math.floor(age / 12),
    months: age % 12,
    reached: `${year}${String((reached % 12) + 1).padStart(2, '0')}`,
  }
}
