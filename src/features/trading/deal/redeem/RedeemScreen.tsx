import { Navigate } from 'react-router-dom'
import { isMoneyMarket } from '#domain/business-codes.ts'
import { dealPaths } from '#paths/deal.ts'
import type { PathInput } from '#paths/path.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { ConvertForm } from './ConvertForm.tsx'
import { NothingHeld } from '../parts/NothingHeld.tsx'
import { RedeemForm } from './RedeemForm.tsx'
import { useSaleFacts } from '#shared/engines/order/form/sale/sale-data.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'

type Input = PathInput<typeof dealPaths.redeem>
type Tab = NonNullable<Input['tab']>

const TABS = [
  { key: 'redeem', label: '卖出' },
  { key: 'convert', label: '转换' },
] as const

/**
 * Sells or converts: two tabs, each with its own draft. The tab is in the address, so a reload
 * keeps it.
 */
export default function RedeemScreen({ input }: { readonly input: Input }) {
  const { fundCode, bankSerial, tab = 'redeem', targetFundCode } = input
  const facts = useSaleFacts(fundCode)
  const card = bankSerial === undefined ? {} : { bankSerial }
  const choose = useUrlChoice(dealPaths.redeem, { fundCode, ...card })
  const show = (next: Tab) => choose({ tab: next })
  const onStale = () => void facts.refetch()
  const tabs = <Segments label="卖出或转换" items={TABS} value={tab} onChange={show} />
  return (
    <Loaded
      query={facts}
      skeleton={<SkeletonScreen shape="form" />}
      isEmpty={({ info }) => info.accounts.length === 0}
      empty={<NothingHeld fundCode={fundCode} accounts={facts.data?.info.accounts} />}
    >
      {(data) => {
        const form = { facts: data, bankSerial, tabs, onStale }
        if (tab === 'convert') return <ConvertForm {...form} targetFundCode={targetFundCode} />
        // Money-market funds have a withdrawal screen; only their conversion is here.
        if (isMoneyMarket(data.fund))
          return <Navigate to={dealPaths.withdraw.to({ fundCode, ...card })} replace />
        return <RedeemForm {...form} />
      }}
    </Loaded>
  )
}
