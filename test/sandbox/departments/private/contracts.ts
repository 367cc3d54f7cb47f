import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type {
  answerReturnVisit,
  cancelPrivateContract,
  listPrivateContracts,
  queryPrivateProduct,
  signPrivateContract,
} from '#api/calls/private-plan.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { formatDate, formatDateTime } from '#domain/calendar/format-dates.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { addTradingDays, tradingDayBefore } from '#domain/calendar/trading-dates.ts'
import { divide, roundShare } from '#domain/money/money.ts'
import {
  amountProblem,
  FIRST_MINIMUM,
  MORE_MINIMUM,
  payment,
  type AmountProblem,
} from '#domain/private-plan/amounts.ts'
import {
  contractState,
  coolingEnd,
  isCancellable,
  mayVisit,
  takesPlace,
  type ContractState,
} from '#domain/private-plan/contract.ts'
import { reportsBetween } from '#domain/private-plan/disclosure.ts'
import { nextOpening, paidUntil } from '#domain/private-plan/opening-days.ts'
import { formatShortYuan } from '#domain/money/format-figures.ts'
import { openSeals, requirePassword } from '#test/sandbox/departments/identity/proofs.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { cents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { book, type Journal } from '#test/sandbox/kernel/store/double-entry.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { planValues, valueOn } from './nav.ts'
import {
  ACCOUNT,
  CLAUSES,
  contractText,
  COOLING_HOURS,
  named,
  PLACES,
  planByCode,
  QUESTIONS,
  riskReveal,
  type Plan,
} from './plans.ts'
import { allowedRisk, requireOwnChannel, requirePlan, requireSteps } from './steps.ts'

const contractRow = v.object({
  contract_no: v.string(),
  user_id: v.string(),
  request_no: v.string(),
  asked: v.string(),
  fund_code: v.string(),
  amount: v.number(),
  payment: v.number(),
  remark: v.string(),
  signed_at: v.string(),
  pay_until: v.string(),
  open_day: v.string(),
  arrived_at: v.string(),
  visited_at: v.string(),
  cancelled_at: v.string(),
  cancel_no: v.string(),
  refund_date: v.string(),
})
export type ContractRow = v.InferOutput<typeof contractRow>

type Books = Pick<World, 'db' | 'market'> & { readonly now: Time14 }

const contractsBy = (db: Database, condition: string, value: string): ContractRow[] =>
  db.all(
    contractRow,
    `SELECT * FROM private_contracts WHERE ${condition} = ? ORDER BY seq DESC`,
    value,
  )

export const contractByRemark = (db: Database, remark: string): ContractRow | undefined =>
  contractsBy(db, 'remark', remark)[0]

export const contractsOf = (db: Database, userId: string): ContractRow[] =>
  contractsBy(db, 'user_id', userId)

export const everyContract = (db: Database): ContractRow[] =>
  db.all(contractRow, 'SELECT * FROM private_contracts ORDER BY seq')

const factsOf = (it: ContractRow) => ({
  signedAt: it.signed_at,
  payUntil: it.pay_until,
  arrivedAt: it.arrived_at,
  visitedAt: it.visited_at,
  cancelledAt: it.cancelled_at,
})

export const stateOf = (it: ContractRow, now: Time14): ContractState =>
  contractState(factsOf(it), COOLING_HOURS, now)

/** Books of the raising account, apart from those of funds. */
const BOOKS = { journals: 'private_journals', entries: 'private_entries' }
type Moved = 'raised' | 'sentBack' | 'refunded' | 'invested'

export function move(
  db: Database,
  it: Omit<Journal<Moved>, 'entries'>,
  entries: [string, number][],
) {
  book(db, BOOKS, {
    ...it,
    entries: entries.map(([account, amount]) => ({ account, unit: 'CNY', amount })),
  })
}

const raising = (no: string) => `raising:${no}`
const payer = (no: string) => `payer:${no}`

/** Returns whether the user has a contract of a plan in such a state. */
const has = (
  db: Database,
  user: User,
  code: string,
  is: (state: ContractState) => boolean,
  now: Time14,
) => contractsOf(db, user.user_id).some((it) => it.fund_code === code && is(stateOf(it, now)))

export const holdsPlan = (db: Database, user: User, code: string, now: Time14): boolean =>
  has(db, user, code, (state) => state === 'effective', now)

/** The places of a plan that are free. */
export function placesLeft(db: Database, it: Plan, now: Time14): number {
  const taken = contractsBy(db, 'fund_code', it.fundCode).filter((row) =>
    takesPlace(stateOf(row, now)),
  )
  const holders = new Set(taken.map(({ user_id: userId }) => userId)).size
  return Math.max(0, PLACES - it.otherHolders - holders)
}

