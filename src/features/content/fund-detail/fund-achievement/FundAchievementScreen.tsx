import { queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import { prefetchCall } from '#api/query.ts'
import { mayPublish } from '#domain/publicity/ranges.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import { FundPage } from '#shared/parts/fund/FundPage.tsx'
import { sharedFundText } from '#features/content/fund-detail/parts/shared-fund-text.ts'
import { sharePage } from '#shared/parts/sharing/share-page.ts'
import type { Prefetch } from '#templates/screen.ts'
import { BelowFold } from '#ui/layout/BelowFold.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Row } from '#ui/lists/Row.tsx'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { KindGate } from '../parts/KindGate.tsx'
import { YearsCard } from '../parts/YearsCard.tsx'
import { CurvesCard } from './CurvesCard.tsx'
import { TenuresCard } from './TenuresCard.tsx'

type Input = PathInput<typeof fundDetailPaths.fundAchievement>

export const prefetch: Prefetch<Input> = (input) => [
  prefetchCall(queryFundOne, input),
  prefetchCall(queryNavHistory, input),
]

/** A fund's record: its curve and its falls, its years, and who managed it meanwhile. */
export default function FundAchievementScreen({ input }: { readonly input: Input }) {
  return (
    <FundPage key={input.fundCode} {...input}>
      {(fund) => (
        <KindGate fund={fund} figures="nav">
          <FundLine fund={fund} />
          {isYoung(fund) ? <YoungState /> : <Record fund={fund} />}
        </KindGate>
      )}
    </FundPage>
  )
}

/** Returns whether none of its returns may be published yet. */
const isYoung = ({ establishDate, navDate }: Fund): boolean =>
  navDate === null || (establishDate !== null && !mayPublish('all', establishDate, navDate))

function YoungState() {
  return (
    <Card>
      <EmptyState kind="empty" title="成立不足 6 个月，不展示业绩" />
    </Card>
  )
}

function Record({ fund }: { readonly fund: Fund }) {
  const share = () =>
    void sharePage(
      `${fund.fundName}（${fund.fundCode}）业绩档案`,
      fundDetailPaths.fundAchievement.to({ fundCode: fund.fundCode }),
      { text: sharedFundText(fund) },
    )
  return (
    <>
      <CurvesCard fund={fund} />
      <YearsCard fund={fund} detailed />
      <BelowFold>
        <TenuresCard fundCode={fund.fundCode} />
        <Card flush>
          <Row title="分享海报" note="带二维码的卡片，不含业绩数字" track="share" onClick={share} />
        </Card>
      </BelowFold>
    </>
  )
}
