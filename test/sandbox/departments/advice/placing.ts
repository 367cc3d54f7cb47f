/** Orders on a portfolio: each with a child order for each part, whose sums are the whole. */
import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import type { queryAdviceOrder } from '#api/calls/advice/advice-order.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { sharesOut, split } from '#domain/advice/parts.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { compare } from '#domain/money/money.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { ConnectionCut, Refusal } from '#test/sandbox/kernel/refusal.ts'
import { cents, parseCents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { requirePassword, requireRandomCode } from '#test/sandbox/departments/identity/proof.ts'
import { chooseDividendMethod } from '#test/sandbox/departments/trading/earnings.ts'
import { requireEligible } from '#test/sandbox/departments/trading/eligibility.ts'
import { insertOrder, recordPaid } from '#test/sandbox/departments/trading/orders.ts'
import type { Placed } from '#test/sandbox/departments/trading/placing.ts'
import { datesFor, paymentCards } from '#test/sandbox/departments/trading/purchase-terms.ts'
import { redeemBlock, saleDates } from '#test/sandbox/departments/trading/sale-terms.ts'
import { amountSentinel, BANK_REFUSAL } from '#test/sandbox/departments/trading/sentinels.ts'
import { shareBalance } from '#test/sandbox/departments/trading/lots.ts'
import { accountOf, cashIn, flows, fundsIn, sharesIn, transfer, type Account } from './accounts.ts'
import { collectFromCash } from './fees.ts'
import {
  currentParts,
  MIN_FIRST,
  MIN_MORE,
  portfolioByCode,
  requireMatch,
  type Portfolio,
} from './portfolios.ts'

const orderRow = v.object({
  apply_no: v.string(),
  user_id: v.string(),
  portfolio_code: v.string(),
  kind: v.picklist(['in', 'out', 'stop', 'adjust', 'fee']),
  request: v.string(),
  oper_time: v.string(),
  card: v.string(),
  amount: v.number(),
  percent: v.nullable(v.number()),
  keep: v.number(),
  state: v.picklist(['waiting', 'selling', 'buying', 'underWay', 'done', 'partlyFailed', 'failed']),
  adjustment_id: v.string(),
})
export type PortfolioOrder = v.InferOutput<typeof orderRow>

export const findPortfolioOrder = (db: Database, applyNo: string): PortfolioOrder | undefined =>
  db.get(orderRow, 'SELECT * FROM portfolio_orders WHERE apply_no = ?', applyNo)

const UNDER_WAY = `state IN ('waiting', 'selling', 'buying', 'underWay')`

/** Orders that are not at their end, oldest first; of one account where it is named. */
export const underWay = (db: Database, of?: Account): readonly PortfolioOrder[] =>
  db
    .all(orderRow, `SELECT * FROM portfolio_orders WHERE ${UNDER_WAY} ORDER BY oper_time, apply_no`)
    .filter(
      (it) =>
        of === undefined || (it.user_id === of.user_id && it.portfolio_code === of.portfolio_code),
    )

export const ordersOf = (db: Database, of: Account): readonly PortfolioOrder[] =>
  db.all(
    orderRow,
    'SELECT * FROM portfolio_orders WHERE user_id = ? AND portfolio_code = ? ORDER BY oper_time, apply_no',
    of.user_id,
    of.portfolio_code,
  )

export function insertParent(
  db: Database,
  it: Pick<
    PortfolioOrder,
    'apply_no' | 'user_id' | 'portfolio_code' | 'kind' | 'oper_time' | 'state'
  > &
    Partial<PortfolioOrder>,
): void {
  db.run(
    'INSERT INTO portfolio_orders VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    it.apply_no,
    it.user_id,
    it.portfolio_code,
    it.kind,
    it.request ?? '',
    it.oper_time,
    it.card ?? '',
    it.amount ?? 0,
    it.percent ?? null,
    it.keep ?? 0,
    it.state,
    it.adjustment_id ?? '',
  )
}

export const setState = (db: Database, applyNo: string, state: PortfolioOrder['state']): void => {
  db.run('UPDATE portfolio_orders SET state = ? WHERE apply_no = ?', state, applyNo)
}

const childRow = v.object({
  apply_no: v.string(),
  fund_code: v.string(),
  business_code: v.string(),
  status: v.string(),
  amount: v.number(),
  vol: v.nullable(v.number()),
  net: v.nullable(v.number()),
  fee: v.nullable(v.number()),
  confirm_date: v.string(),
  payment_date: v.nullable(v.string()),
  payout: v.number(),
  paid: v.number(),
  error_detail: v.string(),
  forwarded: v.number(),
})
export type Child = v.InferOutput<typeof childRow>

export const childrenOf = (db: Database, parent: string): readonly Child[] =>
  db.all(
    childRow,
    `SELECT o.apply_no, o.fund_code, o.business_code, o.status, o.amount, o.vol, o.net, o.fee, o.confirm_date,
       o.payment_date, o.payout, o.paid, o.error_detail, c.forwarded
     FROM portfolio_children c JOIN orders o USING (apply_no) WHERE c.parent = ? ORDER BY o.seq`,
    parent,
  )

/** The number of a part's order: that of the whole, and the part's place. */
const childNo = (parent: string, place: number) =>
  `${parent.slice(0, 29)}P${String(place).padStart(2, '0')}`

const nextPlace = (db: Database, parent: string): number =>
  db.number('SELECT count(*) AS amount FROM portfolio_children WHERE parent = ?', parent) + 1

type Books = { readonly db: Database; readonly market: Market }

/** Buys a part with cents of the account's cash. */
export function buyPart(
  { db, market }: Books,
  it: { parent: string; account: Account; fundCode: string; amount: number; time: Time14 },
): void {
  const fund = market.fund(it.fundCode)
  if (!fund || it.amount <= 0) return
  const dates = datesFor(fund, it.time, market)
  const applyNo = childNo(it.parent, nextPlace(db, it.parent))
  const { user_id, bank_serial } = it.account
  // The dividends of a part are put to work in it again.
  chooseDividendMethod(db, { user_id, bank_serial, fund_code: it.fundCode }, '0')
  recordPaid(db, {
    apply_no: applyNo,
    user_id,
    fund_code: it.fundCode,
    bank_serial,
    amount: it.amount,
    request: it.parent,
    oper_time: it.time,
    trade_date: dates.tradeDay,
    confirm_date: dates.confirmDate,
    income_date: dates.incomeShown,
  })
  db.run('INSERT INTO portfolio_children (apply_no, parent) VALUES (?, ?)', applyNo, it.parent)
}

/** Sells hundredths of a part's shares; the money comes to the account. */
export function sellPart(
  { db, market }: Books,
  it: { parent: string; account: Account; fundCode: string; shares: number; time: Time14 },
): void {
  const fund = market.fund(it.fundCode)
  if (!fund || it.shares <= 0) return
  const dates = saleDates(fund, it.time, market)
  const applyNo = childNo(it.parent, nextPlace(db, it.parent))
  insertOrder(
    db,
    {
      apply_no: applyNo,
      user_id: it.account.user_id,
      fund_code: it.fundCode,
      bank_serial: it.account.bank_serial,
      business_code: '24',
      amount: 0,
      request: it.parent,
      oper_time: it.time,
      trade_date: dates.tradeDay,
      confirm_date: dates.confirmDate,
      income_date: dates.confirmDate,
      vol: it.shares,
      payment_date: dates.arrivalTo,
    },
    '3',
  )
  db.run('INSERT INTO portfolio_children (apply_no, parent) VALUES (?, ?)', applyNo, it.parent)
}

/** Hundredths of a part that can be sold now. */
const usableIn = ({ db, market }: Books, account: Account, code: string, now: Time14): number => {
  const fund = market.fund(code)
  if (!fund || redeemBlock(fund, market.rawPoints(code, now).length > 0) !== '') return 0
  return shareBalance(db, market, fund, account, now.slice(0, 8)).usable
}

/** The shares of each part that go with a percent of the account. */
export const partsOut = (books: Books, account: Account, percent: number, now: Time14) =>
  fundsIn(books.db, account).map((fundCode) => ({
    fundCode,
    wanted: cents(sharesOut(yuan(sharesIn(books.db, account, fundCode)), percent)),
    usable: usableIn(books, account, fundCode, now),
  }))

const CARD = '没有这张银行卡'

function requireCard({ db }: World, user: User, bankSerial: string, now: Time14) {
  const card = paymentCards(db, user.user_id, now.slice(0, 8)).find(
    (it) => it.bank_serial === bankSerial,
  )
  if (!card) throw new Refusal(SHOWN_RET.cardUnavailable, CARD)
  return card
}

/** The earlier order under its number, RET.badRequest where its content was another. */
function repeated(world: World, user: User, applyNo: string, request: string): Placed | null {
  const before = findPortfolioOrder(world.db, applyNo)
  if (!before) return null
  if (before.user_id !== user.user_id || before.request !== request)
    throw new Refusal(RET.badRequest, '参数 applyNo 不正确：该申请已提交，内容与此次不同')
  return { applyNo, operTime: before.oper_time, effect: null }
}

/** RET.requestPending while an order on the account is under way: two would sell the same shares. */
function requireIdle(db: Database, account: Account): void {
  if (underWay(db, account).length > 0)
    throw new Refusal(RET.requestPending, '组合有交易或调仓正在办理，完成后再操作')
}

/** The user's account, or RET.notFound. */
function requireAccount({ db }: World, user: User, portfolioCode: string): Account {
  const account = accountOf(db, user.user_id, portfolioCode)
  if (!account) throw new Refusal(RET.notFound, '您还没有签约该组合')
  return account
}

function prove(world: World, user: User, it: { transPwd: string; randomCode: string }): void {
  requireRandomCode(world, user, it.randomCode, world.clock.now())
  requirePassword(world, user, { sealed: it.transPwd, randomCode: it.randomCode })
}

/** SHOWN_RET.amountOutOfRange for an amount that may not go in. */
export function requireInAmount(
  { db }: Pick<World, 'db'>,
  account: Account | undefined,
  amount: string,
): void {
  const isFirst = account === undefined || flows(db, account).in === 0
  const least = isFirst ? MIN_FIRST : MIN_MORE
  if (parseCents(amount) === null) throw new Refusal(RET.badRequest, '参数 amount 不正确')
  if (compare(amount, least) < 0)
    throw new Refusal(
      SHOWN_RET.amountOutOfRange,
      `${isFirst ? '首次' : '追加'}转入最低 ${formatAmount(least)} 元`,
    )
}

/** SHOWN_RET.portfolioClosed where no money may come in. */
export function requireOpen({ state }: Portfolio): void {
  if (state !== 'open')
    throw new Refusal(
      SHOWN_RET.portfolioClosed,
      state === 'closed' ? '该组合暂停转入' : '该组合即将终止，不能转入，可以转出',
    )
}

/** SHOWN_RET.amountOutOfRange where a part would be below its fund's minimum, or a fund is closed. */
function requirePartAmounts(
  { market }: World,
  parts: readonly { fundCode: string; amount: string }[],
): void {
  for (const { fundCode, amount } of parts) {
    const fund = market.fund(fundCode)
    if (!fund || fund.applyStatus === 'suspended')
      throw new Refusal(
        SHOWN_RET.portfolioClosed,
        `${fund?.name ?? fundCode}暂停买入，组合暂时不能转入`,
      )
    if (compare(amount, fund.minAmount) < 0)
      throw new Refusal(
        SHOWN_RET.amountOutOfRange,
        `金额过低：分到${fund.name}的 ${formatAmount(amount)} 元低于其最低买入 ${formatAmount(fund.minAmount)} 元`,
      )
  }
}

export const splitIn = (db: Database, portfolio: Portfolio, amount: string, now: Time14) => {
  const parts = currentParts(db, portfolio, now)
  const amounts = split(
    amount,
    parts.map((it) => String(it.weight)),
  )
  return parts.map(({ fundCode }, index) => ({ fundCode, amount: amounts[index] ?? '0.00' }))
}

export function placeIn(
  world: World,
  user: User,
  it: {
    applyNo: string
    portfolioCode: string
    amount: string
    bankSerial: string
    transPwd: string
    randomCode: string
  },
): Placed {
  const { db, market, clock } = world
  const now = clock.now()
  const request = JSON.stringify(['in', it.portfolioCode, it.amount, it.bankSerial])
  const before = repeated(world, user, it.applyNo, request)
  if (before) return before
  const portfolio = portfolioByCode(market, it.portfolioCode)
  requireMatch(world, user, portfolio)
  requireOpen(portfolio)
  const account = accountOf(db, user.user_id, it.portfolioCode)
  if (!account) throw new Refusal(RET.agreementUnread, '请先阅读协议并签约')
  requireInAmount(world, account, it.amount)
  const parts = splitIn(db, portfolio, it.amount, now)
  requirePartAmounts(world, parts)
  for (const { fundCode } of parts) {
    const fund = market.fund(fundCode)
    // The match is of the whole: a bolder part inside it needs no warning of its own.
    if (fund)
      requireEligible(
        user,
        { ...fund, risk: 1 },
        { today: now.slice(0, 8), hasValue: true, riskConfirmed: true },
      )
  }
  const card = requireCard(world, user, it.bankSerial, now)
  const amount = cents(it.amount)
  if (card.unavailable_reason !== '')
    throw new Refusal(SHOWN_RET.cardUnavailable, card.unavailable_reason)
  if (amount > card.single_limit)
    throw new Refusal(
      SHOWN_RET.amountOutOfRange,
      `超过银行卡单笔限额 ${formatAmount(yuan(card.single_limit))} 元`,
    )
  if (amount > card.day_left)
    throw new Refusal(
      SHOWN_RET.amountOutOfRange,
      `超过银行卡当日限额，今日还可支付 ${formatAmount(yuan(card.day_left))} 元`,
    )
  prove(world, user, it)
  const effect = amountSentinel(it.amount)
  if (effect === 'cutBefore') throw new ConnectionCut()
  const refused = effect === 'bankRefuses'
  db.transaction(() => {
    insertParent(db, {
      apply_no: it.applyNo,
      user_id: user.user_id,
      portfolio_code: it.portfolioCode,
      kind: 'in',
      request,
      oper_time: now,
      card: it.bankSerial,
      amount,
      state: refused ? 'failed' : 'underWay',
    })
    if (refused) return
    transfer(db, { applyNo: it.applyNo, account, card: it.bankSerial, amount, time: now })
    for (const part of parts)
      buyPart(world, {
        parent: it.applyNo,
        account,
        fundCode: part.fundCode,
        amount: cents(part.amount),
        time: now,
      })
  })
  return { applyNo: it.applyNo, operTime: now, effect: refused ? null : effect }
}

export function placeOut(
  world: World,
  user: User,
  it: {
    applyNo: string
    portfolioCode: string
    percent: number
    bankSerial: string
    transPwd: string
    randomCode: string
  },
): Placed {
  const { db, clock } = world
  const now = clock.now()
  const request = JSON.stringify(['out', it.portfolioCode, it.percent, it.bankSerial])
  const before = repeated(world, user, it.applyNo, request)
  if (before) return before
  const account = requireAccount(world, user, it.portfolioCode)
  requireIdle(db, account)
  requireCard(world, user, it.bankSerial, now)
  const parts = partsOut(world, account, it.percent, now)
  requireShares(parts)
  prove(world, user, it)
  db.transaction(() => {
    insertParent(db, {
      apply_no: it.applyNo,
      user_id: user.user_id,
      portfolio_code: it.portfolioCode,
      kind: 'out',
      request,
      oper_time: now,
      card: it.bankSerial,
      percent: it.percent,
      state: 'underWay',
    })
    for (const { fundCode, wanted } of parts)
      sellPart(world, { parent: it.applyNo, account, fundCode, shares: wanted, time: now })
  })
  return { applyNo: it.applyNo, operTime: now, effect: null }
}

/** SHOWN_RET.sharesShort where nothing is left to sell, or a part cannot be sold yet. */
export function requireShares(parts: readonly { wanted: number; usable: number }[]): void {
  if (parts.every(({ wanted }) => wanted === 0))
    throw new Refusal(SHOWN_RET.sharesShort, '组合内没有可以卖出的份额')
  if (parts.some(({ wanted, usable }) => wanted > usable))
    throw new Refusal(SHOWN_RET.sharesShort, '部分份额还在确认中或暂停赎回，暂时不能转出')
}

/**
 * Ends the advice. The fee of the last days comes off the cash that is there; kept funds go to the
 * card as they are, sold ones as money.
 */
export function placeStop(
  world: World,
  user: User,
  it: {
    requestNo: string
    portfolioCode: string
    keep: '0' | '1'
    bankSerial: string
    transPwd: string
    randomCode: string
  },
): Placed {
  const { db, clock } = world
  const now = clock.now()
  const request = JSON.stringify(['stop', it.portfolioCode, it.keep, it.bankSerial])
  const before = repeated(world, user, it.requestNo, request)
  if (before) return before
  const account = requireAccount(world, user, it.portfolioCode)
  requireIdle(db, account)
  requireCard(world, user, it.bankSerial, now)
  const keeps = it.keep === '1'
  const parts = keeps ? [] : partsOut(world, account, 100, now)
  if (parts.some(({ wanted, usable }) => wanted > usable))
    throw new Refusal(RET.requestPending, '部分份额还在确认中或暂停赎回，可以选择保留基金')
  prove(world, user, it)
  db.transaction(() => {
    insertParent(db, {
      apply_no: it.requestNo,
      user_id: user.user_id,
      portfolio_code: it.portfolioCode,
      kind: 'stop',
      request,
      oper_time: now,
      card: it.bankSerial,
      percent: 100,
      keep: keeps ? 1 : 0,
      state: 'underWay',
    })
    for (const { fundCode, wanted } of parts)
      sellPart(world, { parent: it.requestNo, account, fundCode, shares: wanted, time: now })
    if (parts.length === 0)
      endAccount(world, account, { applyNo: it.requestNo, card: it.bankSerial, time: now })
  })
  return { applyNo: it.requestNo, operTime: now, effect: null }
}

/** Gives what is left to the card: cash after the fee that is owed, and shares as they are. */
export function endAccount(
  { db }: Books,
  account: Account,
  it: { applyNo: string; card: string; time: Time14 },
): void {
  collectFromCash(db, account, it.applyNo, it.time)
  transfer(db, { ...it, account, amount: -cashIn(db, account) })
  db.run(
    'UPDATE lots SET bank_serial = ? WHERE user_id = ? AND bank_serial = ?',
    it.card,
    account.user_id,
    account.bank_serial,
  )
  db.run(
    'UPDATE portfolio_accounts SET ended_at = ? WHERE bank_serial = ?',
    it.time,
    account.bank_serial,
  )
  setState(db, it.applyNo, 'done')
}

const FAILED: ReadonlySet<string> = new Set(['2', '4', '6', '7'])

export const hasFailed = ({ status }: Pick<Child, 'status'>) => FAILED.has(status)
export const isConfirmed = ({ status }: Pick<Child, 'status'>) => status === '1'
export const hasEnded = (it: Child) =>
  (hasFailed(it) || isConfirmed(it)) && (it.payout === 0 || it.paid === 1)

const STATES: Readonly<
  Record<PortfolioOrder['state'], 'underWay' | 'done' | 'partlyFailed' | 'failed'>
> = {
  waiting: 'underWay',
  selling: 'underWay',
  buying: 'underWay',
  underWay: 'underWay',
  done: 'done',
  partlyFailed: 'partlyFailed',
  failed: 'failed',
}

/** The user's order on a portfolio with its parts, or RET.notFound. */
export function orderView(
  world: World,
  user: User,
  applyNo: string,
): v.InferInput<typeof queryAdviceOrder.payload> {
  const { db, market } = world
  const order = findPortfolioOrder(db, applyNo)
  if (!order || order.user_id !== user.user_id) throw new Refusal(RET.notFound, '没有这笔交易')
  const children = childrenOf(db, applyNo)
  const worthOfChild = (it: Child) => (it.business_code === '24' ? (it.net ?? 0) : it.amount)
  return {
    applyNo,
    portfolioCode: order.portfolio_code,
    portfolioName: portfolioByCode(market, order.portfolio_code).portfolioName,
    kind: order.kind,
    operTime: order.oper_time,
    total: yuan(
      order.kind === 'in' ? order.amount : children.reduce((sum, it) => sum + worthOfChild(it), 0),
    ),
    percent: order.percent === null ? null : String(order.percent),
    kept: order.keep === 1,
    state: STATES[order.state],
    parts: children.map((it) => ({
      applyNo: it.apply_no,
      fundCode: it.fund_code,
      fundName: market.fund(it.fund_code)?.name ?? it.fund_code,
      amount: yuan(worthOfChild(it)),
      shares: yuan(it.vol ?? 0),
      status: it.status,
      confirmDate: it.confirm_date,
      arrivalDate: it.payment_date,
      error: order.state === 'failed' && it.error_detail === '' ? BANK_REFUSAL : it.error_detail,
    })),
  }
}

/** The answer to an order that was placed. */
export const placedView = (world: World, user: User, { applyNo, operTime }: Placed) => ({
  applyNo,
  operTime,
  parts: orderView(world, user, applyNo).parts.map(
    ({ status: _s, confirmDate: _c, arrivalDate: _a, error: _e, ...part }) => part,
  ),
})
