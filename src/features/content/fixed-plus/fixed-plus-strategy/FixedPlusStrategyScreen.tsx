import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { queryFixedPlusBand } from '#api/calls/fund-rule.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { BANDS } from '#domain/fund/fixed-plus.ts'
import { fixedPlusPaths } from '#paths/funds/fixed-plus.ts'
import type { PathInput } from '#paths/path.ts'
import { rankListPaths } from '#paths/rank-list.ts'
import { RuledFunds } from '#shared/pages/page-blocks/blocks/RuledFunds.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { AllocationCard } from './AllocationCard.tsx'
import { OutcomesCard } from './OutcomesCard.tsx'
import { RecoveryCard } from './RecoveryCard.tsx'
import { bandTitle, HOW, stressWords } from './band-words.ts'

const { fixedPlusStrategy } = fixedPlusPaths
type Input = PathInput<typeof fixedPlusStrategy>

const FIRST = '10'
const SHOWN_FUNDS = 3

export const prefetch: Prefetch<Input> = ({ band = FIRST }) => [
  prefetchCall(queryFixedPlusBand, { band }),
]

/** One band of 固收+: how it works, what it held, how results and recoveries were spread, its funds. */
export default function FixedPlusStrategyScreen({ input }: { readonly input: Input }) {
  const { band = FIRST } = input
  const navigate = useNavigate()
  const choose = useUrlChoice(fixedPlusStrategy)
  const query = useQuery(queryFor(queryFixedPlusBand, { band }))
  return (
    <DetailTemplate
      query={query}
      skeleton="figures"
      head={
        <Segments
          label="股票占比"
          items={BANDS.map((key) => ({ key, label: bandTitle(key) }))}
          value={band}
          onChange={(key) => choose({ band: key })}
        />
      }
      isEmpty={({ funds }) => funds === 0}
      empty={
        <EmptyState
          kind="empty"
          title="暂无这一档的基金"
          note="季报资料暂缺，可以先看全部基金"
          actionText="全部榜单"
          onAction={() => void navigate(rankListPaths.allRankList.to())}
        />
      }
      footNote={<RiskLine>压力情形是假设，不是预测</RiskLine>}
    >
      {(data) => (
        <>
          <Card title="怎么运作">
            <BulletList items={[...HOW[band], stressWords(band)]} />
          </Card>
          <AllocationCard reports={data.reports} />
          <OutcomesCard outcomes={data.outcomes} funds={data.funds} />
          <RecoveryCard recovery={data.recovery} outcomes={data.outcomes} />
          <RuledFunds ruleId={`fixed-plus-${band}`} title="基金" rows={SHOWN_FUNDS} />
        </>
      )}
    </DetailTemplate>
  )
}
