import { useNavigate } from 'react-router-dom'
import type { monthlyReportPaths } from '#paths/monthly-report.ts'

type MonthPath = (typeof monthlyReportPaths)[keyof typeof monthlyReportPaths]

/** Shows another month in place of this one, so that back leaves the reports. */
export function useMonth(path: MonthPath): (month: string) => void {
  const navigate = useNavigate()
  return (month) => void navigate(path.to({ month }), { replace: true })
}
