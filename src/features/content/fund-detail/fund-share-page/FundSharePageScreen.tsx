import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { queryShare } from '#api/calls/fund-share.ts'
import type { CallRefused } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { queryFor } from '#api/query.ts'
import { formatDate, formatDateTime } from '#domain/calendar/format-dates.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { ReturnWithRisk } from '#shared/parts/fund/ReturnWithRisk.tsx'
import { usePublishedFund } from '#shared/parts/fund/return-with-risk.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { HoldingFacts } from './HoldingFacts.tsx'
import styles from '#shared/parts/fund-chart/NavChart.module.css'

type Input = PathInput<typeof fundDetailPaths.fundSharePage>

const TOKEN = /^[0-9a-f]{32}$/

/** A holding shared by its owner: its days and rate as of the day of sharing, and the fund. */
export default function FundSharePageScreen({ input: { s = '' } }: { readonly input: Input }) {
  return TOKEN.test(s) ? <Shared token={s} /> : <Gone />
}

const whenGone = ({ retCode }: CallRefused) => (retCode === RET.notFound ? <Gone /> : null)

function Shared({ token }: { readonly token: string }) {
  const query = useQuery(queryFor(queryShare, { token }))
  return (
    <DetailTemplate query={query} skeleton="figures" refused={whenGone}>
      {(share) => (
        <>
          <Card title={`${share.maskedName} 持有的基金`} extra={`截至 ${formatDate(share.to)}`}>
            <HoldingFacts share={share} />
          </Card>
          <Card flush>
            <Row
              title={share.fundName}
              note="查看这只基金的净值、风险与费用"
              href={fundDetailPaths.fundDetailSingle.to({ fundCode: share.fundCode })}
            />
          </Card>
          <p
            className={styles.note}
          >{`分享有效期至 ${formatDateTime(share.expiresAt, { seconds: false })}，不构成推荐`}</p>
          {/* Last: it comes later, and moves nothing that can be tapped. */}
          <FundRecord fundCode={share.fundCode} />
        </>
      )}
    </DetailTemplate>
  )
}

/** The fund's own return of a year with its risk; nothing unless both are known. */
function FundRecord({ fundCode }: { readonly fundCode: string }) {
  const { published } = usePublishedFund(fundCode, '1y')
  if (published?.kind !== 'shown') return null
  return (
    <Card title="基金业绩">
      <ReturnWithRisk shown={published.shown} />
    </Card>
  )
}

/** The same page for a link that is forged, revoked or expired. */
function Gone() {
  const navigate = useNavigate()
  return (
    <Page>
      <EmptyState
        kind="empty"
        title="这个分享看不到了"
        note="链接可能不正确、已被收回，或已超过 7 天"
        actionText="去看看基金"
        onAction={() => void navigate(fundDetailPaths.home.to())}
      />
    </Page>
  )
}
