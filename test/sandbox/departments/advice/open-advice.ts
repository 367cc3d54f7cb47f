/** The advice that personas have when the sandbox begins. */
import { addMonths } from '#domain/calendar/add-months.ts'
import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import { addTradingDays, tradingDayBefore } from '#domain/calendar/trading-dates.ts'
import { divide, multiply, roundCent } from '#domain/money/money.ts'
import { madeApplyNo } from '#test/sandbox/kernel/made-apply-no.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { cents } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { userById } from '#test/sandbox/kernel/store/users.ts'
import { confirmOther } from '#test/sandbox/departments/trading/confirming.ts'
import { CONFIRMED_AT } from '#test/sandbox/departments/trading/day.ts'
import { findOrder } from '#test/sandbox/departments/trading/order-row.ts'
import { payDue } from '#test/sandbox/departments/trading/payouts.ts'
import { buyInThePast } from '#test/sandbox/departments/trading/seed-personas-trades.ts'
import { openAccount, transfer } from './accounts.ts'
import { advance } from './adjusting.ts'
import { reckonFees } from './fees.ts'
import { childrenOf, insertParent, sellPart, setState } from './placing.ts'
import { currentParts, portfoliosIn } from './portfolios.ts'
import { keepAnswers, type StoredAnswers } from './solutions.ts'

const answers = (time: string, loss: string): StoredAnswers =>
  Object.entries({
    purpose: 'p4',
    time,
    amount: 'a4',
    spending: 's3',
    planned: 'l2',
    loss,
    experience: 'e2',
    liquidity: 'd3',
  }).map(([questionId, optionId]) => ({ questionId, optionIds: [optionId] }))

const ADVISED = 'advised'
const ADVISED_IN = 'PI0001'
/** Yuan, and the trading days since they came in. */
const PAID_IN = '100000.00'
const DAYS_AGO = 120
/** By so many points the first part is above its weight, and the second below. */
const OFF = 5.3
/** Trading days since the adjustment began. */
const SOLD_AGO = 6
const SOLD = 0.12

export function openAdvice(db: Database, market: Market, began: Time14): void {
  const today = began.slice(0, 8)
  if (userById(db, 'zhao'))
    keepAnswers(db, {
      userId: 'zhao',
      level: 3,
      answers: answers('3to5', '25'),
      made: `${addMonths(today, -14)}103000`,
      id: 'SEEDEDZHAO000001',
    })
  const portfolio = portfoliosIn(market).find((it) => it.portfolioCode === ADVISED_IN)
  if (!userById(db, ADVISED) || !portfolio) return
  const bought = goBack(market, today, DAYS_AGO)
  keepAnswers(db, {
    userId: ADVISED,
    level: 3,
    answers: answers('3to5', '25'),
    made: `${addMonths(today, -7)}100000`,
    id: 'SEEDEDADVISED001',
  })
  const account = openAccount(db, { userId: ADVISED, portfolio, time: `${bought}095000` })
  const applyNo = `A${madeApplyNo('advised in', ADVISED)}`
  const card = `${ADVISED}-1`
  const parts = currentParts(db, portfolio, began)
  const orders = parts.flatMap(({ fundCode, weight }, index) => {
    const fund = market.fund(fundCode)
    const point = market.pointOn(fundCode, bought, began)
    const last = market.rawPoints(fundCode, began).at(-1)
    if (!fund || !point || !last) return []
    const off = index === 0 ? OFF : index === 1 ? -OFF : 0
    // The weights of today follow from what was paid and from how the funds have done since.
    const wanted = multiply(PAID_IN, String((weight + off) / 100))
    return { fund, point, amount: roundCent(divide(multiply(wanted, point.nav), last.nav)) }
  })
  const total = orders.reduce((sum, it) => sum + cents(it.amount), 0)
  insertParent(db, {
    apply_no: applyNo,
    user_id: ADVISED,
    portfolio_code: ADVISED_IN,
    kind: 'in',
    oper_time: `${bought}100000`,
    card,
    amount: total,
    state: 'done',
  })
  transfer(db, { applyNo, account, card, amount: total, time: `${bought}100000` })
  for (const it of orders) {
    const child = buyInThePast(db, market, ADVISED, {
      ...it,
      bankSerial: account.bank_serial,
      until: began,
    })
    if (child !== null)
      db.run('INSERT INTO portfolio_children (apply_no, parent) VALUES (?, ?)', child, applyNo)
  }
  adjustInThePast({ db, market }, account, began)
  reckonFees(db, market, addDays(today, -1), began)
}

const goBack = (market: Market, from: string, days: number): string => {
  let day = from
  for (let left = days; left > 0; left -= 1) day = tradingDayBefore(day, market.isTradingDay)
  return day
}

/** An adjustment whose sales are paid, and whose purchases begin with the sandbox. */
function adjustInThePast(
  { db, market }: { db: Database; market: Market },
  account: Parameters<typeof transfer>[1]['account'],
  began: Time14,
): void {
  const sold = goBack(market, began.slice(0, 8), SOLD_AGO)
  const parent = `T${madeApplyNo('advised adjustment', ADVISED)}`
  const time = `${sold}100500`
  const portfolio = portfoliosIn(market).find((it) => it.portfolioCode === ADVISED_IN)
  if (!portfolio) return
  const parts = currentParts(db, portfolio, began)
  const id = `${ADVISED_IN}-${time}`
  db.run(
    'INSERT INTO portfolio_adjustments VALUES (?, ?, ?, ?, ?)',
    id,
    ADVISED_IN,
    time,
    '权益占比偏离目标超过 5 个百分点，恢复约定比例',
    JSON.stringify(parts),
  )
  insertParent(db, {
    apply_no: parent,
    user_id: ADVISED,
    portfolio_code: ADVISED_IN,
    kind: 'adjust',
    oper_time: time,
    state: 'waiting',
    adjustment_id: id,
  })
  const bond = parts.find(({ assetClass }) => assetClass === 'bond')?.fundCode ?? ''
  const shares = db.number(
    'SELECT coalesce(sum(shares), 0) AS amount FROM lots WHERE bank_serial = ? AND fund_code = ?',
    account.bank_serial,
    bond,
  )
  sellPart(
    { db, market },
    { parent, account, fundCode: bond, shares: Math.floor(shares * SOLD), time },
  )
  for (const child of childrenOf(db, parent)) {
    const order = findOrder(db, child.apply_no)
    if (order) confirmOther(db, market, order, `${order.confirm_date}${CONFIRMED_AT}`)
  }
  const paid = addTradingDays(sold, SOLD_AGO - 1, market.isTradingDay)
  payDue(db, paid, `${paid}${CONFIRMED_AT}`)
  setState(db, parent, 'selling')
  advance({ db, market }, began)
}
