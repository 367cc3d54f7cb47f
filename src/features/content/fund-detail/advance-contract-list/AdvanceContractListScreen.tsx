import { listPrivateContracts, queryPrivateState } from '#api/calls/private-plan.ts'
import { prefetchCall } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { useCurrent } from '#api/use-current.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { Loaded } from '#templates/Loaded.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { StaleNotice } from '#templates/StaleNotice.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { InTurn } from '#ui/layout/InTurn.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { SkeletonCards } from '#ui/layout/Skeleton.tsx'
import { PrivateGate, PrivateRiskLine } from '../parts/PrivateGate.tsx'
import type { PrivateState } from '../parts/private-steps.ts'
import { ContractCard } from './ContractCard.tsx'
import { ProductsCard } from './ProductsCard.tsx'
import { SignForm } from './SignForm.tsx'

type Input = PathInput<typeof fundDetailPaths.advanceContractList>

export const prefetch: Prefetch<Input> = () => [
  prefetchCall(queryPrivateState, {}),
  prefetchCall(listPrivateContracts, {}),
]

/** A bank and a clock move contracts on: what is shown is asked for again, in ms. */
const ASK_EVERY_MS = 30_000

/** The contracts of private plans with what is next of each; with a code, the signing of one. */
export default function AdvanceContractListScreen({
  input: { fundCode },
}: {
  readonly input: Input
}) {
  return (
    <PrivateGate
      to={fundDetailPaths.advanceContractList.to({ fundCode })}
      skeleton="rules"
      besides={<Contracts />}
    >
      {(state) =>
        fundCode === undefined ? (
          <Overview state={state} />
        ) : (
          <SignForm key={fundCode} fundCode={fundCode} state={state} />
        )
      }
    </PrivateGate>
  )
}

function Overview({ state }: { readonly state: PrivateState }) {
  return (
    <Page footNote={<PrivateRiskLine />}>
      <StaleNotice />
      <InTurn>
        <Contracts empty />
        <ProductsCard state={state} />
      </InTurn>
    </Page>
  )
}

/** The contracts of a user, also of one who may not see products any more. */
function Contracts({ empty = false }: { readonly empty?: boolean }) {
  const query = useCurrent(listPrivateContracts, {}, { refetchInterval: ASK_EVERY_MS })
  return (
    <Loaded
      query={query}
      skeleton={empty ? <SkeletonCards shape="rules" /> : null}
      isEmpty={({ contracts }) => isEmptyList(contracts)}
      empty={
        empty ? (
          <Card>
            <EmptyState
              kind="empty"
              title="还没有合同"
              note="签署后，打款、冷静期和回访显示在这里"
            />
          </Card>
        ) : null
      }
    >
      {({ contracts }) => (
        <>
          <UnreadableNotice of={[contracts]} />
          {contracts.map((it) => (
            <ContractCard key={`${it.contractNo} ${it.state}`} contract={it} />
          ))}
        </>
      )}
    </Loaded>
  )
}
