import { useQuery } from '@tanstack/react-query'
import { queryFor } from '#api/query.ts'
import { queryFundInfo } from '#api/calls/trade.ts'
import { compareRisk } from '#domain/identity/risk.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import type { PathInput } from '#paths/path.ts'
import { risksPaths } from '#paths/risks.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import { useShell } from '#templates/shell-context.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { MATCH_WORDS } from '#domain/identity/risk-words.ts'
import { ResultLoaded } from '../parts/ResultLoaded.tsx'
import { investorClass, RiskResult, type Result } from '../parts/RiskResult.tsx'
import { fundRiskName } from '#domain/identity/risk-words.ts'
import { orderedFund, withoutRiskAnswer, type ReturnAddress } from '#paths/order-address.ts'

type Input = PathInput<typeof risksPaths.assessResult>

/** The result of an assessment, with the way back to the order or page that required it. */
export default function AssessResultScreen({ input }: { readonly input: Input }) {
  return (
    <ResultLoaded way={input}>{(result) => <NewResult result={result} way={input} />}</ResultLoaded>
  )
}

interface Props {
  readonly result: Result
  readonly way: ReturnAddress
}

function NewResult({ result, way }: Props) {
  const shell = useShell()
  const replace = useReplace()
  const fundCode = orderedFund(way.from)
  const fund = useQuery({
    ...queryFor(queryFundInfo, { fundCode: fundCode ?? '' }),
    enabled: fundCode !== null,
  })
  const go = (to: string) => () => replace(to)
  const again = { text: '重新测评', onClick: go(risksPaths.assessment.to(way)) }
  const leave = { text: '返回', onClick: shell.back }
  const from = way.from === undefined ? undefined : withoutRiskAnswer(way.from)
  const { goOn } = useWayBack(from)

  if (result.expired) return <RiskResult result={result} primary={again} />
  if (from === undefined || fundCode === null) {
    const on = { text: from === undefined ? '完成' : '继续', onClick: goOn }
    return <RiskResult result={result} primary={on} secondary={again} />
  }
  // Without the fund's level nothing is compared here; the pre-trade gate of the order still does.
  const match = fund.data ? compareRisk(investorClass(result), fund.data.fundRiskLevel) : 'allowed'
  const ways = {
    allowed: { primary: { text: '继续买入', onClick: goOn }, secondary: again },
    warn: {
      primary: { text: '了解风险', onClick: go(risksPaths.confirmingOrder.to({ fundCode, from })) },
      secondary: leave,
    },
    blocked: {
      primary: { text: '匹配的基金', onClick: go(fundPortalPaths.allFundList.to({ risk: '1' })) },
      secondary: leave,
    },
  } as const
  return (
    <RiskResult result={result} busy={fund.isPending} {...ways[match]}>
      {fund.data === undefined ? null : (
        <Banner tone={match === 'allowed' ? 'info' : 'warning'}>
          {`${fund.data.fundName}（${fundRiskName(fund.data.fundRiskLevel)}）${MATCH_WORDS[match].sentence}`}
        </Banner>
      )}
    </RiskResult>
  )
}
