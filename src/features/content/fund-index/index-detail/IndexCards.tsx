import { BASIS_NAMES, equityBondSpread, LEAST_DAYS } from '#domain/fund/index-valuation.ts'
import { formatRate, formatRatio } from '#domain/money/format-figures.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import type { Index } from './index-detail-words.ts'

interface Props {
  readonly index: Index
}

/** The ratios of the last close, and what they are compared with. */
export function RatiosCard({ index }: Props) {
  const { date, pe, pb, dividendYield, bond } = index
  const spread = equityBondSpread(pe, bond?.yield ?? null)
  return (
    <Card title="估值" extra={`截至 ${formatDate(date)}`}>
      <KeyValue
        items={[
          { label: BASIS_NAMES.pe, value: formatRatio(pe) },
          { label: BASIS_NAMES.pb, value: formatRatio(pb) },
          { label: '股息率', value: formatRate(dividendYield) },
          {
            label: '股债差',
            value: spread === null ? NO_FIGURE : `${spread} 个百分点`,
            note:
              bond === null
                ? '没有国债收益率'
                : `10 年期国债收益率 ${formatRate(bond.yield)}，${formatDate(bond.date)}`,
          },
        ]}
      />
    </Card>
  )
}

/** The members of the greatest weight. */
export function PartsCard({ index: { parts, date } }: Props) {
  return (
    <Card title="前十大成份股" extra={`截至 ${formatDate(date)}`} flush>
      <UnreadableNotice of={[parts]} />
      <RowList label="前十大成份股">
        {parts.map(({ code, name, weight }) => (
          <Row key={code} title={name} note={code} value={formatRate(weight)} valueNote="权重" />
        ))}
      </RowList>
    </Card>
  )
}

/** Shows how the figures are made. */
export function MethodCard({ index: { source, basis } }: Props) {
  return (
    <Card title="怎么算的">
      <BulletList
        items={[
          '市盈率 = 全部成份股市值 ÷ 近四个季度净利润之和，亏损的公司计算在内',
          `百分位 = 窗口内${BASIS_NAMES[basis]}低于当日的交易日数 ÷（全部交易日数 − 1），窗口最长 10 年，满 ${LEAST_DAYS} 个交易日才计算`,
          '百分位低于 30 为较低，30 至 70 为适中，高于 70 为较高；走势图的两条线是对应的位置',
          '股债差 = 100 ÷ 市盈率 − 10 年期国债收益率',
          '跟踪误差 = 基金与业绩比较基准每日涨跌之差的标准差 × √250，日均偏离是这些差的绝对值的平均',
          `来源：${source}`,
        ]}
      />
    </Card>
  )
}
