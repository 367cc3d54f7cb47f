import { useState } from 'react'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { inOwnChannel } from '#platform/open-app.ts'
import { HandOverSheet } from '#shared/parts/outside/HandOverSheet.tsx'
import { ActBar, type BarAct } from '#templates/acts/ActBar.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { planStop } from '../parts/plan-stop.ts'
import type { PrivateProduct, PrivateState } from '../parts/private-steps.ts'

interface Props {
  readonly plan: PrivateProduct
  readonly state: PrivateState
}

/** One next step: the papers, or the contract. */
export function PlanActs({ plan, state }: Props) {
  const [handing, setHanding] = useState(false)
  const { fundCode } = plan
  const act = (): BarAct => {
    if (!inOwnChannel()) return { text: '去 App 办理', onClick: () => setHanding(true) }
    const stop = planStop(plan, state)
    if (stop !== null)
      return { text: '暂不能签约', missing: lacking(stop), sends: 'signPrivateContract' }
    if (state.missing.includes('qualify'))
      return {
        text: state.reviewing ? '材料审核中，查看进度' : '提交材料，认定资格',
        to: fundDetailPaths.advanceCertificateProblems.to(),
      }
    return {
      text: plan.holds ? '追加签约' : '去签约',
      to: fundDetailPaths.advanceContractList.to({ fundCode }),
      sends: 'signPrivateContract',
    }
  }
  return (
    <>
      <ActBar acts={[act()]} note={planStop(plan, state)} />
      <HandOverSheet
        open={handing}
        onClose={() => setHanding(false)}
        to={fundDetailPaths.fundDetailAdvance.to({ fundCode })}
        act="专户签约"
      />
    </>
  )
}
