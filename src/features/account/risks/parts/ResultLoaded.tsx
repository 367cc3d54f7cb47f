import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { queryFor } from '#api/query.ts'
import { queryRiskResult } from '#api/calls/risk.ts'
import { risksPaths } from '#paths/risks.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { useShell } from '#templates/shell-context.ts'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import type { Result } from './RiskResult.tsx'
import type { ReturnAddress } from './way-back.ts'

interface Props {
  /** The address to return to after an assessment. */
  readonly way: ReturnAddress
  readonly children: (result: Result) => ReactNode
}

/** Renders its children with the latest assessment; without one, a button that leads to it. */
export function ResultLoaded({ way, children }: Props) {
  const navigate = useNavigate()
  const shell = useShell()
  const latest = useQuery({ ...queryFor(queryRiskResult, {}), staleTime: 0 })
  return (
    <Loaded query={latest} skeleton={<Skeleton shape="detail" />}>
      {({ result }) =>
        result === null ? (
          <EmptyState
            kind="empty"
            title="您还没有做过风险测评"
            note="约需 3 分钟，完成后可以看到适合您的基金"
            actionText="去测评"
            onAction={() => void navigate(risksPaths.assessment.to(way), { replace: true })}
            secondaryText="返回上一页"
            onSecondary={shell.back}
          />
        ) : (
          children(result)
        )
      }
    </Loaded>
  )
}
