import { useState } from 'react'
import { brand, serviceTimes } from '#domain/brand.ts'
import { isServiceTime } from '#domain/person/service-hours.ts'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import { chargePaths } from '#paths/charge.ts'
import { risksPaths } from '#paths/risks.ts'
import { vipPaths } from '#paths/activities/vip.ts'
import { isClockKnown, now14 } from '#platform/clock.ts'
import { openCustomer } from '#shared/parts/help/open-customer.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { stateWords } from './center-words.ts'
import { useCoins } from '#shared/engines/reward/use-coins.ts'
import { authenticPaths } from '#paths/authentic.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { WALLET_FUND } from '#domain/business-codes.ts'
import { FunctionPicture } from '#shared/parts/functions/FunctionPicture.tsx'
import { FunctionRow } from './FunctionRow.tsx'
import { HelpRow } from '#shared/parts/help/HelpRow.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'

/**
 * Shows whom to ask, when, where rules are explained, and with an account complaints and `coins`.
 */
export function ServiceRows({ coins = false }: { readonly coins?: boolean }) {
  const [asking, setAsking] = useState(false)
  // A page without a user may not have heard the provider's time: then the hours alone are said.
  const state = !isClockKnown()
    ? undefined
    : isServiceTime(now14(), serviceTimes)
      ? '服务中'
      : '现在不在服务时间'
  return (
    <Card title="服务" flush>
      <RowList label="服务">
        <Row
          icon={<FunctionPicture icon="chat" />}
          title="联系客服"
          note={`${brand.serviceLine}，${brand.serviceHours}`}
          value={state}
          onClick={() => void openCustomer('我的')}
        />
        <FunctionRow of="help" onClick={() => setAsking(true)} />
        {coins ? <FunctionRow of="complaints" /> : null}
        {coins ? <CoinRow /> : null}
        <FunctionRow of="vip" href={coins ? undefined : vipPaths.vipEntry.to()} />
        <FunctionRow of="coupons" />
        {coins ? <FunctionRow of="invite" /> : null}
        <FunctionRow of="activities" />
        <FunctionRow of="pension" />
        <FunctionRow of="game" />
        <FunctionRow of="tradeRules" />
        <FunctionRow of="riskWords" />
      </RowList>
      <HelpSheet open={asking} onClose={() => setAsking(false)} />
    </Card>
  )
}

function CoinRow() {
  const coins = useCoins()
  return (
    <FunctionRow
      of="coins"
      value={stateWords(coins, ({ balance }) => unitAmount(balance, 'plain'))}
    />
  )
}

interface HelpProps {
  readonly open: boolean
  readonly onClose: () => void
}

const ANSWERS = [
  { title: '买入和卖出按哪天的净值', to: chargePaths.shiftRule.to() },
  { title: '费用怎么算', to: chargePaths.serviceCharge.to() },
  {
    title: '多久到账，收益什么时候有',
    to: fundDetailPaths.fundConsults.to({ fundCode: WALLET_FUND }),
  },
  { title: '支持哪些银行，限额多少', to: authenticPaths.supportBank.to() },
  { title: '风险等级是什么意思', to: risksPaths.riskExplain.to() },
] as const

/** Shows what people ask most, each with the screen that answers it, and whom to ask otherwise. */
function HelpSheet({ open, onClose }: HelpProps) {
  return (
    <Sheet open={open} onClose={onClose} title="帮助" flush>
      <RowList label="帮助">
        {ANSWERS.map(({ title, to }) => (
          <Row key={to} title={title} href={to} />
        ))}
        <HelpRow source="帮助" />
      </RowList>
    </Sheet>
  )
}
