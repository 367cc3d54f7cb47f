import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listIncome } from '#api/calls/asset.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import type { assetPaths } from '#paths/asset.ts'
import type { PathInput } from '#paths/path.ts'
import type { Prefetch } from '#templates/screen.ts'
import { useShell } from '#templates/shell-context.ts'
import { IncomeCurve } from './IncomeCurve.tsx'
import { IncomeList } from '../parts/IncomeList.tsx'

type Input = PathInput<typeof assetPaths.singleDetail>

export const prefetch: Prefetch<Input> = ({ fundCode }) => [
  prefetchCall(queryFundOne, { fundCode }),
  prefetchCall(listIncome, { fundCode, page: 1, size: 1 }),
]

/** What one fund earned: its curve, and day by day. Also of a fund that is no longer held. */
export default function SingleDetailScreen({ input }: { readonly input: Input }) {
  const shell = useShell()
  const { fundCode } = input
  const name = useQuery(queryFor(queryFundOne, { fundCode })).data?.fundName
  useEffect(() => {
    if (name !== undefined) shell.setTitle(name)
  }, [shell, name])
  return <IncomeList fundCode={fundCode} head={<IncomeCurve fundCode={fundCode} />} />
}
