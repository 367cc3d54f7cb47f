import { isAbroad, usePublishedUntil } from '#shared/parts/dates/planned-day.ts'
import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { queryFundOne } from '#api/calls/fund.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { queryArrivalInfo } from '#api/calls/redeem.ts'
import { getTransactionConfig } from '#api/calls/trade.ts'
import { EACH_VISIT } from '#api/use-current.ts'
import { chargePaths } from '#paths/charge.ts'
import type { PathInput } from '#paths/path.ts'
import { now14 } from '#platform/clock.ts'
import { hasAccount, session } from '#session/session.ts'
import { DocumentTemplate } from '#templates/DocumentTemplate.tsx'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import { FundPage } from '#shared/parts/fund/FundPage.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { fundSections, generalSections } from '#domain/order/trading-rules.ts'

type Input = PathInput<typeof chargePaths.shiftRule>

export const prefetch: Prefetch<Input> = ({ fundCode }) =>
  fundCode === undefined ? [] : [prefetchCall(queryFundOne, { fundCode })]

/** Trading rules to read: those of a fund, or without one the general rules. */
export default function ShiftRuleScreen({ input: { fundCode } }: { readonly input: Input }) {
  if (fundCode !== undefined) return <FundRules fundCode={fundCode} />
  return <DocumentTemplate sections={generalSections()} footNote={<RiskLine />} />
}

function FundRules({ fundCode }: { readonly fundCode: string }) {
  useSnapshot(session)
  const [home, abroad] = [usePublishedUntil(), usePublishedUntil(true)]
  // The dates of an order of this user; without them the fund's general dates are shown.
  const personal = { enabled: hasAccount(), ...EACH_VISIT }
  const config = useQuery({ ...queryFor(getTransactionConfig, { fundCode }), ...personal })
  const request = { fundCode, applyKind: 'redeem' } as const
  const arrival = useQuery({ ...queryFor(queryArrivalInfo, request), ...personal })
  return (
    <FundPage fundCode={fundCode} skeleton="rules" ownTemplate>
      {(fund) => (
        <DocumentTemplate
          sections={fundSections({
            today: now14().slice(0, 8),
            publishedUntil: isAbroad(fund) ? abroad : home,
            fund,
            config: config.data ?? null,
            arrival: arrival.data ?? null,
          })}
          footNote={<RiskLine>日期为预计，以实际确认为准</RiskLine>}
        >
          <FundLine fund={fund} />
          <Card flush>
            <Row
              title="费用估算"
              note="按金额、份额和持有天数计算"
              href={chargePaths.serviceCharge.to({ fundCode })}
            />
          </Card>
        </DocumentTemplate>
      )}
    </FundPage>
  )
}