/** The trading day on which a report is out that is due on a day. */
const publishedOn = ({ isTradingDay }: World['market'], due: Date8): Date8 =>
  isTradingDay(due) ? due : tradingDayBefore(due, isTradingDay)

/** The reports and events that holders have, or will have next. */
function disclosuresOf(it: Plan, { market, now }: Omit<Books, 'db'>) {
  const today = now.slice(0, 8)
  const values = planValues(it, market.isTradingDay, now)
  const valueBy = (until: Date8) => values.findLast(({ date }) => date <= until)
  const reports = reportsBetween(it.inception, today).map(({ kind, title, until, due }) => {
    const last = valueBy(until)
    const day = publishedOn(market, due)
    return {
      kind,
      title,
      publishDate: day <= today ? day : null,
      dueDate: due,
      text:
        day > today || last === undefined
          ? ''
          : `期末净值 ${last.nav}（${formatDate(last.date)}），投资组合、费用和财务情况见报告`,
    }
  })
  const events = it.events
    .filter(({ publishDate }) => publishDate <= today)
    .map(({ publishDate, title, text }) => ({
      kind: 'event' as const,
      title,
      publishDate,
      dueDate: publishDate,
      text,
    }))
  return [...events, ...reports].toSorted((a, b) => (a.dueDate < b.dueDate ? 1 : -1))
}

export function product(
  world: World,
  user: User,
  code: string,
): v.InferInput<typeof queryPrivateProduct.payload> {
  const { db, clock, market } = world
  const it = requirePlan(world, user, code)
  const now = clock.now()
  const values = planValues(it, market.isTradingDay, now)
  const last = values[values.length - 1]
  const holds = holdsPlan(db, user, code, now)
  const {
    drift: _drift,
    volatility: _volatility,
    otherHolders: _others,
    events: _events,
    ...facts
  } = it
  return {
    ...facts,
    serverTime: now,
    opening: nextOpening(now, it.openDay, market.isTradingDay),
    coolingHours: COOLING_HOURS,
    nav: last?.nav ?? null,
    accNav: last?.accNav ?? null,
    navDate: last?.date ?? null,
    placesLeft: placesLeft(db, it, now),
    places: PLACES,
    holds,
    clauses: CLAUSES,
    contract: contractText(it, now.slice(0, 8)),
    riskReveal: riskReveal(it),
    disclosures: holds ? disclosuresOf(it, { market, now }) : [],
  }
}

/** Returns whether a report or an event for the holder of a contract is out on a day. */
export function hasReportOn(it: ContractRow, market: World['market'], day: Date8): boolean {
  const plan = planByCode(it.fund_code)
  if (plan === undefined) return false
  return (
    plan.events.some(({ publishDate }) => publishDate === day) ||
    reportsBetween(plan.inception, day).some(({ due }) => publishedOn(market, due) === day)
  )
}

const AMOUNT_WORDS: Readonly<Record<AmountProblem, (least: string) => string>> = {
  number: () => '金额不正确',
  small: (least) => `金额不能低于 ${formatShortYuan(least)}`,
  step: () => '金额须为 1 万元的整数倍',
  large: () => '金额超过单次上限',
}

type Signed = v.InferOutput<typeof signPrivateContract.request>

/** Everything that a signature is asked for, before the password. */
function requireSignable(world: World, user: User, it: Plan, asked: Signed): void {
  const { db, clock, market } = world
  const now = clock.now()
  requireSteps(world, user)
  if ((allowedRisk(user) ?? 0) < it.fundRiskLevel)
    throw new Refusal(SHOWN_RET.riskMismatch, '产品风险等级高于您的风险测评结果，不能签约')
  const opening = nextOpening(now, it.openDay, market.isTradingDay)
  if (!opening.booking)
    throw new Refusal(
      SHOWN_RET.notOpenDay,
      `${formatDate(opening.day)} 开放日的预约已截止，开放日后可预约下一次`,
    )
  if (!has(db, user, it.fundCode, takesPlace, now) && placesLeft(db, it, now) === 0)
    throw new Refusal(SHOWN_RET.quotaFull, `持有人数已满 ${PLACES} 人，暂不能签约`)
  const holds = holdsPlan(db, user, it.fundCode, now)
  const problem = amountProblem(asked.amount, { kind: it.kind, holds })
  if (problem !== null) {
    const least = holds ? MORE_MINIMUM : FIRST_MINIMUM[it.kind]
    throw new Refusal(SHOWN_RET.amountOutOfRange, AMOUNT_WORDS[problem](least))
  }
  const texts = [contractText(it, now.slice(0, 8)), riskReveal(it)]
  const isRead = texts.every(({ hash }) => asked.hashes.includes(hash))
  const isTicked = CLAUSES.every(({ clauseId }) => asked.clauses.includes(clauseId))
  if (!isRead) throw new Refusal(RET.agreementUnread, '合同已更新，请重新阅读后签署')
  if (!isTicked) throw new Refusal(RET.agreementUnread, '请逐条确认风险揭示')
}

