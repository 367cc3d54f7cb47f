/** The answers of the calls about portfolios. */
import type * as v from 'valibot'
import type { queryAdviceState } from '#api/calls/advice/advice.ts'
import type {
  listPortfolioAdjustments,
  listPortfolios,
  queryPortfolio,
} from '#api/calls/advice/portfolio.ts'
import { LADDER, mixRisk } from '#domain/advice/ladder.ts'
import { lowerRungs, VALID_MONTHS } from '#domain/advice/match.ts'
import { pots, rebalance } from '#domain/advice/parts.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { add, compare } from '#domain/money/money.ts'
import { RET } from '#api/endpoint.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { isOwnFund } from '#test/sandbox/market/own-rates.ts'
import {
  accountOf,
  driftOf,
  flows,
  newestDay,
  openAccounts,
  profitRate,
  worth,
  type Account,
} from './accounts.ts'
import { owedFee, paidFee } from './fees.ts'
import { childrenOf, ordersOf, underWay, type PortfolioOrder } from './placing.ts'
import {
  adjustmentsOf,
  barred,
  currentParts,
  isSolutionValid,
  MIN_FIRST,
  MIN_MORE,
  ofRung,
  portfolioByCode,
  rateOf,
  requireMatch,
  stressOf,
  type Part,
  type Portfolio,
} from './portfolios.ts'
import { newestSolution, type Solution } from './solutions.ts'

const mixOf = ({ moduleName }: Portfolio) => {
  const { equity, bond, gold, cash } = LADDER[moduleName].mix
  return { equity: `${equity}.00`, bond: `${bond}.00`, gold: `${gold}.00`, cash: `${cash}.00` }
}

const head = (it: Portfolio) => ({
  portfolioCode: it.portfolioCode,
  portfolioName: it.portfolioName,
  moduleName: it.moduleName,
  riskLevel: mixRisk(LADDER[it.moduleName].mix),
  state: it.state,
  inception: it.inception,
})

type AdjustmentState = 'waiting' | 'selling' | 'buying' | 'done' | 'partlyFailed'

/** The state of an account's own part in an adjustment. */
const adjustmentState = ({ state }: Pick<PortfolioOrder, 'state'>): AdjustmentState =>
  state === 'underWay' || state === 'failed' ? 'waiting' : state

const adjustingOf = ({ db }: World, account: Account): AdjustmentState | null => {
  const order = underWay(db, account).find((it) => it.kind === 'adjust')
  return order === undefined ? null : adjustmentState(order)
}

/** Refuses a user whom no match allows to read about a portfolio, and who is not in it. */
export function requireReader(world: World, user: User, portfolio: Portfolio): void {
  if (accountOf(world.db, user.user_id, portfolio.portfolioCode) === undefined)
    requireMatch(world, user, portfolio)
}

export function stateView(world: World, user: User): v.InferInput<typeof queryAdviceState.payload> {
  const { db, market, clock } = world
  const now = clock.now()
  const solution = newestSolution(db, user.user_id)
  const isValid = solution !== null && isSolutionValid(user, solution, now)
  const accounts = openAccounts(db, user.user_id)
  const signed = accounts.map((account) => {
    const portfolio = portfolioByCode(market, account.portfolio_code)
    const { value } = worth(world, account, now)
    const paid = flows(db, account)
    const profit = value - paid.in + paid.out
    const newest = newestDay(world, account, now)
    const stopping = underWay(db, account).some((it) => it.kind === 'stop')
    return {
      portfolioCode: portfolio.portfolioCode,
      portfolioName: portfolio.portfolioName,
      value: yuan(value),
      dayProfit: newest?.profit ?? null,
      date: newest?.date ?? null,
      profit: yuan(profit),
      rate: profitRate(profit, paid.in),
      drift: driftOf(world, account, portfolio, now),
      adjusting: adjustingOf(world, account),
      ending: stopping || portfolio.state === 'ending',
    }
  })
  const matched =
    solution !== null && isValid
      ? (ofRung(market, solution.match.rung)?.portfolioCode ?? null)
      : null
  return {
    state: stateOf(signed, { solution, isValid }),
    solutionId: solution?.id ?? null,
    matched,
    validDate: solution === null ? null : addMonths(solution.made.slice(0, 8), VALID_MONTHS),
    signed,
  }
}

