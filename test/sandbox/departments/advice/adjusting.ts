/** Adjustments: a notice, then sales, then purchases when the money is there. */
import { RET } from '#api/endpoint.ts'
import { rebalance } from '#domain/advice/parts.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { divide, multiply, roundDownTo } from '#domain/money/money.ts'
import { tradingDayOnOrAfter } from '#domain/calendar/trading-dates.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'
import { madeApplyNo } from '#test/sandbox/kernel/made-apply-no.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { cents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { shareBalance } from '#test/sandbox/departments/trading/lots.ts'
import {
  accountsIn,
  accountOf,
  allAccounts,
  cashIn,
  sharesIn,
  transfer,
  worth,
  type Account,
} from './accounts.ts'
import { bookFee, feeNo, feeSources, settleFee } from './fees.ts'
import { adviceMessages } from './message-table.ts'
import {
  buyPart,
  childrenOf,
  endAccount,
  hasEnded,
  hasFailed,
  insertParent,
  sellPart,
  setState,
  underWay,
  type PortfolioOrder,
} from './placing.ts'
import {
  currentParts,
  portfolioByCode,
  portfoliosIn,
  type Part,
  type Portfolio,
} from './portfolios.ts'

type Books = { readonly db: Database; readonly market: Market }

const adjustNo = (account: Account, id: string) =>
  `T${madeApplyNo('adjust', account.bank_serial, id)}`

/** Decides an adjustment of a portfolio, and brings it to all accounts in it. */
export function adjust(
  { db, market }: Books,
  portfolio: Portfolio,
  it: { parts: readonly Part[]; reason: string; time: Time14 },
): string {
  const { portfolioCode } = portfolio
  const busy = underWay(db).some(
    (order) => order.kind === 'adjust' && order.portfolio_code === portfolioCode,
  )
  if (busy) throw new Refusal(RET.requestPending, '该组合的上一次调仓还没有完成')
  const id = `${portfolioCode}-${it.time}`
  db.run(
    'INSERT INTO portfolio_adjustments VALUES (?, ?, ?, ?, ?)',
    id,
    portfolioCode,
    it.time,
    it.reason,
    JSON.stringify(it.parts),
  )
  for (const account of accountsIn(db, portfolioCode)) {
    insertParent(db, {
      apply_no: adjustNo(account, id),
      user_id: account.user_id,
      portfolio_code: portfolioCode,
      kind: 'adjust',
      oper_time: it.time,
      state: 'waiting',
      adjustment_id: id,
    })
    announce(
      db,
      adviceMessages,
      'portfolioAdjusted',
      { account, portfolio, id, reason: it.reason },
      it.time,
    )
  }
  advance({ db, market }, it.time)
  return id
}

/** The cents by which each part is to change, by an order's adjustment. */
function plan(books: Books, account: Account, portfolio: Portfolio, time: Time14) {
  const target = currentParts(books.db, portfolio, time)
  const { parts, cash } = worth(books, account, time)
  const codes = [...new Set([...target.map((it) => it.fundCode), ...parts.keys()])]
  const values = codes.map((code) => yuan(parts.get(code) ?? 0))
  const weights = codes.map((code) =>
    String(target.find((it) => it.fundCode === code)?.weight ?? 0),
  )
  // Cash is put to work with the rest: it counts as a part whose weight is nothing.
  const { changes } = rebalance([...values, yuan(cash)], [...weights, '0'])
  return codes.map((fundCode, index) => ({
    fundCode,
    value: cents(values[index] ?? '0.00'),
    change: cents(changes[index] ?? '0.00'),
  }))
}

/** Moves every order on portfolios as far as the books allow. */
export function advance(books: Books, time: Time14): void {
  const known = new Set(portfoliosIn(books.market).map((it) => it.portfolioCode))
  for (const order of underWay(books.db)) {
    const account = accountOf(books.db, order.user_id, order.portfolio_code)
    if (!account || !known.has(order.portfolio_code)) continue
    books.db.transaction(() => MOVES[order.kind](books, order, account, time))
  }
}

type Move = (books: Books, order: PortfolioOrder, account: Account, time: Time14) => void

const endState = (children: readonly { status: string }[]): 'done' | 'partlyFailed' =>
  children.some(hasFailed) ? 'partlyFailed' : 'done'

/** Sends on what the sales of an order have brought. */
function forward({ db }: Books, order: PortfolioOrder, account: Account, time: Time14): void {
  for (const child of childrenOf(db, order.apply_no)) {
    if (child.paid !== 1 || child.forwarded === 1) continue
    transfer(db, {
      applyNo: order.apply_no,
      account,
      card: order.card,
      amount: -child.payout,
      time,
    })
    db.run('UPDATE portfolio_children SET forwarded = 1 WHERE apply_no = ?', child.apply_no)
  }
}

