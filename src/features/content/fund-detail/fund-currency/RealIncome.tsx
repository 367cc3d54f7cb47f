import { useQuery } from '@tanstack/react-query'
import { queryNavHistory } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { NoBreakText } from '#ui/text/NoBreakText.tsx'
import { REAL_AMOUNT, realIncome } from './real-income.ts'

/** Shows what an amount really earned lately; nothing until the days are known. */
export function RealIncome({ fundCode }: { readonly fundCode: string }) {
  const { data } = useQuery(queryFor(queryNavHistory, { fundCode }))
  const income = data === undefined ? null : realIncome(data.points)
  if (income === null) return null
  const { from, to, sum } = income
  return (
    <Card title="过去 30 天的实际收益">
      <KeyValue
        items={[
          {
            label: `${formatAmount(REAL_AMOUNT)} 元的收益`,
            value: `${formatAmount(sum)} 元`,
            note: (
              <NoBreakText texts={[`${formatDate(from)} 至`, formatDate(to), '每日收益转为份额']} />
            ),
          },
        ]}
      />
    </Card>
  )
}