function stateOf(
  signed: readonly { adjusting: AdjustmentState | null; ending: boolean }[],
  { solution, isValid }: { solution: Solution | null; isValid: boolean },
) {
  if (signed.some((it) => it.ending)) return 'ending'
  if (signed.some((it) => it.adjusting !== null)) return 'adjusting'
  if (signed.length > 0) return 'signed'
  if (solution === null) return 'none'
  return isValid ? 'matched' : 'expired'
}

export function solutionView(world: World, user: User, it: Solution) {
  const { market, clock } = world
  const { rung, caps, boundBy } = it.match
  const rungs = [rung, ...lowerRungs(rung)].map((lower) => ({
    rung: lower,
    portfolioCode: ofRung(market, lower)?.portfolioCode ?? '',
  }))
  const [matched, ...lower] = rungs.filter(({ portfolioCode }) => portfolioCode !== '')
  if (!matched) throw new Refusal(RET.notFound, '暂无可用的组合')
  return {
    solutionId: it.id,
    made: it.made,
    validDate: addMonths(it.made.slice(0, 8), VALID_MONTHS),
    isValid: isSolutionValid(user, it, clock.now()),
    clientRiskLevel: user.risk_level,
    caps,
    boundBy,
    portfolioCode: matched.portfolioCode,
    rung,
    lower,
    amount: it.amount,
    spending: it.spending,
    planned: it.planned,
    pots: pots({ total: it.amount, spending: it.spending, planned: it.planned }),
  }
}

export function listView(world: World, user: User): v.InferInput<typeof listPortfolios.payload> {
  const solution = newestSolution(world.db, user.user_id)
  if (solution === null || !isSolutionValid(user, solution, world.clock.now()))
    throw new Refusal(RET.adviceNeeded, '请先完成投资需求问卷')
  const { rung } = solution.match
  return {
    portfolios: [rung, ...lowerRungs(rung)].flatMap((it) => {
      const portfolio = ofRung(world.market, it)
      return portfolio
        ? Object.assign(head(portfolio), {
            isMatch: it === rung,
            adviceRate: rateOf(portfolio),
            target: mixOf(portfolio),
          })
        : []
    }),
  }
}

const BLOCKED = { closed: '该组合暂停转入', ending: '该组合即将终止，可以转出', open: '' } as const

export function portfolioView(
  world: World,
  user: User,
  code: string,
): v.InferInput<typeof queryPortfolio.payload> {
  const { db, market, clock } = world
  const now = clock.now()
  const portfolio = portfolioByCode(market, code)
  requireReader(world, user, portfolio)
  const account = accountOf(db, user.user_id, code)
  const last = adjustmentsOf(db, portfolio, now).at(-1)
  return {
    ...head(portfolio),
    benchmark: benchmarkName(portfolio),
    target: mixOf(portfolio),
    minFirst: MIN_FIRST,
    minMore: MIN_MORE,
    adviceRate: rateOf(portfolio),
    stressLoss: stressOf(portfolio),
    parts: currentParts(db, portfolio, now).map((it) => partView(world, it)),
    lastAdjustment: last ? { date: last.date, reason: last.reason } : null,
    own: account ? ownView(world, account, portfolio, now) : null,
    signed: account !== undefined,
    blocked: BLOCKED[portfolio.state] || (barred(world, user, portfolio)?.message ?? ''),
  }
}