const MOVES: Readonly<Record<PortfolioOrder['kind'], Move>> = {
  in: ({ db }, order) => {
    const children = childrenOf(db, order.apply_no)
    if (children.every(hasEnded)) setState(db, order.apply_no, endState(children))
  },
  out: (books, order, account, time) => {
    forward(books, order, account, time)
    const children = childrenOf(books.db, order.apply_no)
    if (children.every(hasEnded)) setState(books.db, order.apply_no, endState(children))
  },
  stop: (books, order, account, time) => {
    // Its money waits until the fee of the last days is off.
    if (!childrenOf(books.db, order.apply_no).every(hasEnded)) return
    endAccount(books, account, { applyNo: order.apply_no, card: order.card, time })
  },
  adjust: (books, order, account, time) => {
    if (order.state === 'waiting') beginAdjusting(books, order, account, time)
    else if (order.state === 'selling') buyAgain(books, order, account, time)
    else endAdjusting(books, order)
  },
  fee: ({ db }, order, account, time) => {
    if (!childrenOf(db, order.apply_no).every(hasEnded)) return
    bookFee(db, account, order.apply_no, order.amount, time)
    setState(db, order.apply_no, 'done')
  },
}

/** An adjustment waits until nothing else is under way and all shares are there. */
function beginAdjusting(books: Books, order: PortfolioOrder, account: Account, time: Time14): void {
  const { db, market } = books
  const others = underWay(db, account).some((it) => it.apply_no !== order.apply_no)
  if (others) return
  const portfolio = portfolioByCode(market, order.portfolio_code)
  for (const { fundCode, value, change } of plan(books, account, portfolio, time)) {
    const fund = market.fund(fundCode)
    if (!fund || change >= 0) continue
    const held = sharesIn(db, account, fundCode)
    const { usable } = shareBalance(db, market, fund, account, time.slice(0, 8))
    const wanted =
      -change >= value
        ? held
        : cents(roundDownTo(divide(multiply(yuan(held), yuan(-change)), yuan(value)), 2))
    sellPart(books, {
      parent: order.apply_no,
      account,
      fundCode,
      shares: Math.min(wanted, usable),
      time,
    })
  }
  setState(db, order.apply_no, 'selling')
  buyAgain(books, { ...order, state: 'selling' }, account, time)
}

function buyAgain(books: Books, order: PortfolioOrder, account: Account, time: Time14): void {
  const { db, market } = books
  const sales = childrenOf(db, order.apply_no)
  if (!sales.every(hasEnded)) return
  const cash = cashIn(db, account)
  const portfolio = portfolioByCode(market, order.portfolio_code)
  const wants = plan(books, account, portfolio, time).filter(({ change }) => change > 0)
  const whole = wants.reduce((sum, { change }) => sum + change, 0)
  const spent = Math.min(cash, whole)
  let left = spent
  for (const [index, { fundCode, change }] of wants.entries()) {
    const isLast = index === wants.length - 1
    const amount = isLast ? left : Math.floor((spent * change) / whole)
    left -= amount
    buyPart(books, { parent: order.apply_no, account, fundCode, amount, time })
  }
  setState(db, order.apply_no, 'buying')
  if (wants.length === 0) endAdjusting(books, order)
}

function endAdjusting({ db }: Books, order: PortfolioOrder): void {
  const children = childrenOf(db, order.apply_no)
  if (children.every(hasEnded)) setState(db, order.apply_no, endState(children))
}

/** The quarter's fee of each account: from its cash, and by a sale of its money fund for the rest. */
export function collectQuarter(db: Database, market: Market, day: Date8, time: Time14): void {
  const known = new Set(portfoliosIn(market).map((it) => it.portfolioCode))
  for (const account of allAccounts(db)) {
    if (!known.has(account.portfolio_code) || underWay(db, account).length > 0) continue
    const money = currentParts(db, portfolioByCode(market, account.portfolio_code), time).map(
      (it) => it.fundCode,
    )
    const sources = feeSources({ db, market }, account, money)
    if (!sources || sources.owed === 0) continue
    const applyNo = feeNo(account, day)
    insertParent(db, {
      apply_no: applyNo,
      user_id: account.user_id,
      portfolio_code: account.portfolio_code,
      kind: 'fee',
      oper_time: time,
      amount: sources.owed,
      state: 'underWay',
    })
    settleFee(db, account, applyNo)
    if (sources.sell) sellPart({ db, market }, { parent: applyNo, account, ...sources.sell, time })
  }
  advance({ db, market }, time)
}

const QUARTER_ENDS: ReadonlySet<string> = new Set(['0331', '0630', '0930', '1231'])

export const endsQuarter = (day: Date8): boolean => QUARTER_ENDS.has(day.slice(4))

/** The day of the adjustment after a quarter: the 15th of the month after it, or the next trading day. */
export function adjustsOn(day: Date8, market: Pick<Market, 'isTradingDay'>): boolean {
  const after = ['01', '04', '07', '10'].includes(day.slice(4, 6))
  return after && tradingDayOnOrAfter(`${day.slice(0, 6)}15`, market.isTradingDay) === day
}

/** The adjustment after a quarter: accounts are set back to the weights of their portfolio. */
export function adjustAll(db: Database, market: Market, day: Date8, time: Time14): void {
  if (!adjustsOn(day, market)) return
  for (const portfolio of portfoliosIn(market)) {
    const parts = currentParts(db, portfolio, time)
    const busy = underWay(db).some(
      (it) => it.kind === 'adjust' && it.portfolio_code === portfolio.portfolioCode,
    )
    if (!busy && portfolio.state !== 'ending')
      adjust({ db, market }, portfolio, { parts, reason: '季度再平衡，恢复约定比例', time })
  }
}
