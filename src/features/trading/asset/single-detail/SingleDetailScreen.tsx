import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { listIncome } from '#api/calls/asset.ts'
import * as fields from '#api/fields.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import type { Prefetch } from '#templates/screen.ts'
import { IncomeCurve } from './IncomeCurve.tsx'
import { IncomeList } from '../parts/IncomeList.tsx'

export const urlFields = v.object({ fundCode: fields.fundCode })

interface Input {
  readonly fundCode: string
}

export const prefetch: Prefetch<Input> = ({ fundCode }) => [
  prefetchCall(queryFundOne, { fundCode }),
  prefetchCall(listIncome, { fundCode, page: 1, size: 1 }),
]

/** What one fund earned: its curve, and day by day. Also of a fund that is no longer held. */
export default function SingleDetailScreen({ input }: { readonly input: Input }) {
  const { fundCode } = input
  const name = useQuery(queryFor(queryFundOne, { fundCode })).data?.fundName
  return <IncomeList fundCode={fundCode} title={name} head={<IncomeCurve fundCode={fundCode} />} />
}
