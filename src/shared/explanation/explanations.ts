/**
 * Explanations of the terms beside figures, for users (rules.md#holding-cost). The formulas are
 * those of `#domain`: holding.ts, performance-curve.ts, holding-outcomes.ts. They promise nothing.
 */
export interface Explanation {
  readonly title: string
  readonly paragraphs: readonly string[]
  /** The formula, in one line. */
  readonly formula?: string
}

export const EXPLANATIONS = {
  amount: {
    title: '持有金额',
    paragraphs: [
      '您持有的全部份额按最近一个已公布净值计算的价值，不含买入待确认和卖出在途的资金。',
      '净值每个交易日更新一次，金额随净值变化，不等于您现在卖出能收到的金额：卖出按下单当日的净值成交，并可能收取赎回费。',
    ],
    formula: '持有金额 = 持有份额 × 最新净值',
  },
  yesterdayIncome: {
    title: '昨日收益',
    paragraphs: [
      '最近一个交易日（日期写在旁边）给您带来的盈亏，按当日一直持有的份额计算，当日分红计算在内。',
      '当日净值公布前显示“更新中”。一般在当晚更新，QDII 基金晚一个交易日；合计只含已更新的基金，并注明“部分基金更新中”。',
    ],
    formula: '昨日收益 = 持有份额 ×（当日净值 + 当日每份分红 − 上一交易日净值）',
  },
  holdProfit: {
    title: '持有收益',
    paragraphs: [
      '您现在仍持有的份额，目前的价值比买入它们的成本多出或少了多少。',
      '已经卖出的份额和已经到账的现金分红不计算在内，它们计入累计收益。',
    ],
    formula: '持有收益 = 持有金额 − 持有份额的成本',
  },
  holdProfitRate: {
    title: '持有收益率',
    paragraphs: [
      '持有收益与持有份额成本的比率。它不考虑持有了多久，持有时间不同的基金不宜直接用它比较。',
    ],
    formula: '持有收益率 = 持有收益 ÷ 持有份额的成本',
  },
  cumulativeProfit: {
    title: '累计收益',
    paragraphs: [
      '从第一次买入这只基金到现在，您一共赚了或亏了多少：包括已经卖出的部分、现金分红和仍然持有的部分，费用已经扣除。',
    ],
    formula: '累计收益 = 持有金额 + 已收回的资金 − 投入的资金',
  },
  annualizedReturn: {
    title: '年化收益率（XIRR）',
    paragraphs: [
      '把您每一笔买入、卖出和分红的金额与日期都算进去，得出这些钱平均每年的回报，便于比较投入时间不同的基金。',
      '持有不满 30 天时显示“--”，因为时间太短，换算成一年没有参考意义。它描述过去，不预示未来。',
    ],
    formula: '使全部现金流（含当前持有金额）的现值合计为 0 的年利率，按实际天数 ÷ 365 计算',
  },
  costPrice: {
    title: '持仓成本价',
    paragraphs: [
      '您现在持有的每一份平均花了多少钱，买入费用计算在内。',
      '再次买入时按移动加权平均重新计算；卖出不会改变它；红利再投资增加份额而不增加成本，成本价因此降低；全部卖出后归零，重新买入时重新开始。',
    ],
    formula: '持仓成本价 = 持有份额的成本 ÷ 持有份额',
  },
  usableShares: {
    title: '可用份额与冻结份额',
    paragraphs: [
      '可用份额现在就可以卖出或转换。',
      '冻结份额暂时不能使用：一部分在还没有确认的卖出或转换订单中，一部分是刚刚买入的份额。境内基金一般在买入后的第二个交易日起可以卖出，QDII 基金为第三个交易日。',
    ],
  },
  sevenDayYield: {
    title: '七日年化收益率',
    paragraphs: [
      '把货币基金最近七天的收益按每日复利换算成一年的收益率。它每天都在变化，是过去的表现，不是对未来收益的承诺。',
    ],
    formula: '（最近七天每日（1 + 万份收益 ÷ 10,000）的乘积）的 365 ÷ 7 次方 − 1',
  },
  incomePer10k: {
    title: '万份收益',
    paragraphs: ['每一万份（即一万元）在这一天带来的收益，单位为元。周末和节假日同样有收益。'],
    formula: '当日收益 = 持有份额 ÷ 10,000 × 万份收益',
  },
  moneyIncome: {
    title: '昨日收益',
    paragraphs: [
      '最近一个交易日（日期写在旁边）带来的收益，已自动转成份额，继续产生收益。周末和节假日的收益见收益记录。',
      '份额确认后的当天开始有收益；15:00 后或非交易日存入的，顺延到下一个交易日。',
    ],
    formula: '当日收益 = 持有份额 ÷ 10,000 × 万份收益',
  },
  moneyCumulative: {
    title: '累计收益',
    paragraphs: ['从第一次存入到现在的全部收益，包括已经取出的部分。取出不会减少它。'],
  },
  maxDrawdown: {
    title: '最大回撤',
    paragraphs: [
      '在所选时间内，净值从某一天的高点跌到之后最低点的最大跌幅，即最不巧的买入时点曾经历的最大账面亏损。',
      '修复天数是从最低点回到原来高点所用的自然日天数；还没有回到高点的显示“尚未修复”。',
    ],
    formula: '最大回撤 = 1 − 之后的最低净值 ÷ 之前的最高净值（分红按再投资计算）',
  },
  volatility: {
    title: '年化波动率',
    paragraphs: ['每日涨跌的幅度换算成一年的大小。数字越大，净值上下起伏越大。它不区分涨和跌。'],
    formula: '年化波动率 = 每日涨跌幅的标准差 × √250',
  },
  sharpe: {
    title: '夏普比率',
    paragraphs: [
      '每承担一份波动，换来多少超过无风险利率的回报。同类基金之间比较，数字越大越好；为负说明回报低于无风险利率。',
      '波动率低于 0.1% 时没有比较意义，显示“--”。',
    ],
    formula: '夏普比率 =（年化收益率 − 无风险利率）÷ 年化波动率',
  },
  holdingOutcomes: {
    title: '不同持有时间的历史收益分布',
    paragraphs: [
      '假设在过去的每一个交易日买入，并持有相同的时间，把所有结果从低到高排列，取第 5%、正中间和第 95% 位置的收益，看它们相差多远。',
      '只统计已经发生的情况，未计买卖费用，分红按再投资计算。相邻买入日的结果相互重叠，不代表您以后的盈亏。',
    ],
    formula: '每个结果 = 持有期末净值 ÷ 买入日净值 − 1（分红按再投资计算）',
  },
  leverage: {
    title: '资产合计超过 100%',
    paragraphs: [
      '各类资产都按占基金净资产的比例列出。合计超过 100%，说明基金用已持有的债券融入资金再投资，即使用了杠杆。',
      '杠杆同时放大收益和亏损，监管对不同类型基金的杠杆水平设有上限。',
    ],
  },
  rank: {
    title: '同类排名',
    paragraphs: [
      '在同一类型、这段时间内都有业绩的基金中，按收益从高到低排在第几位，例如 9/44 表示 44 只中的第 9 位。',
      '成立时间不够长的基金不参加这段时间的排名，显示“--”。',
    ],
  },
  institutionShare: {
    title: '机构持有比例',
    paragraphs: [
      '全部份额中由机构投资者持有的比例，只在中期报告和年度报告中披露。',
      '比例很高时，机构集中卖出可能影响净值和基金规模。',
    ],
  },
} as const satisfies Readonly<Record<string, Explanation>>

export type Term = keyof typeof EXPLANATIONS
