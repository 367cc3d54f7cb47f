import { queryPortfolio } from '#api/calls/advice/portfolio.ts'
import { prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { configAdvisePaths } from '#paths/config-advise.ts'
import type { PathInput } from '#paths/path.ts'
import { inOwnChannel } from '#platform/open-app.ts'
import { AdviceRiskLine } from '#shared/views/portfolio/AdviceRiskLine.tsx'
import { HandOverBar } from '#shared/views/portfolio/TradeBar.tsx'
import { portfolioRefused } from '#shared/views/portfolio/PortfolioRefused.tsx'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { useNavigate } from 'react-router-dom'
import { StateWithBack } from '#templates/ways/StateWithBack.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { OrderResult } from './OrderResult.tsx'
import { TransForm } from './TransForm.tsx'

const { strategyTrans, strategyDetails } = configAdvisePaths
type Input = PathInput<typeof strategyTrans>

const TITLES = { in: '转入', out: '转出', stop: '终止服务' } as const

export const prefetch: Prefetch<Input> = ({ portfolioCode }) => [
  prefetchCall(queryPortfolio, { portfolioCode }),
]

/** Money into a portfolio, out of it, or the end of the advice; then what became of each part. */
export default function StrategyTransScreen({ input }: { readonly input: Input }) {
  const { portfolioCode, kind, applyNo } = input
  const navigate = useNavigate()
  const query = useCurrent(queryPortfolio, { portfolioCode })
  if (applyNo !== undefined)
    return <OrderResult applyNo={applyNo} portfolioCode={portfolioCode} kind={kind} />
  if (!inOwnChannel())
    return (
      <>
        <Page footNote={<AdviceRiskLine />}>
          <Banner tone="info">转入、转出和终止服务请在 App、公众号或官网办理</Banner>
        </Page>
        <HandOverBar act="办理" here={strategyTrans.to({ portfolioCode, kind })} />
      </>
    )
  return (
    <DataTemplate
      query={query}
      title={({ portfolioName }) => `${TITLES[kind]}${portfolioName}`}
      skeleton={<SkeletonScreen shape="steps" />}
      refused={portfolioRefused}
      isEmpty={(it) => !it.signed || (kind === 'in' && it.blocked !== '')}
      empty={
        <StateWithBack
          kind="forbidden"
          title={query.data?.signed === true ? query.data.blocked || '暂时不能转入' : '还没有签约'}
          note={query.data?.signed === true ? '可以转出，或重新匹配' : '签约后才能转入和转出'}
          actionText="查看组合"
          onAction={() => void navigate(strategyDetails.to({ portfolioCode }))}
        />
      }
    >
      {(portfolio) => <TransForm input={input} portfolio={portfolio} />}
    </DataTemplate>
  )
}
