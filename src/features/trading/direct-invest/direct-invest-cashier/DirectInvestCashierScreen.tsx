import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryFundOne } from '#api/calls/fund.ts'
import { queryPlan } from '#api/calls/plan.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import type { PathInput } from '#paths/path.ts'
import { Loaded } from '#templates/Loaded.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { useFilledDraft } from '#shared/engines/order/form/use-filled-draft.ts'
import {
  draftOf,
  EMPTY_PLAN,
  filledIn,
  fillsIn,
  planDraft,
  planDraftKey,
} from '#shared/engines/plan/plan-draft.ts'
import { PlanForm } from '#shared/engines/plan/PlanForm.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { PlanFunds } from './PlanFunds.tsx'
import { PlanUnchangeable } from './PlanUnchangeable.tsx'

type Input = PathInput<typeof directInvestPaths.directInvestCashier>
type ForPlan = Input & { readonly planNo: string }
type ForFund = Input & { readonly fundCode: string }

export const prefetch: Prefetch<Input> = ({ fundCode, planNo }) => [
  ...(fundCode === undefined ? [] : [prefetchCall(queryFundOne, { fundCode })]),
  ...(planNo === undefined ? [] : [prefetchCall(queryPlan, { planNo })]),
]

/** Makes a plan of a fund, changes one, or makes another like one. */
export default function DirectInvestCashierScreen({ input }: { readonly input: Input }) {
  const { fundCode, planNo } = input
  if (planNo !== undefined) return <OfPlan input={{ ...input, planNo }} />
  if (fundCode !== undefined) return <OfFund input={{ ...input, fundCode }} />
  return <PlanFunds input={input} />
}

function OfFund({ input }: { readonly input: ForFund }) {
  const { fundCode, isCheckedPre, cfmTime } = input
  const draftKey = planDraftKey.make(fundCode)
  useFilledDraft({
    key: draftKey,
    schema: planDraft,
    initial: EMPTY_PLAN,
    fill: fillsIn(input) ? (kept) => filledIn(kept, input) : null,
    rest: directInvestPaths.directInvestCashier.to({ fundCode, isCheckedPre, cfmTime }),
  })
  return (
    <PlanForm
      key={draftKey}
      purpose={{ kind: 'make' }}
      fundCode={fundCode}
      draftKey={draftKey}
      initial={EMPTY_PLAN}
      again={{ fundCode }}
      cfmTime={cfmTime ?? null}
    />
  )
}

function OfPlan({ input }: { readonly input: ForPlan }) {
  const { planNo, clone, fundCode, cfmTime } = input
  const replace = useReplace()
  const query = useQuery(queryFor(queryPlan, { planNo }))
  const fundOfPlan = query.data?.plan.fundCode
  // A clone is a new plan: its fund belongs in the address, where the pre-trade gate judges it.
  const lacksFund = clone === '1' && fundOfPlan !== undefined && fundCode !== fundOfPlan
  useEffect(() => {
    if (!lacksFund) return
    const to = directInvestPaths.directInvestCashier.to({
      planNo,
      clone: '1',
      fundCode: fundOfPlan,
    })
    replace(to)
  }, [lacksFund, planNo, fundOfPlan, replace])
  return (
    <Loaded query={query} skeleton={<SkeletonScreen shape="form" />}>
      {({ plan, debitDayLock, serverTime }) => {
        if (clone === '1') {
          if (lacksFund) return <SkeletonScreen shape="form" />
          return (
            <PlanForm
              purpose={{ kind: 'make' }}
              fundCode={plan.fundCode}
              draftKey={planDraftKey.clone(planNo)}
              initial={draftOf(plan)}
              again={{ fundCode: plan.fundCode, planNo, clone: '1' }}
              cfmTime={cfmTime ?? null}
            />
          )
        }
        if (debitDayLock || plan.status === 'terminated')
          return (
            <PlanUnchangeable
              plan={plan}
              today={serverTime.slice(0, 8)}
              onOver={() => void query.refetch()}
            />
          )
        return (
          <PlanForm
            purpose={{ kind: 'edit', plan }}
            fundCode={plan.fundCode}
            draftKey={planDraftKey.edit(planNo)}
            initial={draftOf(plan)}
            again={{ planNo }}
            cfmTime={null}
            intro={
              plan.status === 'abnormal' ? (
                <Banner tone="warning">原扣款卡已解绑，请选择新的扣款卡，修改后恢复扣款</Banner>
              ) : null
            }
          />
        )
      }}
    </Loaded>
  )
}
