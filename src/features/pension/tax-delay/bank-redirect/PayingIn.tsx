import { useState } from 'react'
import { queryPensionSummary } from '#api/calls/pension/pension-account.ts'
import type { CallRefused } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { useCurrent } from '#api/use-current.ts'
import { pensionAccountPaths } from '#paths/pension/pension-account.ts'
import { taxDelayPaths } from '#paths/pension/tax-delay.ts'
import { dropTrip, readTrip } from '#session/trip.ts'
import { PensionTrip } from '#shared/engines/pension/PensionTrip.tsx'
import type { PensionSummary } from '#shared/engines/pension/pension-summary.ts'
import { useBankVisit } from '#shared/engines/pension/use-bank-visit.ts'
import {
  usePensionAccount,
  type PensionAccount,
} from '#shared/engines/pension/use-pension-account.ts'
import { combineQueries } from '#templates/combine-queries.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { PaidIn } from './PaidIn.tsx'
import { PayInForm } from './PayInForm.tsx'

interface Props {
  readonly signNo: string | undefined
  readonly from: string | undefined
}

/** Paying in at the pension bank: before the visit, during it, and what has come of it. */
export function PayingIn({ signNo, from }: Props) {
  const replace = useReplace()
  const account = usePensionAccount()
  const back = from ?? pensionAccountPaths.home.to()
  const visit = useBankVisit(taxDelayPaths.bankRedirect.pattern, 'contribute', back)
  const [own] = useState(() => {
    const trip = readTrip()
    return trip !== null && trip.signNo === signNo ? trip : null
  })
  const name = account.data?.bankName || '银行'
  const again = async () => {
    const { bankId = '', bankName = '' } = account.data ?? {}
    if (bankId !== '') await visit.leaveFor({ bankId, bankName })
  }
  const toStart = () => {
    dropTrip()
    const start = taxDelayPaths.bankRedirect.to({ purpose: 'contribute', from })
    replace(start)
  }
  const trip = visit.trip?.is ?? own
  const of = visit.trip?.is.signNo ?? signNo
  if (of === undefined) return <Before from={from} onLeave={again} />
  return (
    <PensionTrip
      key={of}
      signNo={of}
      own={trip}
      begins={visit.trip?.begins ?? 'back'}
      name={trip?.name ?? name}
      from={back}
      onAgain={again}
      onEnd={visit.trip === null || signNo !== undefined ? toStart : visit.end}
    >
      <PaidIn />
    </PensionTrip>
  )
}

interface BeforeProps {
  readonly from: string | undefined
  readonly onLeave: () => Promise<void>
}

function useBefore() {
  const summary = useCurrent(queryPensionSummary, {})
  const account = usePensionAccount()
  const data =
    summary.data === undefined || account.data === undefined
      ? undefined
      : { summary: summary.data, account: account.data }
  return combineQueries<{ summary: PensionSummary; account: PensionAccount }>(
    [summary, account],
    data,
  )
}

function Before({ from, onLeave }: BeforeProps) {
  const replace = useReplace()
  const notBound = (refusal: CallRefused) =>
    refusal.retCode === RET.notBound ? (
      <EmptyState
        kind="empty"
        title="还没有绑定资金账户"
        note="绑定后才能从这里去银行缴存"
        actionText="查看办理进度"
        onAction={() => replace(taxDelayPaths.taxDelayHome.to({ from }))}
      />
    ) : undefined
  return (
    <Loaded query={useBefore()} skeleton={<SkeletonScreen shape="steps" />} refused={notBound}>
      {({ summary, account }) => (
        <PayInForm summary={summary} bankName={account.bankName} onLeave={onLeave} />
      )}
    </Loaded>
  )
}
