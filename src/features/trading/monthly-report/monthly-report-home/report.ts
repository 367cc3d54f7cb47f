import type * as v from 'valibot'
import type { queryMonthlyReport } from '#api/calls/monthly-report.ts'

export type Report = v.InferOutput<typeof queryMonthlyReport.payload>
