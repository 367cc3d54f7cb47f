import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryFundOne, queryNavHistory } from '../../../api/fund.ts'
import { callAhead, serverData } from '../../../api/query.ts'
import { Loaded } from '../../../templates/Loaded.tsx'
import { RiskLine } from '../../../templates/RiskLine.tsx'
import type { Ahead } from '../../../templates/screen.ts'
import { useShell } from '../../../templates/shell-context.ts'
import { Page } from '../../../ui/Page.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { FeeCard } from './parts/FeeCard.tsx'
import { FundActions } from './parts/FundActions.tsx'
import { FundFacts } from './parts/FundFacts.tsx'
import { FundHeader } from './parts/FundHeader.tsx'
import { NavChart } from './parts/NavChart.tsx'
import { StageTable } from './parts/StageTable.tsx'
import { TradeDates } from './parts/TradeDates.tsx'

interface Input {
  readonly fundCode: string
}

export const ahead: Ahead<Input> = (input) => [
  callAhead(queryFundOne, input),
  callAhead(queryNavHistory, input),
]

/** One fund: what it is worth and since when, how it has done, what it costs, and how to buy it. */
export default function FundDetailSingleScreen({ input }: { readonly input: Input }) {
  const shell = useShell()
  const fund = useQuery(serverData(queryFundOne, input))
  const name = fund.data?.fundName
  useEffect(() => {
    if (name !== undefined) shell.setTitle(name)
  }, [shell, name])

  return (
    <Loaded query={fund} skeleton={<Skeleton shape="detail" />}>
      {(data) => (
        <>
          <Page footNote={<RiskLine />}>
            <FundHeader fund={data} />
            <NavChart fund={data} />
            <StageTable fund={data} />
            <TradeDates fund={data} />
            <FeeCard fund={data} />
            <FundFacts fund={data} />
          </Page>
          <FundActions fund={data} />
        </>
      )}
    </Loaded>
  )
}
