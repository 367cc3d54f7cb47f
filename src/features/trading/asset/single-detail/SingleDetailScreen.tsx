import { useQuery } from '@tanstack/react-query'
import { listIncome } from '#api/calls/asset.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import type { assetPaths } from '#paths/asset.ts'
import type { PathInput } from '#paths/path.ts'
import type { Prefetch } from '#templates/screen.ts'
import { IncomeCurve } from '../parts/IncomeCurve.tsx'
import { IncomeList } from '../parts/IncomeList.tsx'

type Input = PathInput<typeof assetPaths.singleDetail>

export const prefetch: Prefetch<Input> = ({ fundCode }) => [
  prefetchCall(queryFundOne, { fundCode }),
  prefetchCall(listIncome, { fundCode, page: 1, size: 1 }),
]

/** The income from one fund, as a curve and by day, also for a fund that is no longer held. */
export default function SingleDetailScreen({ input }: { readonly input: Input }) {
  const { fundCode } = input
  const name = useQuery(queryFor(queryFundOne, { fundCode })).data?.fundName
  return <IncomeList fundCode={fundCode} title={name} head={<IncomeCurve fundCode={fundCode} />} />
}
