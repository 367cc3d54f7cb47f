import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'

const QUESTIONS = [
  ['上海金基准价是什么', '上海黄金交易所集中定价合约的价格，每个交易日早盘和午盘各一次。'],
  ['为什么今天还没有价格', '早盘 10:30、午盘 14:30 后公布，之前显示上一次的价格和日期。'],
  ['与金店价格有什么不同', '基准价不含加工费、税费和门店费用，不是零售价。'],
  ['可以提取黄金吗', '不可以。买卖的是基金份额，卖出后到账的是资金。'],
  ['净值为什么与金价不一致', '基金留有现金、收取费用，按净值计算，因此有偏离。'],
  [
    'A 类和 C 类有什么不同',
    'A 类买入时收申购费，C 类按日收销售服务费，持有超过 1 年不再收，适合的持有时间不同。',
  ],
  ['多久能卖出', '确认后可以卖出，持有不足 7 天的，卖出费率为 1.5%。'],
  ['金价会下跌吗', '会。金价受利率、汇率和供需影响，可能长时间下跌。'],
] as const

/** Shows what people ask about gold and the funds on it. */
export function Questions() {
  return (
    <RowCard title="常见问题">
      {QUESTIONS.map(([question, answer]) => (
        <Row key={question} whole title={question} note={answer} />
      ))}
    </RowCard>
  )
}
