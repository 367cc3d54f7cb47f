import type * as v from 'valibot'
import type { mncjPositionInfo } from '#api/calls/game-trading.ts'
import {
  direction,
  formatAmount,
  formatNav,
  formatPercent,
  formatShares,
  formatSignedAmount,
} from '#domain/money/format-figures.ts'
import { FictiveFigure } from '#shared/engines/market/FictiveFigure.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'

type Position = v.InferOutput<typeof mncjPositionInfo.payload>['positions'][number]

/** The figures of a position, each with its mark. */
export function PositionFigures({ position }: { readonly position: Position }) {
  const { amount, shares, usableShares, inTransit, profit, profitRate, costPrice } = position
  const figure = (text: string, tone?: ReturnType<typeof direction>) => (
    <FictiveFigure text={text} tone={tone} own />
  )
  return (
    <KeyValue
      items={[
        { label: '持有金额', value: figure(`${formatAmount(amount)} 元`) },
        { label: '持有收益', value: figure(`${formatSignedAmount(profit)} 元`, direction(profit)) },
        { label: '收益率', value: figure(formatPercent(profitRate), direction(profitRate)) },
        { label: '持有份额', value: figure(`${formatShares(shares)} 份`) },
        { label: '可卖份额', value: figure(`${formatShares(usableShares)} 份`) },
        { label: '买入在途', value: figure(`${formatAmount(inTransit)} 元`) },
        { label: '成本价', value: figure(formatNav(costPrice)) },
      ]}
    />
  )
}
