import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import * as fields from '../../../api/fields.ts'
import { queryFundOne } from '../../../api/fund.ts'
import { serverData } from '../../../api/query.ts'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../templates/Loaded.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ConfirmForm } from './parts/ConfirmForm.tsx'
import { ResultLoaded } from './parts/ResultLoaded.tsx'

export const urlFields = v.object({ fundCode: fields.fundCode })

interface Input {
  readonly fundCode: string
}

/** A fund against the investor's class, in full, before the order is gone on with. */
export default function ConfirmingOrderScreen({ input: { fundCode } }: { readonly input: Input }) {
  const fund = useQuery(serverData(queryFundOne, { fundCode }))
  return (
    <Loaded query={fund} skeleton={<Skeleton shape="detail" />}>
      {(data) => (
        <ResultLoaded way={{ from: paths.purchase.to({ fundCode }) }}>
          {(result) => <ConfirmForm fund={data} result={result} />}
        </ResultLoaded>
      )}
    </Loaded>
  )
}
