import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { queryPensionSummary } from '#api/calls/pension/pension-account.ts'
import { CallRefused } from '#api/client.ts'
import { queryFor } from '#api/query.ts'
import { daysBetween } from '#domain/calendar/calendar-date.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { pensionAccountPaths } from '#paths/pension/pension-account.ts'
import { taxDelayPaths } from '#paths/pension/tax-delay.ts'
import { now14 } from '#platform/clock.ts'
import { session } from '#session/session.ts'
import { usePensionAccount } from '#shared/engines/pension/use-pension-account.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { Banner } from '#ui/text/Banner.tsx'

/** The first day on which the end of the year is counted down to. */
const COUNTS_FROM = '1201'

/** Shows how far the user's own account is, and from December on how long the year still lasts. */
export function OwnState() {
  const { openId } = useSnapshot(session)
  return (
    <>
      <YearEnd />
      <RowCard title="我的个人养老金">
        {openId === '' ? (
          <Row
            title="了解和办理"
            note="开立、绑定后才能买 Y 类份额"
            href={taxDelayPaths.taxDelayHome.to()}
          />
        ) : (
          <State />
        )}
      </RowCard>
    </>
  )
}

function YearEnd() {
  const today = now14().slice(0, 8)
  const year = today.slice(0, 4)
  if (today.slice(4) < COUNTS_FROM) return null
  const left = daysBetween(today, `${year}1231`)
  return (
    <Banner tone="info">
      {`${year} 年的缴存额度还可以用 ${left + 1} 天，以开户银行到账为准，当年未用的不结转`}
    </Banner>
  )
}

function State() {
  const { veil } = useHiddenAmounts()
  const account = usePensionAccount()
  const isBound = account.data?.status === 'bound'
  const summary = useQuery({ ...queryFor(queryPensionSummary, {}), enabled: isBound })
  const failed = account.error ?? (summary.error instanceof CallRefused ? null : summary.error)
  if (failed !== null && account.data === undefined) {
    return <FailedLine what="办理进度" onRetry={account.refetch} />
  }
  if (account.data === undefined) return <Skeleton lines={1} />
  if (!isBound || account.data.fundAccountFlag !== '1') {
    return (
      <Row
        title={isBound ? '还差一步：开通养老金基金账户' : '还没有可用的资金账户'}
        note="查看办理进度"
        href={taxDelayPaths.taxDelayHome.to()}
      />
    )
  }
  const left = summary.data?.left ?? null
  return (
    <Row
      title={`${account.data.bankName}资金账户`}
      note={left === null ? '查看账户和持有的基金' : `今年还可缴存 ${veil(formatAmount(left))} 元`}
      href={pensionAccountPaths.home.to()}
    />
  )
}
