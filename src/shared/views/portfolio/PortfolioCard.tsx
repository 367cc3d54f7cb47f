import { useQuery } from '@tanstack/react-query'
import { queryPortfolio } from '#api/calls/advice/portfolio.ts'
import { queryFor } from '#api/query.ts'
import { ASSET_CLASSES, ASSET_NAMES, LADDER } from '#domain/advice/ladder.ts'
import { RISK_LINES } from '#domain/publicity/risk-lines.ts'
import { configAdvisePaths } from '#paths/config-advise.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { Note } from '#ui/text/Note.tsx'

interface Props {
  readonly portfolioCode: string
}

/** A portfolio in a composed page: locked until the provider opens it to the reader. */
export function PortfolioCard({ portfolioCode }: Props) {
  const signedIn = useSignedIn()
  return signedIn ? <OwnCard portfolioCode={portfolioCode} /> : <Locked />
}

/** Names nothing: no portfolio, no mix, no figure. */
const Locked = () => (
  <RowCard title="资产配置服务">
    <Row
      title="完成投资需求问卷"
      note="匹配后才能查看组合"
      href={configAdvisePaths.configIntroduce.to()}
    />
  </RowCard>
)

function OwnCard({ portfolioCode }: Props) {
  const { data } = useQuery(queryFor(queryPortfolio, { portfolioCode }))
  if (data === undefined) return <Locked />
  const { mix } = LADDER[data.moduleName]
  return (
    <Card title="匹配您的组合" flush>
      <Row
        title={data.portfolioName}
        note={ASSET_CLASSES.filter((it) => mix[it] > 0)
          .map((it) => `${ASSET_NAMES[it]} ${mix[it]}%`)
          .join(' · ')}
        href={fundDetailPaths.fundDetailCombine.to({ portfolioCode })}
      />
      <Note>{RISK_LINES.portfolio}</Note>
    </Card>
  )
}
