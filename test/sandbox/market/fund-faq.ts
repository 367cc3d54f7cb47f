import type { FaqCategory } from '#domain/fund/fund-answers.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'

/** Which funds a question is about. */
type About = 'all' | 'money' | 'other' | 'equity' | 'bond' | 'index' | 'qdii' | 'fof' | 'pension'

export interface Faq {
  readonly faqId: string
  readonly category: FaqCategory
  readonly about: About
  readonly question: string
  /** With names of figures in braces (`domain/fund/fund-answers.ts`). */
  readonly answer: string
}

type Row = readonly [id: string, about: About, question: string, answer: string]

const ROWS: Readonly<Record<FaqCategory, readonly Row[]>> = {
  buy: [
    [
      'minimum',
      'all',
      '最少买多少',
      '{fundName}的起购金额为 {minAmount}，超过部分按 {amountStep} 递增。',
    ],
    ['limit', 'all', '一天最多买多少', '目前的申购状态为{applyStatus}。单日限额：{dailyLimit}。'],
    [
      'confirm',
      'all',
      '买入后什么时候确认份额',
      '现在买入按 {tradeDate} 的净值计算，预计 {confirmDate} 确认份额。',
    ],
    [
      'price',
      'other',
      '按哪一天的净值成交',
      '交易日 15:00 前按当日净值，之后按下一个交易日净值。现在买入的定价日为 {tradeDate}，提交时净值尚未公布。',
    ],
    [
      'price-money',
      'money',
      '货币基金按什么价格买入',
      '货币基金的净值固定为 1.0000 元，现在买入从 {incomeDate} 起计算收益。',
    ],
    [
      'cancel',
      'all',
      '买入后可以撤单吗',
      '定价日 15:00 前可以撤单，本次为 {tradeDate} 15:00 前。撤单后资金退回原支付账户。',
    ],
    [
      'risk-match',
      'all',
      '为什么提示风险等级不匹配',
      '这只基金的风险等级为{risk}。高于您的测评结果时不能直接买入，可以重新完成风险测评或选择其他基金。',
    ],
    [
      'qdii-days',
      'qdii',
      '为什么确认比较慢',
      '这只基金投资境外市场，净值晚一个交易日公布，现在买入预计 {confirmDate} 确认。',
    ],
    [
      'pension-y',
      'pension',
      'Y 类份额谁能买',
      'Y 类份额只能用个人养老金账户购买，其他账户可以选择 A 类或 C 类。',
    ],
    [
      'holding-period',
      'fof',
      '买入后多久可以卖出',
      '现在买入的份额预计 {redeemableDate} 起可以卖出，合同另有最短持有期的从其约定。',
    ],
  ],
  sell: [
    ['arrival', 'all', '卖出后多久到账', '资金预计在提交卖出后的 {arrival} 到账，按交易日计算。'],
    [
      'when',
      'all',
      '什么时候可以卖出',
      '目前的赎回状态为{redeemStatus}。现在买入的份额预计 {redeemableDate} 起可以卖出。',
    ],
    [
      'fee',
      'other',
      '卖出要付多少手续费',
      '按持有天数收取：{redemptionLadder}。先买入的份额先卖出。',
    ],
    ['fee-money', 'money', '卖出货币基金要手续费吗', '赎回费：{redemptionLadder}。'],
    [
      'week',
      'other',
      '持有不满 7 天卖出有什么不同',
      '持有时间越短，赎回费越高，本基金的阶梯为：{redemptionLadder}。赎回费计入基金财产。',
    ],
    [
      'price',
      'other',
      '卖出按哪天的净值',
      '交易日 15:00 前按当日净值，之后按下一个交易日净值，提交时净值尚未公布。',
    ],
    [
      'part',
      'all',
      '可以只卖出一部分吗',
      '可以按份额卖出一部分，剩余份额继续持有。剩余份额低于合同下限时需要一次全部卖出。',
    ],
    [
      'large',
      'other',
      '什么是巨额赎回',
      '当日净卖出的份额超过基金总份额的 10% 时，基金可以部分延期办理，延期的部分按下一交易日的净值计算。',
    ],
    [
      'qdii-arrival',
      'qdii',
      '境外基金为什么到账慢',
      '境外结算与换汇需要时间，本基金预计 {arrival} 到账。',
    ],
    [
      'quick',
      'money',
      '可以快速取出吗',
      '快速取出每天有额度上限，额度用完后请使用普通取出，预计 {arrival} 到账。',
    ],
  ],
  income: [
    ['when', 'all', '什么时候开始计算收益', '现在买入预计从 {incomeDate} 起计算收益。'],
    [
      'nav',
      'other',
      '净值什么时候更新',
      '交易日晚间公布当日净值，最新净值为 {nav}。公布之前不显示任何预测值。',
    ],
    [
      'yield',
      'money',
      '七日年化是什么',
      '把最近七个自然日的收益折算成年度比率，每天都会变化，不代表未来收益。',
    ],
    ['per10k', 'money', '万份收益是什么', '每一万份基金份额当天的收益，单位为元，每个自然日都有。'],
    [
      'dividend',
      'other',
      '分红怎么处理',
      '默认的分红方式为{dividend}，可以在持仓页修改。分红后净值相应降低，总资产不变。',
    ],
    [
      'weekend',
      'money',
      '节假日有收益吗',
      '已经确认的份额在节假日也计算收益，节前最后一个交易日 15:00 后买入的除外。',
    ],
    [
      'benchmark',
      'all',
      '业绩比较基准是什么',
      '本基金的业绩比较基准为{benchmark}。基准是衡量结果的尺子，不是收益承诺。',
    ],
    [
      'loss',
      'other',
      '为什么买入后先亏损',
      '净值每天随市场涨跌，买入的手续费也会先反映在持有收益里。投资有亏损的可能。',
    ],
    ['qdii-day', 'qdii', '净值为什么晚一天', '境外市场收市时间不同，净值在下一个交易日公布。'],
    [
      'past',
      'all',
      '过去的收益能代表以后吗',
      '不能。过往业绩不预示未来表现，历史数据只帮助了解它曾经的波动。',
    ],
  ],
  fee: [
    [
      'purchase',
      'other',
      '买入的手续费是多少',
      '按金额收取：{purchaseLadder}。手续费从买入金额中扣除。',
    ],
    ['purchase-money', 'money', '买入货币基金要手续费吗', '买入手续费：{purchaseLadder}。'],
    [
      'holding',
      'all',
      '持有期间有什么费用',
      '{holdingFees}。这些费用每天从基金资产中计提，净值已经扣除。',
    ],
    ['management', 'all', '管理费怎么收', '管理费每年 {management}，按日计提，不需要另外支付。'],
    ['custody', 'all', '托管费付给谁', '托管费每年 {custody}，付给保管基金财产的托管人。'],
    [
      'service',
      'all',
      '什么是销售服务费',
      '销售服务费每年 {service}。收取它的份额买入时通常没有申购费。',
    ],
    [
      'class',
      'other',
      'A 类和 C 类怎么选',
      '本份额买入费率：{firstFee}，销售服务费每年 {service}。A 类一次付申购费，C 类按天付销售服务费，满 1 年后不再付。打算持有多久，就用多久的服务费和申购费比。',
    ],
    ['discount', 'other', '折扣怎么计算', '页面显示的是折后费率，目前小额买入为 {firstFee}。'],
    [
      'example',
      'other',
      '一万元要付多少手续费',
      '按 净申购金额 = 金额 ÷（1 + 费率）计算，目前小额买入费率为 {firstFee}。',
    ],
    [
      'index-fee',
      'index',
      '指数基金的费用为什么低',
      '它按指数运作，研究成本较低。本基金每年的费用为：{holdingFees}。',
    ],
  ],
  risk: [
    [
      'level',
      'all',
      '它的风险等级是多少',
      '{fundName}的类型为{type}，风险等级为{risk}。等级由高到低对应 R5 到 R1。',
    ],
    ['loss', 'all', '会亏损吗', '会有亏损的可能。基金不是存款，不承诺收益，净值可能低于您的成本。'],
    [
      'drawdown',
      'other',
      '最大回撤是什么',
      '从高点到低点的最大跌幅，用来了解历史上最难受的一段。详情页可以查看本基金的数值。',
    ],
    [
      'bond',
      'bond',
      '债券基金也会跌吗',
      '利率上升或债券违约时，净值会下跌。期限越长的债券，对利率越敏感。',
    ],
    [
      'credit',
      'bond',
      '什么是信用风险',
      '发行人不能按时付息还本的可能。基金通过分散与等级限制降低影响，不能完全消除。',
    ],
    [
      'equity',
      'equity',
      '波动大的时候怎么办',
      '先确认这笔钱多久用得到。权益基金短期波动较大，不适合近期要用的钱。',
    ],
    [
      'index-track',
      'index',
      '为什么和指数有差距',
      '费用、现金和成份调整都会带来差距，用跟踪误差衡量。',
    ],
    [
      'currency',
      'qdii',
      '汇率有影响吗',
      '有。境外资产以外币计价，人民币升值时净值会受到不利影响。',
    ],
    [
      'fof',
      'fof',
      'FOF 的风险更低吗',
      '它通过多只基金分散，但仍然会随市场波动，风险等级为{risk}。',
    ],
    [
      'liquidity',
      'all',
      '会不会卖不出去',
      '目前的赎回状态为{redeemStatus}。极端情况下基金可能暂停或延期办理卖出，以公告为准。',
    ],
  ],
  plan: [
    ['minimum', 'all', '定投最少多少钱', '每期最低 {planMin}。'],
    [
      'start',
      'all',
      '怎样开始定投',
      '在详情页点“定投”，选择金额、周期和扣款账户。每期最低 {planMin}。',
    ],
    ['day', 'all', '扣款日遇到节假日怎么办', '顺延到下一个交易日扣款，按扣款当天的净值确认。'],
    ['pause', 'all', '可以暂停吗', '可以随时暂停、恢复或结束，已经买入的份额继续持有。'],
    ['fail', 'all', '余额不足会怎样', '当期扣款失败，不产生费用。连续三期失败后计划自动结束。'],
    ['fee', 'other', '定投的手续费一样吗', '和单次买入相同：{purchaseLadder}。'],
    ['loss', 'other', '定投会亏损吗', '会有亏损的可能。定投只是分批买入，不能消除市场下跌的影响。'],
    ['change', 'all', '可以修改金额吗', '可以，修改从下一期生效，每期最低 {planMin}。'],
    ['cycle', 'all', '选每周还是每月', '长期来看差别不大，和您的收入节奏一致更容易坚持。'],
    [
      'suspended',
      'all',
      '基金暂停申购时怎么办',
      '目前的申购状态为{applyStatus}。暂停期间当期不扣款，恢复后继续。',
    ],
  ],
}

const CATEGORIES = ['buy', 'sell', 'income', 'fee', 'risk', 'plan'] as const

export const FUND_FAQ: readonly Faq[] = CATEGORIES.flatMap((category) =>
  ROWS[category].map(([id, about, question, answer]) => ({
    faqId: `${category}-${id}`,
    category,
    about,
    question,
    answer,
  })),
)

const FITS: Readonly<Record<About, (fund: Fund) => boolean>> = {
  all: () => true,
  money: ({ isMoney }) => isMoney,
  other: ({ isMoney }) => !isMoney,
  equity: ({ typeCode }) => typeCode === '1' || typeCode === '4',
  bond: ({ typeCode }) => typeCode === '3',
  index: ({ typeCode }) => typeCode === '5',
  qdii: ({ isQdii }) => isQdii,
  fof: ({ typeCode }) => typeCode === '7' || typeCode === '8',
  pension: ({ typeCode }) => typeCode === '8',
}

export const faqsFor = (fund: Fund): readonly Faq[] =>
  FUND_FAQ.filter(({ about }) => FITS[about](fund))
