import {
  direction,
  formatAmount,
  formatMonthDay,
  formatNav,
  formatPercent,
  formatShares,
  formatSignedAmount,
} from '#domain/money/format-figures.ts'
import { FictiveFigure } from '#shared/market/FictiveFigure.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { usePositions } from '../parts/game.ts'

interface Props {
  readonly activityId: string
  readonly fundCode: string
}

/** What the user holds of a fund in the game; nothing without a position. */
export function PositionCard({ activityId, fundCode }: Props) {
  const positions = usePositions(activityId)
  const position = positions.data?.positions.find((it) => it.fundCode === fundCode)
  if (position === undefined) return null
  const { amount, shares, usableShares, inTransit, profit, profitRate, costPrice } = position
  return (
    <Card title="我的模拟持有" extra={`按 ${formatMonthDay(position.navDate)} 净值`}>
      <KeyValue
        items={[
          { label: '持有金额', value: <FictiveFigure text={`${formatAmount(amount)} 元`} /> },
          {
            label: '持有收益',
            value: (
              <FictiveFigure text={`${formatSignedAmount(profit)} 元`} tone={direction(profit)} />
            ),
          },
          {
            label: '收益率',
            value: <FictiveFigure text={formatPercent(profitRate)} tone={direction(profitRate)} />,
          },
          { label: '持有份额', value: <FictiveFigure text={`${formatShares(shares)} 份`} /> },
          { label: '可卖份额', value: <FictiveFigure text={`${formatShares(usableShares)} 份`} /> },
          { label: '买入在途', value: <FictiveFigure text={`${formatAmount(inTransit)} 元`} /> },
          { label: '成本价', value: <FictiveFigure text={formatNav(costPrice)} /> },
        ]}
      />
    </Card>
  )
}
