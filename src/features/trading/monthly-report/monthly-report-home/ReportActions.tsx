import { monthName } from '#domain/report/months.ts'
import { monthlyReportPaths } from '#paths/monthly-report.ts'
import { sharePage } from '#shared/parts/sharing/share-page.ts'
import { Button } from '#ui/base/Button.tsx'

/** Shares that there is a report: never an amount, a rate or a fund of it. */
export function ReportActions({ month }: { readonly month: string }) {
  return (
    <Button
      kind="secondary"
      block
      onClick={() =>
        sharePage(
          `我的${monthName(month)}月报：收益 **** 元`,
          monthlyReportPaths.monthlyReportHome.to({ month }),
        )
      }
    >
      分享月报（金额已隐藏）
    </Button>
  )
}
