import { useQuery } from '@tanstack/react-query'
import { previewPlan } from '#api/calls/plan.ts'
import { queryFor } from '#api/query.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { Ladder } from '#shared/engines/plan/Ladder.tsx'
import { Measure } from '#shared/engines/plan/Measure.tsx'
import type { PlanIndex } from '#shared/engines/plan/use-plan-facts.ts'
import { EXAMPLE, smartOf } from './terms-shown.ts'

interface Props {
  readonly fundCode: string
  readonly index: PlanIndex
}

/** The share that a smart plan would debit by the newest close, and all shares there are. */
export function ShareCard({ fundCode, index }: Props) {
  const { cycle, cycleDay } = EXAMPLE
  const smart = smartOf(index)
  const preview = useQuery(queryFor(previewPlan, { fundCode, cycle, cycleDay, smart }))
  return (
    <>
      <Card title="当前扣款比例" extra={`${index.indexName} ${smart.averageDays} 日均线`}>
        <Loaded query={preview} skeleton={<SkeletonBlock />}>
          {({ smart: measure }) => <Measure measure={measure} base={null} />}
        </Loaded>
      </Card>
      <Card title="扣款档位">
        <Ladder measure={preview.data?.smart ?? null} base={null} />
      </Card>
    </>
  )
}
