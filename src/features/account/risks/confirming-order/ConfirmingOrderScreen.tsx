import type { risksPaths } from '#paths/risks.ts'
import type { PathInput } from '#paths/path.ts'
import { FundPage } from '#shared/fund/FundPage.tsx'
import { ConfirmForm } from './ConfirmForm.tsx'
import { orderAddress } from '../parts/way-back.ts'
import { ResultLoaded } from '../parts/ResultLoaded.tsx'

type Input = PathInput<typeof risksPaths.confirmingOrder>

/** The full comparison of a fund's risk with the investor's class, before the order continues. */
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
