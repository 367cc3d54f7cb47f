import { useEffect, type ReactNode } from 'react'
import { listFundManagers } from '#api/calls/fund-archives.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { prefetchCall } from '#api/query.ts'
import { isMoneyMarket } from '#domain/business-codes.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { FundPage } from '#shared/parts/fund/FundPage.tsx'
import { ComposedPart } from '#shared/pages/page-blocks/ComposedPart.tsx'
import { usePageAnswer } from '#shared/pages/page-blocks/use-page.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { SeenTask } from '#shared/engines/reward/SeenTask.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { FeeCard } from '#shared/parts/fund/FeeCard.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { FundActions } from '../parts/FundActions.tsx'
import { ManagersCard } from './ManagersCard.tsx'
import { YearsCard } from '../parts/YearsCard.tsx'

type Input = PathInput<typeof fundDetailPaths.fundDetailBoutique>

export const prefetch: Prefetch<Input> = (input) => [
  prefetchCall(queryFundOne, input),
  prefetchCall(listFundManagers, input),
]

const actions = (fund: Fund) => <FundActions fund={fund} />

/** A chosen fund: what operators say of it between fixed head and record. */
export default function FundDetailBoutiqueScreen({ input }: { readonly input: Input }) {
  const { fundCode } = input
  return (
    // An unknown fund, or a private one, is refused by the fund's own call before any page.
    <FundPage key={fundCode} {...input} titled actions={actions}>
      {(fund) => (
        <OfPage fundCode={fundCode}>
          <FundLine fund={fund} />
          <PagePart fundCode={fundCode} />
          {isMoneyMarket(fund) ? null : <YearsCard fund={fund} />}
          <FeeCard fund={fund} />
          <ManagersCard fund={fund} />
          <Card flush>
            <Row
              title="完整的基金详情"
              note="持仓、风险指标、公告与全部历史净值"
              href={fundDetailPaths.fundDetailSingle.to({ fundCode })}
            />
          </Card>
          <SeenTask task="view_fund" />
        </OfPage>
      )}
    </FundPage>
  )
}

const slotOf = (fundCode: string) => ({ slot: `boutique:${fundCode}` })

/** Leads to the fund's ordinary page where operators have made none of this kind. */
function OfPage({
  fundCode,
  children,
}: {
  readonly fundCode: string
  readonly children: ReactNode
}) {
  const replace = useReplace()
  const { data, isPending } = usePageAnswer(slotOf(fundCode))
  const none = data !== undefined && data.kind !== 'page'
  useEffect(() => {
    if (none) replace(fundDetailPaths.fundDetailSingle.to({ fundCode }))
  }, [none, replace, fundCode])
  // Nothing of this page shows before it is known to be one.
  return none || isPending ? <Skeleton lines={8} /> : children
}

function PagePart({ fundCode }: { readonly fundCode: string }) {
  const query = usePageAnswer(slotOf(fundCode))
  return (
    <Loaded query={query} skeleton={<Skeleton lines={6} />}>
      {(answer) =>
        answer.kind === 'page' ? (
          <ComposedPart
            answer={answer}
            path={fundDetailPaths.fundDetailBoutique.to({ fundCode })}
          />
        ) : null
      }
    </Loaded>
  )
}
