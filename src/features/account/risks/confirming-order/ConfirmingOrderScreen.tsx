import { useQuery } from '@tanstack/react-query'
import { queryFundOne } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import type { risksPaths } from '#paths/risks.ts'
import type { PathInput } from '#paths/path.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { ConfirmForm } from './ConfirmForm.tsx'
import { orderAddress } from '../parts/way-back.ts'
import { ResultLoaded } from '../parts/ResultLoaded.tsx'

type Input = PathInput<typeof risksPaths.confirmingOrder>

/** A fund against the investor's class, in full, before the order is gone on with. */
export default function ConfirmingOrderScreen({
  input: { fundCode, from },
}: {
  readonly input: Input
}) {
  const fund = useQuery(queryFor(queryFundOne, { fundCode }))
  return (
    <Loaded query={fund} skeleton={<Skeleton shape="detail" />}>
      {(data) => (
        <ResultLoaded way={{ from: orderAddress(fundCode, from, null) }}>
          {(result) => <ConfirmForm fund={data} result={result} from={from} />}
        </ResultLoaded>
      )}
    </Loaded>
  )
}
