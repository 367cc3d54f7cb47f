import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { listBills } from '#api/calls/activities/annual-bill.ts'
import { CallRefused } from '#api/client.ts'
import { queryFor } from '#api/query.ts'
import { billYears } from '#domain/bill/bill-editions.ts'
import { BILL_HOMES } from '#paths/activities/bill-homes.ts'
import { monthlyReportPaths } from '#paths/monthly-report.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'

interface Props {
  /** In its place where the provider cannot be asked: a bill may be kept on the device. */
  readonly unasked: ReactNode
}

/** Leads on to the newest bill of the user, or says that there is none. */
export function NewestBill({ unasked }: Props) {
  const navigate = useNavigate()
  const query = useQuery(queryFor(listBills, {}))
  if (query.data === undefined && query.error && !(query.error instanceof CallRefused)) {
    return unasked
  }
  return (
    <Loaded query={query} skeleton={<SkeletonScreen shape="figures" />}>
      {({ years }) => {
        const [newest] = billYears(years)
        return newest === undefined ? (
          <Page>
            <EmptyState
              kind="empty"
              title="暂无年度账单"
              note="有持有的年份，次年 1 月 15 日起可以查看"
              actionText="看看月报"
              onAction={() => void navigate(monthlyReportPaths.monthlyReportHome.to())}
            />
          </Page>
        ) : (
          <Navigate replace to={BILL_HOMES[newest]} />
        )
      }}
    </Loaded>
  )
}
