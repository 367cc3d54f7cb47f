import { FUND_RISKS } from '#domain/identity/risk.ts'
import { PLAN_KIND_NAMES } from '#domain/private-plan/amounts.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Timeline } from '#ui/lists/Timeline.tsx'
import { privateSteps } from '../parts/PrivateGate.tsx'
import type { PrivateState } from '../parts/private-steps.ts'
import { tickedClauses } from './sign-draft.ts'

/** The plans that a confirmed user may look at, and how far the user is. */
export function ProductsCard({ state }: { readonly state: PrivateState }) {
  return (
    <>
      {state.step === 'ready' ? null : (
        <Card title="签约前的步骤">
          <Timeline steps={privateSteps(state)} />
        </Card>
      )}
      <Card flush title="可以查看的产品">
        <UnreadableNotice of={[state.products]} />
        <RowList label="可以查看的产品">
          {state.products.map(({ fundCode, fundName, kind, fundRiskLevel }) => {
            const ticked = tickedClauses(fundCode)
            const risk = FUND_RISKS[fundRiskLevel]
            return (
              <Row
                key={fundCode}
                title={fundName}
                whole
                note={
                  ticked === null
                    ? `${fundCode} · ${PLAN_KIND_NAMES[kind]} · ${risk.code} ${risk.name}`
                    : `待签署，已确认 ${ticked} 条风险揭示`
                }
                href={fundDetailPaths.fundDetailAdvance.to({ fundCode })}
              />
            )
          })}
          <Row
            title="材料与问题"
            note="合格投资者认定的条件、材料和进度"
            href={fundDetailPaths.advanceCertificateProblems.to()}
          />
        </RowList>
      </Card>
    </>
  )
}
