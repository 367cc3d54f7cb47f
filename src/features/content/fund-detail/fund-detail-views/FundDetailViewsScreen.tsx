import { useQuery } from '@tanstack/react-query'
import { queryFundReports } from '#api/calls/fund-people.ts'
import { listFundManagers } from '#api/calls/fund-archives.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { brand } from '#domain/brand.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { vpPaths } from '#paths/vp.ts'
import { OpinionLine } from '#shared/views/content/OpinionLine.tsx'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import { FundPage } from '#shared/parts/fund/FundPage.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { ManagersSay } from './ManagersSay.tsx'
import { ReportCard } from './ReportCard.tsx'

type Input = PathInput<typeof fundDetailPaths.fundDetailViews>

export const prefetch: Prefetch<Input> = (input) => [
  prefetchCall(queryFundOne, input),
  prefetchCall(queryFundReports, input),
  prefetchCall(listFundManagers, input),
]

/**
 * Shows what a fund's manager writes of it: the newest report, newest items, and what readers say.
 */
export default function FundDetailViewsScreen({ input }: { readonly input: Input }) {
  const { fundCode } = input
  // The part below the report is drawn once it is there, which would move it away from a finger.
  const reports = useQuery(queryFor(queryFundReports, input))
  return (
    <FundPage key={fundCode} {...input} skeleton="rules" footNote={<OpinionLine />}>
      {(fund) => (
        <>
          <FundLine fund={fund} />
          <ReportCard fundCode={fundCode} />
          {reports.isPending ? null : (
            <ManagersSay fundCode={fundCode}>
              <More fund={fund} input={input} />
            </ManagersSay>
          )}
        </>
      )}
    </FundPage>
  )
}

interface MoreProps {
  readonly fund: Fund
  readonly input: Input
}

/** Shows where to go on from the views. */
function More({ fund, input }: MoreProps) {
  const { fundCode } = input
  return (
    <RowCard label="更多">
      <Row
        title="就这只基金提问"
        note="公开回答，不针对个人的持仓和买卖"
        href={vpPaths.vpProblem.to({ write: '1', fundCode })}
      />
      <Row title="全部观点与报告" href={fundDetailPaths.fundViewPointList.to(input)} />
      {fund.companyName.startsWith(brand.company) ? (
        <Row
          title="基金经理"
          value={fund.managerName}
          href={fundDetailPaths.fundManagerArea.to(input)}
        />
      ) : null}
      <Row title="常见问题" href={fundDetailPaths.fundConsults.to(input)} />
    </RowCard>
  )
}
