import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { CallRefused } from '#api/client.ts'
import { cmbQuerySignStatus } from '#api/calls/payment-bank.ts'
import { queryFor } from '#api/query.ts'
import { signingState } from '#domain/identity/payment-bank-return.ts'
import { cmbResultPaths } from '#paths/cmb-result.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'

interface Props {
  readonly signing: { readonly signNo: string; readonly bankName: string }
  /** Called when the signing has ended, successfully or not. */
  readonly onEnd: () => void
}

/**
 * Shown when the user returns from the bank's page other than by its redirect, for example by the
 * back key: the state of the signing, and how to continue.
 */
export function AddBankSigning({ signing: { signNo, bankName }, onEnd }: Props) {
  const navigate = useNavigate()
  const query = useQuery({ ...queryFor(cmbQuerySignStatus, { signNo }), staleTime: 0, gcTime: 0 })
  const state = query.data === undefined ? null : signingState(query.data)
  const ended = state === 'done' || state === 'failed' || query.error instanceof CallRefused
  useEffect(() => {
    if (ended) onEnd()
  }, [ended, onEnd])
  if (ended) return null
  return (
    <Loaded query={query} skeleton={<SkeletonScreen shape="steps" />}>
      {() =>
        state === 'confirm' ? (
          <EmptyState
            kind="empty"
            title={`${bankName}已完成签约`}
            note="还需核对卡号和短信验证码，才能添加这张卡"
            actionText="继续添加"
            onAction={() => void navigate(cmbResultPaths.cmbResult.to({ signNo }))}
            secondaryText="改用其他银行卡"
            onSecondary={onEnd}
          />
        ) : (
          <EmptyState
            kind="empty"
            title={`还没有收到${bankName}的签约结果`}
            note="如果您已在银行页面完成签约，请稍后重新查询"
            actionText="重新查询"
            onAction={async () => void (await query.refetch())}
            secondaryText="改用其他银行卡"
            onSecondary={onEnd}
          />
        )
      }
    </Loaded>
  )
}
