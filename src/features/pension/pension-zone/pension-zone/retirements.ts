import { pensionAge, type PensionGroup } from '#domain/pension/pension-age.ts'
import { nearestTargetYear } from '#domain/pension/target-year.ts'
import { PENSION_GROUP_WORDS } from '#shared/engines/pension/pension-groups.ts'

interface Retirement {
  readonly group: PensionGroup
  readonly year: number
  /** The target date of the listed funds that is nearest to it; null without such funds. */
  readonly nearest: number | null
}

/** The retirement of each group that the user may be of, born in a month, YYYYMM. */
export const retirements = (
  groups: readonly PensionGroup[],
  birthMonth: string,
  targetYears: readonly number[],
): readonly Retirement[] =>
  groups.map((group) => {
    const year = Number(pensionAge(group, birthMonth).reached.slice(0, 4))
    return { group, year, nearest: nearestTargetYear(year, targetYears) }
  })

/** The year, and the nearest target date; of several groups both of each. */
export function retirementWords(plans: readonly Retirement[]): string {
  const [only] = plans
  if (plans.length === 1 && only !== undefined) {
    return `按 ${only.year} 年退休估算，最接近的是 ${only.nearest ?? '--'} 年`
  }
  const each = plans.map(
    ({ group, year, nearest }) =>
      `${PENSION_GROUP_WORDS[group].label} ${year} 年退休，最接近 ${nearest ?? '--'} 年`,
  )
  return `${each.join('；')}。请选择性别与原退休年龄`
}
