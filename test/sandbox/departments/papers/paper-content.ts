import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { CLIENT_RISKS, clientRiskLevel, riskCap } from '#domain/identity/risk.ts'
import { formatAmount, formatNav, formatShares } from '#domain/money/format-figures.ts'
import { formatDate, formatDateTime } from '#domain/calendar/format-dates.ts'
import { businessName, WALLET_FUND } from '#domain/business-codes.ts'
import type { PaperSpan } from '#domain/paper/paper.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { monthAfter, monthName } from '#domain/report/months.ts'
import { latestAssessment } from '#test/sandbox/departments/identity/assessments.ts'
import { monthReport, standingAt } from '#test/sandbox/departments/plans/monthly-report.ts'
import { userMovements } from '#test/sandbox/departments/plans/user-books.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import { findOrder } from '#test/sandbox/departments/trading/order-row.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

const row = v.array(v.string())

/** The content printed on a paper, besides its owner. */
export const paperContent = v.object({
  /** The order, the months or the day, in words. */
  about: v.string(),
  facts: v.array(v.object({ label: v.string(), value: v.string() })),
  /** Figures in columns; empty where there are none. */
  heads: row,
  rows: v.array(row),
  notes: v.array(v.string()),
})
export type PaperContent = v.InferOutput<typeof paperContent>

const CONFIRMED = '1'
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const figure = (cents: number) => formatAmount(yuan(cents))
const amount = (cents: number) => `${figure(cents)} 元`

function monthsOf({ fromMonth = '', toMonth = '' }: PaperSpan): string[] {
  const months: string[] = []
  for (let month = fromMonth; month <= toMonth; month = monthAfter(month)) months.push(month)
  return months
}

const spanName = ({ fromMonth = '', toMonth = '' }: PaperSpan) =>
  fromMonth === toMonth ? monthName(fromMonth) : `${monthName(fromMonth)}至${monthName(toMonth)}`

/** The books, and what is out of the values by now. */
interface Books extends Pick<World, 'db' | 'market'> {
  readonly now: Time14
}

function confirmation({ db, market }: Books, user: User, { applyNo = '' }: PaperSpan) {
  const order = findOrder(db, applyNo)
  if (order?.user_id !== user.user_id) throw new Refusal(RET.notFound, '没有这笔交易')
  const { net, shares } = order
  if (order.status !== CONFIRMED || net === null) {
    throw new Refusal(RET.badRequest, '参数 applyNo 不正确：确认后才能出具确认单')
  }
  const name = (code: string) => market.fund(code)?.name ?? code
  const isSale = order.vol !== null
  const fee = order.fee ?? 0
  const card = db.get(
    v.object({ bank_name: v.string(), tail: v.string() }),
    'SELECT bank_name, tail FROM cards WHERE bank_serial = ?',
    order.bank_serial,
  )
  const account = order.route === 'wallet' ? name(WALLET_FUND) : card?.bank_name
  const kind = businessName(order.business_code)
  return {
    about: `${kind} ${name(order.fund_code)}`,
    facts: [
      { label: '业务类型', value: kind },
      { label: '基金', value: `${name(order.fund_code)}（${order.fund_code}）` },
      { label: '申请编号', value: applyNo },
      { label: '申请时间', value: formatDateTime(order.oper_time) },
      { label: '交易日', value: formatDate(order.trade_date) },
      { label: '确认日', value: formatDate(order.confirm_date) },
      { label: '确认金额', value: amount(isSale ? net : net + fee) },
      { label: '手续费', value: amount(fee) },
      { label: '确认份额', value: `${formatShares(yuan(shares ?? order.vol ?? 0))} 份` },
      { label: '单位净值', value: formatNav(order.nav) },
      { label: '交易账户', value: `${account ?? ''}（尾号 ${card?.tail ?? ''}）` },
    ],
    heads: [],
    rows: [],
    notes: ['确认份额按确认金额扣除手续费后除以单位净值计算，以登记机构记录为准。'],
  }
}