interface NewContract {
  readonly userId: string
  readonly requestNo: string
  readonly asked: string
  readonly plan: Plan
  readonly amount: string
  readonly signedAt: Time14
}

/** Writes a contract; gives its number. */
export function insertContract({ db, market }: Omit<Books, 'now'>, it: NewContract): string {
  const { plan, signedAt } = it
  const count = db.number('SELECT count(*) AS count FROM private_contracts')
  const contractNo = `ZH${signedAt.slice(0, 8)}${String(count + 1).padStart(6, '0')}`
  const digest = createHash('sha256').update(`private ${contractNo} ${it.userId}`).digest()
  db.run(
    `INSERT INTO private_contracts (contract_no, user_id, request_no, asked, fund_code, amount, payment,
       remark, signed_at, pay_until, open_day) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    contractNo,
    it.userId,
    it.requestNo,
    it.asked,
    plan.fundCode,
    cents(it.amount),
    cents(payment(it.amount, plan.purchaseRate)),
    `ZH${String((digest.readUInt32BE(0) % 900_000) + 100_000)}${String(count + 1).padStart(2, '0')}`,
    signedAt,
    paidUntil(signedAt, market.isTradingDay),
    nextOpening(signedAt, plan.openDay, market.isTradingDay).day,
  )
  return contractNo
}

export function sign(world: World, user: User, session: string, request: Signed) {
  const { db, clock } = world
  const { requestNo, fundCode, transPwd, randomCode, ...rest } = request
  const plan = requirePlan(world, user, fundCode)
  requireOwnChannel(world, session)
  const asked = JSON.stringify({ fundCode, ...rest })
  const before = contractsOf(db, user.user_id).find((it) => it.request_no === requestNo)
  if (before !== undefined) {
    if (before.asked !== asked)
      throw new Refusal(RET.badRequest, '参数 requestNo 不正确：已用于其他申请')
    return { contractNo: before.contract_no }
  }
  requireSignable(world, user, plan, request)
  const now = clock.now()
  requirePassword(world, user, openSeals(world, user, randomCode, { transPwd }).transPwd)
  const { amount } = request
  const made = { userId: user.user_id, requestNo, asked, plan, amount, signedAt: now }
  return { contractNo: db.transaction(() => insertContract(world, made)) }
}

/** The contract of this user, or RET.notFound. */
function ownContract(db: Database, user: User, contractNo: string): ContractRow {
  const found = contractsBy(db, 'contract_no', contractNo)[0]
  if (found?.user_id !== user.user_id) throw new Refusal(RET.notFound, '没有这份合同')
  return found
}

/** Ends a contract; what was paid goes back to the card on the next trading day. */
function end({ db, market, now }: Books, it: ContractRow, cancelNo: string): void {
  const paid = it.arrived_at !== ''
  db.run(
    'UPDATE private_contracts SET cancelled_at = ?, cancel_no = ?, refund_date = ? WHERE contract_no = ?',
    now,
    cancelNo,
    paid ? addTradingDays(now.slice(0, 8), 1, market.isTradingDay) : '',
    it.contract_no,
  )
  if (!paid) return
  move(db, { time: now, kind: 'refunded', ref: it.contract_no }, [
    [raising(it.contract_no), -it.payment],
    [payer(it.contract_no), it.payment],
  ])
}

export function cancel(
  world: World,
  user: User,
  {
    requestNo,
    contractNo,
    transPwd,
    randomCode,
  }: v.InferOutput<typeof cancelPrivateContract.request>,
): v.InferInput<typeof cancelPrivateContract.payload> {
  const { db, clock, market } = world
  const now = clock.now()
  const it = ownContract(db, user, contractNo)
  if (it.cancel_no !== requestNo) {
    if (!isCancellable(stateOf(it, now)))
      throw new Refusal(SHOWN_RET.notCancellable, '合同已生效或已结束，不能解除')
    requirePassword(world, user, openSeals(world, user, randomCode, { transPwd }).transPwd)
    db.transaction(() => end({ db, market, now }, it, requestNo))
  }
  const done = ownContract(db, user, contractNo)
  return { contractNo, endTime: done.cancelled_at, refundDate: done.refund_date || null }
}

/** Writes the visit; a no to any question ends the contract. */
export function noteVisit(books: Books, it: ContractRow, answers: readonly boolean[]): void {
  const { db, now } = books
  const plan = planByCode(it.fund_code)
  db.run('INSERT INTO return_visits VALUES (?, ?, ?)', it.contract_no, now, JSON.stringify(answers))
  if (answers.includes(false)) return end(books, it, '')
  db.run('UPDATE private_contracts SET visited_at = ? WHERE contract_no = ?', now, it.contract_no)
  move(db, { time: now, kind: 'invested', ref: it.contract_no }, [
    [raising(it.contract_no), -it.payment],
    [`plan:${plan?.fundCode}`, it.amount],
    [`fees:${plan?.fundCode}`, it.payment - it.amount],
  ])
}

export function visit(
  world: World,
  user: User,
  session: string,
  { contractNo, answers }: v.InferOutput<typeof answerReturnVisit.request>,
) {
  const { db, clock, market } = world
  const now = clock.now()
  const it = ownContract(db, user, contractNo)
  requireOwnChannel(world, session)
  if (db.has('SELECT 1 AS found FROM return_visits WHERE contract_no = ?', contractNo))
    throw new Refusal(RET.alreadyClaimed, '已完成回访')
  const state = stateOf(it, now)
  const until = coolingEnd(factsOf(it), COOLING_HOURS)
  if (state === 'cooling' && until !== null)
    throw new Refusal(SHOWN_RET.coolingOff, `冷静期至 ${formatDateTime(until)}，期满后回访`, {
      until,
    })
  if (!mayVisit(state)) throw new Refusal(RET.notFound, '这份合同没有待完成的回访')
  const given = new Map(answers.map(({ questionId, yes }) => [questionId, yes]))
  const inOrder = QUESTIONS.map(({ questionId }) => given.get(questionId))
  if (inOrder.includes(undefined) || given.size !== QUESTIONS.length)
    throw new Refusal(RET.badRequest, '参数 answers 不正确：请回答每一个问题')
  db.transaction(() =>
    noteVisit(
      { db, market, now },
      it,
      inOrder.map((yes) => yes === true),
    ),
  )
  return { state: stateOf(ownContract(db, user, contractNo), now) }
}

/** The opening that a contract takes part in: the next one where the visit came after it. */
function openDayOf(it: ContractRow, plan: Plan, { market, now }: Books): Date8 {
  const from = it.visited_at === '' ? now : it.visited_at
  if (from.slice(0, 8) <= it.open_day || it.cancelled_at !== '') return it.open_day
  return nextOpening(from, plan.openDay, market.isTradingDay).day
}

function holdingOf(it: ContractRow, plan: Plan, books: Books) {
  if (it.visited_at === '') return null
  const values = planValues(plan, books.market.isTradingDay, books.now)
  const bought = valueOn(values, openDayOf(it, plan, books))
  const last = values[values.length - 1]
  if (bought === undefined || last === undefined) return null
  return {
    shares: roundShare(divide(yuan(it.amount), bought.nav)),
    base: bought.nav,
    baseDate: bought.date,
    nav: last.nav,
    navDate: last.date,
    rate: plan.performanceRate,
    hurdle: plan.hurdle,
  }
}

const transferRow = v.object({ time: v.string(), amount: v.number(), reason: v.string() })

function view(it: ContractRow, plan: Plan, books: Books) {
  const { db, now } = books
  const state = stateOf(it, now)
  const returned = db.all(
    transferRow,
    `SELECT time, amount, reason FROM private_transfers WHERE contract_no = ? AND reason <> '' ORDER BY time`,
    it.contract_no,
  )
  return {
    contractNo: it.contract_no,
    requestNo: it.request_no,
    ...named(plan),
    amount: yuan(it.amount),
    payment: yuan(it.payment),
    state,
    signTime: it.signed_at,
    payUntil: it.pay_until,
    account: { ...ACCOUNT, remark: it.remark },
    arriveTime: it.arrived_at || null,
    coolingUntil: coolingEnd(factsOf(it), COOLING_HOURS),
    visitTime: it.visited_at || null,
    endTime: it.cancelled_at || null,
    refundDate: it.refund_date || null,
    refund: it.refund_date === '' ? null : yuan(it.payment),
    returned: returned.map(({ time, amount, reason }) => ({ time, amount: yuan(amount), reason })),
    openDay: openDayOf(it, plan, books),
    holding: holdingOf(it, plan, books),
    questions: mayVisit(state) ? QUESTIONS : [],
  }
}

export function contractList(
  { db, clock, market }: World,
  user: User,
): v.InferInput<typeof listPrivateContracts.payload> {
  const now = clock.now()
  return {
    serverTime: now,
    contracts: contractsOf(db, user.user_id).flatMap((it) => {
      const plan = planByCode(it.fund_code)
      return plan === undefined ? [] : [view(it, plan, { db, market, now })]
    }),
  }
}
