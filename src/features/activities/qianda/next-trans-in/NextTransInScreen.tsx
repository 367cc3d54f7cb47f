import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { queryUserStatus } from '#api/calls/auth.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { brand } from '#domain/brand.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { riskTestState } from '#domain/identity/risk.ts'
import { dealPaths } from '#paths/deal.ts'
import { partnerVisit, type PartnerVisit } from '#session/partner-visit.ts'
import { OpeningLeft } from '#shared/engines/person/OpeningLeft.tsx'
import { useLeaveFor } from '#shared/engines/person/use-way-back.ts'
import { CalendarNote } from '#shared/parts/dates/CalendarNote.tsx'
import { plannedText, usePublishedUntil } from '#shared/parts/dates/planned-day.ts'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import { PartnerBack } from '#shared/parts/partner/PartnerBack.tsx'
import { ActBar } from '#templates/acts/ActBar.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { NoVisit } from '../parts/NoVisit.tsx'

export const prefetch = () => [
  prefetchCall(queryFundOne, { fundCode: brand.walletFundCode }),
  prefetchCall(queryUserStatus, {}),
]

/** Moving money in, as the partner suggests: what into, how much, when it earns, what is missing. */
export default function NextTransInScreen() {
  const [visit] = useState(partnerVisit)
  return visit === null ? <NoVisit /> : <TransIn visit={visit} />
}

function TransIn({ visit }: { readonly visit: PartnerVisit }) {
  const { fundCode, amount, partnerName } = visit
  const navigate = useNavigate()
  const leaveFor = useLeaveFor()
  const query = useCurrent(queryFundOne, { fundCode })
  const status = useCurrent(queryUserStatus, {})
  usePublishedUntil()
  const isAssessed = status.data === undefined || riskTestState(status.data.riskTest) === 'valid'
  const form = dealPaths.deposit.to({ fundCode, amount: amount ?? undefined })
  const toForm = () => void navigate(form)
  const bar = <ActBar acts={[{ text: '存入', onClick: toForm, sends: 'applyByEncriptTransPwd' }]} />
  return (
    <DetailTemplate query={query} skeleton="form" actions={() => bar}>
      {(fund) => (
        <>
          <OpeningLeft />
          {isAssessed ? null : (
            <Banner tone="info" action={{ text: '去测评', onClick: () => leaveFor('assessment') }}>
              存入前需要完成风险测评
            </Banner>
          )}
          <FundLine fund={fund} />
          <Card title="存入说明">
            <KeyValue
              items={[
                {
                  label: '建议金额',
                  value: amount === null ? '由您决定' : `${formatAmount(amount)} 元`,
                  note: amount === null ? undefined : `${partnerName}建议，可以修改`,
                },
                { label: '确认份额', value: plannedText(fund.confirmDate, 'near') },
                { label: '收益到账', value: plannedText(fund.incomeDate, 'near') },
                { label: '扣款', value: '您本人的银行卡', note: `资金不经过${partnerName}` },
              ]}
            />
            <CalendarNote dates={[fund.confirmDate, fund.incomeDate]} overseas={fund} />
          </Card>
          <Banner tone="info">货币基金不等同于银行存款，不保证本金与收益</Banner>
          <PartnerBack flag="left" />
        </>
      )}
    </DetailTemplate>
  )
}
