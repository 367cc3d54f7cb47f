import { useYuan } from '#shared/views/portfolio/use-yuan.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import { queryAdviceSolution } from '#api/calls/advice/advice.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { LADDER, stressLoss, stressYuan, type Rung } from '#domain/advice/ladder.ts'
import { CAP_KINDS } from '#domain/advice/match.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { formatRate } from '#domain/money/format-figures.ts'
import { configAdvisePaths } from '#paths/config-advise.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { ActBar } from '#templates/acts/ActBar.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { StateWithBack } from '#templates/ways/StateWithBack.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { FactLine } from '#ui/text/FactLine.tsx'
import { AdviceRiskLine } from '#shared/views/portfolio/AdviceRiskLine.tsx'
import { BOUND_WORDS, CAP_WORDS, mixFacts, STRESS_NOTE } from '../parts/advice-words.ts'
import { MixCard } from '#shared/views/portfolio/MixCard.tsx'
import { PotsCard } from '../parts/PotsCard.tsx'

const { solutionSelection, strategyDetails, configQuestions } = configAdvisePaths
type Input = PathInput<typeof solutionSelection>
type Solution = v.InferOutput<typeof queryAdviceSolution.payload>

export const prefetch: Prefetch<Input> = (input) => [prefetchCall(queryAdviceSolution, input)]

/** The match: which portfolio, which cap bound, what the stress costs in yuan, lower ones. */
export default function SolutionSelectionScreen({ input }: { readonly input: Input }) {
  const { solutionId } = input
  const { yuan } = useYuan()
  const query = useQuery(queryFor(queryAdviceSolution, { solutionId }))
  return (
    <DetailTemplate query={query} footNote={<AdviceRiskLine />} refused={noSolution} actions={bar}>
      {(it) => {
        const { mix, name } = LADDER[it.rung]
        return (
          <>
            {it.isValid ? null : (
              <Banner tone="warning">方案已失效：超过 12 个月，或风险等级已下降，请重做问卷</Banner>
            )}
            <Card title={`匹配到：${name}`} extra={`有效至 ${formatDate(it.validDate)}`}>
              <BulletList items={[BOUND_WORDS[it.boundBy]]} />
              <KeyValue
                items={CAP_KINDS.map((kind) => ({
                  label: `${CAP_WORDS[kind]}的上限`,
                  value: LADDER[it.caps[kind]].name,
                }))}
              />
            </Card>
            <MixCard
              title="目标配置"
              shares={{
                equity: String(mix.equity),
                bond: String(mix.bond),
                gold: String(mix.gold),
                cash: String(mix.cash),
              }}
              amount={(of) => (mix[of] === 0 ? '' : '约定比例')}
            />
            {it.isValid ? (
              <RowCard label="组合">
                <Row
                  title="组合详情"
                  note="成分、历史业绩和费用"
                  href={fundDetailPaths.fundDetailCombine.to({ portfolioCode: it.portfolioCode })}
                />
              </RowCard>
            ) : null}
            <Card title="压力情形">
              <KeyValue
                items={[
                  { label: '投入', value: yuan(it.amount) },
                  {
                    label: '可能亏损',
                    value: yuan(stressYuan(it.amount, mix)),
                    note: formatRate(stressLoss(mix)),
                  },
                ]}
              />
              <BulletList items={[STRESS_NOTE]} />
            </Card>
            <PotsCard pots={it.pots} />
            {it.isValid && it.lower.length > 0 ? (
              <RowCard title="也可以选更稳的">
                {it.lower.map(({ portfolioCode, rung }) => (
                  <Lower
                    key={portfolioCode}
                    rung={rung}
                    amount={it.amount}
                    to={strategyDetails.to({ portfolioCode, solutionId: it.solutionId })}
                  />
                ))}
              </RowCard>
            ) : null}
          </>
        )
      }}
    </DetailTemplate>
  )
}

function NoSolution() {
  const navigate = useNavigate()
  return (
    <StateWithBack
      kind="empty"
      title="还没有匹配方案"
      note="完成 8 个问题，就能看到适合的配置和理由"
      actionText="开始问卷"
      onAction={() => void navigate(configQuestions.to())}
    />
  )
}

const noSolution = () => <NoSolution />

const bar = ({ isValid, portfolioCode, solutionId }: Solution) => (
  <ActBar
    acts={[
      { text: '重做问卷', kind: 'secondary', narrow: true, to: configQuestions.to() },
      isValid ? { text: '查看策略', to: strategyDetails.to({ portfolioCode, solutionId }) } : null,
    ]}
  />
)

interface LowerProps {
  readonly rung: Rung
  readonly amount: string
  readonly to: string
}

function Lower({ rung, amount, to }: LowerProps) {
  const { yuan } = useYuan()
  return (
    <Row
      title={LADDER[rung].name}
      note={<FactLine facts={mixFacts(rung)} />}
      value={yuan(stressYuan(amount, LADDER[rung].mix))}
      valueNote="压力情形可能亏损"
      href={to}
    />
  )
}
