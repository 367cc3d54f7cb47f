import type { monthlyReportPaths } from '#paths/monthly-report.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'

type MonthPath = (typeof monthlyReportPaths)[keyof typeof monthlyReportPaths]

/** Shows another month in place of this one, so that back leaves the reports. */
export function useMonth(path: MonthPath): (month: string) => void {
  const choose = useUrlChoice(path)
  return (month) => choose({ month })
}
