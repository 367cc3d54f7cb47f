import { queryPortfolio } from '#api/calls/advice/portfolio.ts'
import { RET } from '#api/endpoint.ts'
import type { CallRefused } from '#api/client.ts'
import { prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { configAdvisePaths } from '#paths/config-advise.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { inOwnChannel } from '#platform/open-app.ts'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import { AdviceRiskLine } from '#shared/views/portfolio/AdviceRiskLine.tsx'
import type { PortfolioView } from '#shared/views/portfolio/portfolio.ts'
import { PortfolioBody } from '#shared/views/portfolio/PortfolioBody.tsx'
import { portfolioRefused } from '#shared/views/portfolio/PortfolioRefused.tsx'
import { HandOverBar, TradeBar } from '#shared/views/portfolio/TradeBar.tsx'
import { ActBar } from '#templates/acts/ActBar.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { PortfolioLocked } from './PortfolioLocked.tsx'

const { fundDetailCombine } = fundDetailPaths
type Input = PathInput<typeof fundDetailCombine>

export const prefetch: Prefetch<Input> = (input, signedIn) =>
  signedIn ? [prefetchCall(queryPortfolio, input)] : []

/** A portfolio; only the service, until the provider opens it to the reader. */
export default function FundDetailCombineScreen({ input }: { readonly input: Input }) {
  const signedIn = useSignedIn()
  return signedIn ? (
    <Portfolio {...input} />
  ) : (
    <PortfolioLocked note="登录并完成投资需求问卷后，可以查看匹配您的组合" />
  )
}

function Portfolio({ portfolioCode }: Input) {
  const query = useCurrent(queryPortfolio, { portfolioCode })
  return (
    <DetailTemplate
      query={query}
      title={({ portfolioName }) => portfolioName}
      footNote={<AdviceRiskLine />}
      refused={lockedOrRefused}
      actions={bar}
    >
      {(it) => <PortfolioBody portfolio={it} />}
    </DetailTemplate>
  )
}

const lockedOrRefused = (refusal: CallRefused) =>
  refusal.retCode === RET.adviceNeeded ? (
    <PortfolioLocked note={refusal.retMsg} />
  ) : (
    portfolioRefused(refusal)
  )

const bar = (it: PortfolioView) => <Bar portfolio={it} />

/** Money in and out; before the portfolio is signed, the way to sign for it. */
function Bar({ portfolio }: { readonly portfolio: PortfolioView }) {
  const { portfolioCode, blocked, signed } = portfolio
  const here = fundDetailCombine.to({ portfolioCode })
  if (signed) return <TradeBar portfolio={portfolio} here={here} />
  if (!inOwnChannel()) return <HandOverBar act="签约" here={here} />
  return (
    <ActBar
      acts={[
        {
          text: '签约后转入',
          missing: blocked === '' ? null : { reason: blocked },
          to: configAdvisePaths.strategyDetails.to({ portfolioCode }),
        },
      ]}
    />
  )
}
