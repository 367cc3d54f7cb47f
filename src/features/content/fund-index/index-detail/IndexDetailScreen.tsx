import { useQuery } from '@tanstack/react-query'
import { listIndexFunds, listIndexHistory, queryIndex } from '#api/calls/fund-index.ts'
import { CallRefused } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { RISK_LINES } from '#domain/publicity/risk-lines.ts'
import { fundIndexPaths } from '#paths/funds/fund-index.ts'
import type { PathInput } from '#paths/path.ts'
import { IndexList } from '#shared/parts/fund-index/IndexList.tsx'
import { IndexSummary } from '#shared/parts/fund-index/IndexSummary.tsx'
import { RemindersButton } from '#shared/views/watch/RemindersButton.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { BelowFold } from '#ui/layout/BelowFold.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { CurveCard } from './CurveCard.tsx'
import { FundsCard } from './FundsCard.tsx'
import { MethodCard, PartsCard, RatiosCard } from './IndexCards.tsx'
import { sessionWords } from './index-detail-words.ts'
import styles from './IndexDetailScreen.module.css'

type Input = PathInput<typeof fundIndexPaths.indexDetail>

export const prefetch: Prefetch<Input> = ({ indexCode }) =>
  indexCode === undefined
    ? []
    : [
        prefetchCall(queryIndex, { indexCode }),
        prefetchCall(listIndexHistory, { indexCode }),
        prefetchCall(listIndexFunds, { indexCode }),
      ]

/** One index: close, place in its own past, members and funds; without one, all indexes. */
export default function IndexDetailScreen({ input }: { readonly input: Input }) {
  const { indexCode, range = 'all' } = input
  return indexCode === undefined ? (
    <IndexList head={null} />
  ) : (
    <OneIndex key={indexCode} indexCode={indexCode} range={range} />
  )
}

interface Props {
  readonly indexCode: string
  readonly range: NonNullable<Input['range']>
}

function OneIndex({ indexCode, range }: Props) {
  const choose = useUrlChoice(fundIndexPaths.indexDetail, { indexCode })
  const query = useQuery(queryFor(queryIndex, { indexCode }))
  if (query.error instanceof CallRefused && query.error.retCode === RET.notFound) {
    return <IndexList head={<Banner tone="info">{`没有代码为 ${indexCode} 的指数`}</Banner>} />
  }
  return (
    <DetailTemplate
      query={query}
      title={({ indexName }) => indexName}
      footNote={<RiskLine>{`指数估值${RISK_LINES.index}`}</RiskLine>}
    >
      {(index) => (
        <>
          <Card>
            <IndexSummary index={index} session={sessionWords(index)} />
            {index.percentile === null ? null : (
              <div className={styles.reminder}>
                <RemindersButton
                  of={{ subject: 'index', code: indexCode, name: index.indexName }}
                />
              </div>
            )}
          </Card>
          <RatiosCard index={index} />
          <CurveCard index={index} range={range} onRange={(chosen) => choose({ range: chosen })} />
          <BelowFold>
            <FundsCard indexCode={indexCode} />
            <PartsCard index={index} />
            <MethodCard index={index} />
          </BelowFold>
        </>
      )}
    </DetailTemplate>
  )
}
