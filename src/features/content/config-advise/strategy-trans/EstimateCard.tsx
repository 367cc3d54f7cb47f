import { useQuery } from '@tanstack/react-query'
import type * as v from 'valibot'
import { estimatePortfolio } from '#api/calls/advice/advice-order.ts'
import type { CallRefused } from '#api/client.ts'
import { queryFor } from '#api/query.ts'
import { formatAmount, formatShares } from '#domain/money/format-figures.ts'
import { expectedText } from '#shared/parts/dates/planned-day.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { NoBreakText } from '#ui/text/NoBreakText.tsx'

type Part = v.InferOutput<typeof estimatePortfolio.payload>['parts'][number]

const dayWords = ({ arrivalDate, confirmDate }: Part): string =>
  arrivalDate === null
    ? `${expectedText(confirmDate, 'full')} 确认`
    : `${expectedText(arrivalDate, 'full')} 到账`

const costWords = ({ arrivalDate, fee, shares }: Part): string =>
  arrivalDate === null ? `费用 ${formatAmount(fee)} 元` : `${formatShares(shares)} 份`

const whyNot = ({ retMsg }: CallRefused) => <Banner tone="warning">{retMsg}</Banner>

/** The cost of a part, and below it its day. */
const CostAndDay = ({ of }: { readonly of: Part }) => (
  <>
    <NoBreakText sentence texts={[costWords(of)]} />
    <br />
    <NoBreakText sentence texts={[dayWords(of)]} />
  </>
)

interface Props {
  readonly request: v.InferInput<typeof estimatePortfolio.request>
  /** False while nothing can be estimated. */
  readonly ready: boolean
}

/** The parts of an order before it is sent: they sum to it to the cent. */
export function EstimateCard({ request, ready }: Props) {
  const query = useQuery({ ...queryFor(estimatePortfolio, request), enabled: ready })
  if (!ready) return null
  return (
    <Loaded query={query} skeleton={<Skeleton shape="rows" lines={4} />} refused={whyNot}>
      {({ total, fees, adviceYear, under7Days, parts }) => {
        // The day is said once, where it is that of all parts.
        const days = new Set(parts.map(dayWords))
        const isOneDay = days.size === 1
        return (
          <Card
            title={request.kind === 'in' ? '分到各基金' : '预计到账'}
            extra={`合计 ${formatAmount(total)} 元`}
          >
            {under7Days ? (
              <Banner tone="warning">有份额持有不满 7 天，赎回费为 1.50%</Banner>
            ) : null}
            <KeyValue
              dense
              items={[
                ...parts.map((it) => ({
                  label: it.fundName,
                  value: `${formatAmount(it.amount)} 元`,
                  note: isOneDay ? costWords(it) : <CostAndDay of={it} />,
                })),
                ...(isOneDay ? [{ label: '全部基金', value: [...days].join('') }] : []),
                { label: '交易费用合计', value: `${formatAmount(fees)} 元` },
                ...(request.kind === 'in'
                  ? [
                      {
                        label: '投顾服务费',
                        value: `一年约 ${formatAmount(adviceYear)} 元`,
                        note: <NoBreakText sentence texts={['已扣除本公司基金的', '销售服务费']} />,
                      },
                    ]
                  : []),
              ]}
            />
          </Card>
        )
      }}
    </Loaded>
  )
}
