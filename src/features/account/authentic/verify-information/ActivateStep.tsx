import { useQuery } from '@tanstack/react-query'
import { listBankCards } from '#api/calls/bank.ts'
import { queryFor } from '#api/query.ts'
import { useLeaveFor, useWayBack } from '#shared/person/use-way-back.ts'
import { VerifiedOnly } from '#shared/person/VerifiedOnly.tsx'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { Activation } from './Activation.tsx'

interface Props {
  readonly from: string | undefined
}

/** The activation of an account that was opened before and has slept. */
export function ActivateStep({ from }: Props) {
  const leaveFor = useLeaveFor()
  return (
    <VerifiedOnly purpose="激活账户">
      {({ activeFlag, tpwdFlag }) => {
        if (activeFlag === '1') return <AlreadyActive from={from} />
        if (tpwdFlag === '1') return <WithCards from={from} />
        return (
          <EmptyState
            kind="forbidden"
            title="激活前请先设置交易密码"
            note="激活账户需要验证交易密码"
            actionText="去设置"
            onAction={() => leaveFor('tradingPassword')}
          />
        )
      }}
    </VerifiedOnly>
  )
}

function WithCards({ from }: Props) {
  const cards = useQuery({ ...queryFor(listBankCards, {}), staleTime: 0 })
  const leaveFor = useLeaveFor()
  return (
    <DataTemplate
      query={cards}
      skeleton={<SkeletonScreen shape="steps" />}
      isEmpty={(data) => data.cards.length === 0}
      empty={
        <EmptyState
          kind="empty"
          title="请先添加一张银行卡"
          note="激活账户需要核对一张本人的银行卡"
          actionText="添加银行卡"
          onAction={() => leaveFor('card')}
        />
      }
    >
      {(data) => <Activation from={from} cards={data.cards} />}
    </DataTemplate>
  )
}

function AlreadyActive({ from }: Props) {
  const { done } = useWayBack(from)
  return (
    <ResultTemplate
      tone="done"
      title="账户已激活"
      note="可以正常交易"
      primary={{ text: from === undefined ? '返回' : '继续', onClick: done }}
    />
  )
}
