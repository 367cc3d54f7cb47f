import { useCurrent } from '#api/use-current.ts'
import type { ReactNode } from 'react'
import { queryRiskResult } from '#api/calls/risk.ts'
import { risksPaths } from '#paths/risks.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { StateWithBack } from '#templates/ways/StateWithBack.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import type { Result } from './RiskResult.tsx'
import type { ReturnAddress } from '#paths/order-address.ts'

interface Props {
  /** The address to return to after an assessment. */
  readonly way: ReturnAddress
  readonly children: (result: Result) => ReactNode
}

/** Renders its children with the latest assessment; without one, a button that leads to it. */
export function ResultLoaded({ way, children }: Props) {
  const replace = useReplace()
  const latest = useCurrent(queryRiskResult, {})
  return (
    <Loaded query={latest} skeleton={<Skeleton shape="detail" />}>
      {({ result }) =>
        result === null ? (
          <StateWithBack
            kind="empty"
            title="您还没有做过风险测评"
            note="约需 3 分钟，完成后可以看到适合您的基金"
            actionText="去测评"
            onAction={() => replace(risksPaths.assessment.to(way))}
          />
        ) : (
          children(result)
        )
      }
    </Loaded>
  )
}
