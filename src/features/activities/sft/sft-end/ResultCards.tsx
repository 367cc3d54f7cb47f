import {
  direction,
  formatAmount,
  formatPercent,
  formatSignedAmount,
} from '#domain/money/format-figures.ts'
import { FictiveFigure } from '#shared/engines/market/FictiveFigure.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { Note } from '#ui/text/Note.tsx'
import { NEVER_RANKED } from '../parts/StandingCard.tsx'
import { bestAndWorst } from './best-and-worst.ts'
import { placeText, type OwnResult } from './certificate-lines.ts'

const yuan = (sum: string) => <FictiveFigure text={`${formatAmount(sum)} 元`} own />
const gained = (sum: string) => (
  <FictiveFigure text={`${formatSignedAmount(sum)} 元`} tone={direction(sum)} own />
)

/** The result with its sums: the start and what was gained make the total. */
export function ResultCards({ own }: { readonly own: OwnResult }) {
  const { startMoney, totalAsset, profit, profitRate, rank, purchaseFees, saleFees, funds } = own
  const { best, worst } = bestAndWorst(funds)
  const shown = [
    ...(best === null ? [] : [{ name: '最高', fund: best }]),
    ...(worst === null ? [] : [{ name: '最低', fund: worst }]),
  ]
  return (
    <>
      <Card title="我的成绩" extra={placeText(own)}>
        <KeyValue
          items={[
            { label: '起始资金', value: yuan(startMoney) },
            { label: '累计收益', value: gained(profit), note: '已扣除下面的费用' },
            { label: '最终资产', value: yuan(totalAsset) },
            {
              label: '收益率',
              value: (
                <FictiveFigure text={formatPercent(profitRate)} tone={direction(profitRate)} />
              ),
            },
            { label: '申购费合计', value: yuan(purchaseFees) },
            { label: '赎回费合计', value: yuan(saleFees) },
          ]}
        />
        {rank === null ? <Note gap={1}>{NEVER_RANKED}</Note> : null}
      </Card>
      {shown.length === 0 ? null : (
        <RowCard title="收益率最高与最低" extra={`买过 ${funds.length} 只`}>
          {shown.map(({ name, fund }) => (
            <Row
              key={fund.fundCode}
              title={fund.fundName}
              note={`收益率${name}`}
              value={
                <FictiveFigure
                  text={formatPercent(fund.profitRate)}
                  tone={direction(fund.profitRate)}
                />
              }
              valueNote={
                <FictiveFigure
                  text={`${formatSignedAmount(fund.profit)} 元`}
                  tone={direction(fund.profit)}
                  own
                  size="note"
                />
              }
            />
          ))}
        </RowCard>
      )}
    </>
  )
}
