import { Navigate } from 'react-router-dom'
import { isMoneyMarket } from '#domain/business-codes.ts'
import { dealPaths } from '#paths/deal.ts'
import type { PathInput } from '#paths/path.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { NothingHeld } from '../parts/NothingHeld.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'
import { useSaleFacts, useWalletLimits } from '#shared/engines/order/form/sale/sale-data.ts'
import { combineQueries } from '#templates/combine-queries.ts'

type Input = PathInput<typeof dealPaths.withdraw>

/** Withdraws from a money-market fund, quickly or in the ordinary way. */
export default function WithdrawScreen({ input }: { readonly input: Input }) {
  const { fundCode, bankSerial, tab } = input
  const sale = useSaleFacts(fundCode)
  const limits = useWalletLimits(fundCode)
  const facts = sale.data && limits.data ? { facts: sale.data, limits: limits.data } : undefined
  return (
    <Loaded
      query={combineQueries([sale, limits], facts)}
      skeleton={<SkeletonScreen shape="form" />}
      isEmpty={(data) => data.facts.info.accounts.length === 0}
      empty={<NothingHeld fundCode={fundCode} accounts={sale.data?.info.accounts} />}
    >
      {(data) =>
        isMoneyMarket(data.facts.fund) ? (
          <WithdrawForm
            {...data}
            bankSerial={bankSerial}
            way={tab}
            onStale={() => void sale.refetch()}
          />
        ) : (
          <Navigate to={dealPaths.redeem.to({ fundCode })} replace />
        )
      }
    </Loaded>
  )
}