function statement({ db, market, now }: Books, user: User, span: PaperSpan): PaperContent {
  const movements = userMovements(db, user.user_id)
  const months = monthsOf(span).map((month) => monthReport(market, movements, month, now))
  const [opening, closing] = [months[0]?.opening ?? 0, months[months.length - 1]?.closing ?? 0]
  return {
    about: spanName(span),
    facts: [
      { label: '期初资产', value: amount(opening) },
      { label: '转入合计', value: amount(sum(months.map((it) => it.inflow))) },
      { label: '转出合计', value: amount(sum(months.map((it) => it.outflow))) },
      { label: '收益合计', value: amount(sum(months.map((it) => it.profit))) },
      { label: '期末资产', value: amount(closing) },
    ],
    heads: ['月份', '期初', '转入', '转出', '收益', '期末'],
    rows: months.map((it) => [
      `${it.month.slice(0, 4)}-${it.month.slice(4)}`,
      figure(it.opening),
      figure(it.inflow),
      figure(it.outflow),
      figure(it.profit),
      figure(it.closing),
    ]),
    notes: ['期末资产 = 期初资产 + 转入 - 转出 + 收益。资产按月末已公布的净值计算，含在途资金。'],
  }
}

function assetProof({ db, market, now }: Books, user: User, { day = '' }: PaperSpan) {
  const standing = standingAt(market, userMovements(db, user.user_id), day, now)
  const name = (code: string) => market.fund(code)?.name ?? code
  const held = [...standing.shares].filter(([, shares]) => shares > 0)
  const transit = sum([...standing.inTransit.values()])
  const value = (code: string) => standing.held.get(code) ?? 0
  return {
    about: formatDate(day),
    facts: [
      { label: '资产日期', value: formatDate(day) },
      { label: '持有基金', value: `${held.length} 只` },
      { label: '在途资金', value: amount(transit) },
      { label: '资产合计', value: amount(sum(held.map(([code]) => value(code))) + transit) },
    ],
    heads: ['基金', '份额', '市值'],
    rows: held.map(([code, shares]) => [
      `${name(code)}（${code}）`,
      formatShares(yuan(shares)),
      formatAmount(yuan(value(code))),
    ]),
    notes: ['市值按该日已公布的最近净值计算，不代表可以取出的金额。'],
  }
}

function incomeProof({ db, market, now }: Books, user: User, span: PaperSpan): PaperContent {
  const movements = userMovements(db, user.user_id)
  const byFund = new Map<string, number>()
  for (const month of monthsOf(span)) {
    const { funds } = monthReport(market, movements, month, now)
    for (const { fundCode, profit } of funds) {
      byFund.set(fundCode, (byFund.get(fundCode) ?? 0) + profit)
    }
  }
  return {
    about: spanName(span),
    facts: [
      { label: '期间', value: spanName(span) },
      { label: '收益合计', value: amount(sum([...byFund.values()])) },
    ],
    heads: ['基金', '收益'],
    rows: [...byFund].map(([code, cents]) => [
      `${market.fund(code)?.name ?? code}（${code}）`,
      formatAmount(yuan(cents)),
    ]),
    notes: ['收益为该期间资产变动扣除转入、加上转出后的金额，过往收益不代表将来。'],
  }
}

function suitability({ db, now }: Books, user: User): PaperContent {
  const result = latestAssessment(db, user.user_id)
  if (result === null) {
    throw new Refusal(RET.badRequest, '参数 kind 不正确：完成风险测评后才能出具')
  }
  const level = clientRiskLevel(result.clientRiskLevel)
  const { code, name } = CLIENT_RISKS[level]
  const isOver = result.validDate < now.slice(0, 8)
  const cap = riskCap(level)
  return {
    about: `${code} ${name}`,
    facts: [
      { label: '风险承受能力', value: `${code} ${name}` },
      { label: '测评日期', value: formatDate(result.testTime.slice(0, 8)) },
      { label: '有效期至', value: `${formatDate(result.validDate)}${isOver ? '（已过期）' : ''}` },
      { label: '匹配的产品', value: cap === null ? '无' : cap === 1 ? 'R1' : `R1 至 R${cap}` },
    ],
    heads: [],
    rows: [],
    notes: ['本人已知悉测评结果，清楚所购产品的风险等级应与本人的风险承受能力相匹配。'],
  }
}

/** The content of a paper, from the books of this moment. */
export function contentOf(books: Books, user: User, span: PaperSpan): PaperContent {
  switch (span.kind) {
    case 'confirmation':
      return confirmation(books, user, span)
    case 'statement':
      return statement(books, user, span)
    case 'assetProof':
      return assetProof(books, user, span)
    case 'incomeProof':
      return incomeProof(books, user, span)
    case 'suitability':
      return suitability(books, user)
  }
}
