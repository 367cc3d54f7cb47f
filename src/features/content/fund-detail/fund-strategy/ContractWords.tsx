import { useQuery } from '@tanstack/react-query'
import { queryFundArchives } from '#api/calls/fund-archives.ts'
import { queryFor } from '#api/query.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'

const known = (text: string): string => text.trim() || NO_FIGURE

/** Shows what the fund's contract says of its strategy, verbatim. */
export function ContractWords({ fundCode }: { readonly fundCode: string }) {
  const query = useQuery(queryFor(queryFundArchives, { fundCode }))
  return (
    <Card title="合同里的投资策略">
      <Loaded query={query} skeleton={<Skeleton lines={6} />}>
        {({ aim, scope, strategy, benchmark }) => (
          <KeyValue
            items={[
              { label: '投资目标', value: known(aim) },
              { label: '投资范围', value: known(scope) },
              { label: '投资策略', value: known(strategy) },
              { label: '业绩比较基准', value: known(benchmark) },
            ]}
          />
        )}
      </Loaded>
    </Card>
  )
}
