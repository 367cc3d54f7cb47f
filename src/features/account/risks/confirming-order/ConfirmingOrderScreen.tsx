import * as v from 'valibot'
import * as fields from '#api/fields.ts'
import { FundPage } from '#shared/fund/FundPage.tsx'
import { ConfirmForm } from './ConfirmForm.tsx'
import { orderAddress, wayBack, type WayBack } from '../parts/way-back.ts'
import { ResultLoaded } from '../parts/ResultLoaded.tsx'

export const urlFields = v.object({ fundCode: fields.fundCode, ...wayBack.entries })

interface Input extends WayBack {
  readonly fundCode: string
}

/** A fund against the investor's class, in full, before the order is gone on with. */
export default function ConfirmingOrderScreen({
  input: { fundCode, from },
}: {
  readonly input: Input
}) {
  return (
    <FundPage fundCode={fundCode} ownTemplate>
      {(fund) => (
        <ResultLoaded way={{ from: orderAddress(fundCode, from, null) }}>
          {(result) => <ConfirmForm fund={fund} result={result} from={from} />}
        </ResultLoaded>
      )}
    </FundPage>
  )
}
