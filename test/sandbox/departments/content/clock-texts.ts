import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'

/** Funds whose published values stand for parts of the market in the evening's note. */
const SEEN = [
  { code: '980401', words: '宽基指数' },
  { code: '980405', words: '红利低波' },
  { code: '980501', words: '纯债' },
] as const

/** 涨, 跌 or 平 with the published change of a day. */
function change(percent: string): string {
  const value = Number(percent)
  if (value === 0) return '持平'
  return `${value > 0 ? '涨' : '跌'} ${Math.abs(value).toFixed(2)}%`
}

/** The note on the published values of a day; values of earlier days are left out. */
export function closeNote(
  market: Market,
  day: Date8,
  now: Time14,
): { title: string; text: string } {
  const seen = SEEN.flatMap(({ code, words }) => {
    const point = market.latest(code, now)
    const fund = market.fund(code)
    if (!fund || point?.date !== day || point.dayChange == null) return []
    return [
      {
        words,
        text: `${words}方面，${fund.name}当日净值 ${point.nav} 元，${change(point.dayChange)}`,
      },
    ]
  })
  const date = `${Number(day.slice(4, 6))} 月 ${Number(day.slice(6))} 日`
  return {
    title: `${date}收盘小结`,
    text:
      seen.length === 0
        ? `${date}交易结束。基金净值以公司公告为准，过往业绩不预示未来表现。`
        : `${date}交易结束，今晚公布的净值：${seen.map(({ text }) => text).join('；')}。以上为已公布的数据，过往业绩不预示未来表现。`,
  }
}

const ANSWERS: readonly { about: RegExp; text: string }[] = [
  {
    about: /费|份额/,
    text: '费用要看持有多久。A 类在买入时收取申购费；C 类不收申购费，按日计提销售服务费，持有超过一年不再收取。两类份额投资的是同一个组合，具体费率以基金合同和招募说明书为准，买入前可以在费用页按您计划的金额和时间比较。',
  },
  {
    about: /债|久期|票息/,
    text: '纯债基金的收益主要来自票息，净值的波动主要来自利率变化。久期越长，同样幅度的利率变化带来的净值变化越大。遇到净值回撤，可以先看它的久期和信用结构，再看自己的资金什么时候要用，期限不匹配时宁可选择更短的产品。',
  },
  {
    about: /定投|计划/,
    text: '定投解决的是买入时点的问题，不能消除亏损。建议把金额控制在日常结余之内，并在开始前写好什么时候调整、什么时候结束。扣款日遇到非交易日会顺延到下一个交易日，扣款失败请留意通知并检查银行卡。',
  },
  {
    about: /养老|退休/,
    text: '个人养老金账户里的资金达到领取条件时才能领取，适合长期不用的钱。Y 份额的管理费和托管费有优惠，目标日期基金会随着时间逐步降低权益资产的比例，选择时先看目标年份与自己的退休年份是否接近。',
  },
]
const USUAL_ANSWER =
  '感谢提问。公开信息可以在基金详情页的档案、季报和公告里找到：先看投资范围和业绩比较基准，再看最近一期季报的资产组合和基金经理的说明。涉及个人持仓和金额的情况，请联系客服，我们不在公开场合提供个人建议。'

/** The adviser's answer to a question that has no other answer. */
export const answerFor = (title: string): string =>
  ANSWERS.find(({ about }) => about.test(title))?.text ?? USUAL_ANSWER
