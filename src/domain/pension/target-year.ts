/**
 * The year among those of the funds that is nearest to a year of retirement; of two as near the
 * later one, which keeps more in bonds at that age. Null without years.
 */
export function nearestTargetYear(retirement: number, years: readonly number[]): number | null {
  let nearest: number | null = null
  for (const year of years) {
    const away = Math.abs(year - retirement)
    const before = nearest === null ? Infinity : Math.abs(nearest - retirement)
    if (away < before || (away === before && nearest !== null && year > nearest)) nearest = year
  }
  return nearest
}
