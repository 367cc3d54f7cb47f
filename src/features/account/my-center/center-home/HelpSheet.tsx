import { authenticPaths } from '#paths/authentic.ts'
import { chargePaths } from '#paths/charge.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { risksPaths } from '#paths/risks.ts'
import { WALLET_FUND } from '#domain/order/business-codes.ts'
import { HelpRow } from '#shared/help/HelpRow.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'

interface Props {
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

/** What people ask most, each with the screen that answers it, and whom to ask otherwise. */
export function HelpSheet({ open, onClose }: Props) {
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
