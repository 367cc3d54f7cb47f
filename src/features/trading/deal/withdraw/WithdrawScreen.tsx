import { Navigate } from 'react-router-dom'
import * as v from 'valibot'
import { isMoneyMarket } from '#domain/order/business-codes.ts'
import { paths } from '#src/paths.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { NothingHeld } from '../parts/NothingHeld.tsx'
import { WithdrawForm, type Way } from './WithdrawForm.tsx'
import { heldInput } from '../parts/deal-inputs.ts'
import { useSaleFacts, useWalletLimits } from '../parts/sale-data.ts'
import { combineQueries } from '#templates/combine-queries.ts'

export const urlFields = v.object({
  ...heldInput,
  tab: v.optional(v.picklist(['quick', 'ordinary'])),
})

interface Input {
  readonly fundCode: string
  readonly bankSerial?: string | undefined
  readonly tab?: Way | undefined
}

/** Withdrawing from a money-market fund, quick or ordinary. */
export default function MontyRedeemScreen({ input }: { readonly input: Input }) {
  const { fundCode, bankSerial, tab } = input
  const sale = useSaleFacts(fundCode)
  const limits = useWalletLimits(fundCode)
  const facts = sale.data && limits.data ? { facts: sale.data, limits: limits.data } : undefined
  return (
    <Loaded
      query={combineQueries([sale, limits], facts)}
      skeleton={<SkeletonScreen shape="form" />}
      isEmpty={(data) => data.facts.info.accounts.length === 0}
      empty={<NothingHeld fundCode={fundCode} />}
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
          <Navigate to={paths.redeem.to({ fundCode })} replace />
        )
      }
    </Loaded>
  )
}