function ownView(world: World, account: Account, portfolio: Portfolio, now: Time14) {
  const { value, cash } = worth(world, account, now)
  const paid = flows(world.db, account)
  return {
    value: yuan(value),
    date: newestDay(world, account, now)?.date ?? null,
    profit: yuan(value - paid.in + paid.out),
    cash: yuan(cash),
    feeOwed: yuan(owedFee(world.db, account)),
    feePaid: yuan(paidFee(world.db, account)),
    drift: driftOf(world, account, portfolio, now),
    adjusting: adjustingOf(world, account),
  }
}

function partView({ market }: World, { fundCode, assetClass, weight }: Part) {
  const fund = market.fund(fundCode)
  if (!fund) throw new Error(`no fund ${fundCode}`)
  const { managementRate, custodyRate, salesServiceRate } = fund
  return {
    fundCode,
    fundName: fund.name,
    assetClass,
    weight: `${weight}.00`,
    own: isOwnFund(fund),
    isQdii: fund.isQdii,
    runningRate:
      managementRate === null || custodyRate === null
        ? null
        : add(add(managementRate, custodyRate), salesServiceRate ?? '0'),
    salesServiceRate: salesServiceRate ?? '0.00',
  }
}

/** The benchmark of a portfolio, by its classes. */
export function benchmarkName({ moduleName }: Portfolio): string {
  const { equity, bond, gold, cash } = LADDER[moduleName].mix
  const parts = [
    [equity, '禾岸宽基800指数收益率'],
    [bond, '综合债券指数收益率'],
    [gold, '上海黄金基准价收益率'],
    [cash, '活期存款利率（税后）'],
  ] as const
  return parts
    .filter(([percent]) => percent > 0)
    .map(([percent, name]) => `${name}×${percent}%`)
    .join('+')
}

export function adjustmentsView(
  world: World,
  user: User,
  code: string,
): v.InferInput<typeof listPortfolioAdjustments.payload> {
  const { db, market, clock } = world
  const portfolio = portfolioByCode(market, code)
  requireReader(world, user, portfolio)
  const account = accountOf(db, user.user_id, code)
  const own = account ? ordersOf(db, account).filter((it) => it.kind === 'adjust') : []
  const name = (fundCode: string) => market.fund(fundCode)?.name ?? fundCode
  const records = adjustmentsOf(db, portfolio, clock.now())
    .toReversed()
    .map((it) => {
      const codes = [...new Set([...it.before, ...it.parts].map(({ fundCode }) => fundCode))]
      const weight = (parts: readonly Part[], fundCode: string) =>
        `${parts.find((part) => part.fundCode === fundCode)?.weight ?? 0}.00`
      const changes = codes.map((fundCode) => ({
        fundCode,
        fundName: name(fundCode),
        before: weight(it.before, fundCode),
        after: weight(it.parts, fundCode),
      }))
      const { turnover } = rebalance(
        changes.map(({ before }) => before),
        changes.map(({ after }) => after),
      )
      const order = own.find((mine) => mine.adjustment_id === it.id)
      return {
        adjustmentId: it.id,
        date: it.date,
        reason: it.reason,
        turnover,
        changes: changes.filter(({ before, after }) => compare(before, after) !== 0),
        own: order ? ownAdjustment(world, order) : null,
      }
    })
  return { total: records.length, records }
}

function ownAdjustment({ db, market }: World, order: PortfolioOrder) {
  const children = childrenOf(db, order.apply_no)
  const sales = children.filter((it) => it.business_code === '24')
  const purchases = children.filter((it) => it.business_code !== '24')
  const total = (of: readonly number[]) => yuan(of.reduce((sum, it) => sum + it, 0))
  return {
    state: adjustmentState(order),
    sold: total(sales.map((it) => it.net ?? 0)),
    bought: total(purchases.map((it) => (it.status === '2' ? 0 : it.amount))),
    fee: total(children.map((it) => it.fee ?? 0)),
    orders: children.map((it) => ({
      applyNo: it.apply_no,
      fundName: market.fund(it.fund_code)?.name ?? it.fund_code,
      title: it.business_code === '24' ? '调出' : '调入',
    })),
  }
}
