import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryOpeningProgress } from '#api/calls/account-opening.ts'
import { queryFor } from '#api/query.ts'
import { authenticPaths } from '#paths/authentic.ts'
import { cardName } from '#shared/bank/card-name.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'

interface Props {
  readonly from: string | undefined
  readonly children: ReactNode
}

/** Renders its children for who is at the card of an opening; for others the way to their step. */
export function OpeningOnly({ from, children }: Props) {
  const replace = useReplace()
  const progress = useQuery({ ...queryFor(queryOpeningProgress, {}), staleTime: 0 })
  const goOn = () => replace(authenticPaths.authentic.to({ from }))
  return (
    <Loaded query={progress} skeleton={<SkeletonScreen shape="steps" />}>
      {({ step, card }) => {
        if (step === 'card') return children
        return card === null ? (
          <EmptyState
            kind="forbidden"
            title="签约前请先完成身份验证"
            note="上传身份证并填写个人信息后，即可签约银行卡"
            actionText="继续开户"
            onAction={goOn}
          />
        ) : (
          <EmptyState
            kind="empty"
            title="您已通过银行卡验证"
            note={`${cardName(card)}已绑定，无需再次签约`}
            actionText="继续"
            onAction={goOn}
          />
        )
      }}
    </Loaded>
  )
}
