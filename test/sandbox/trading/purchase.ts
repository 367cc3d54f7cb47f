import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { RET } from '#src/api/endpoint.ts'
import type { applyByEncriptTransPwd } from '#src/api/trade.ts'
import { chinaTime, type Time14 } from '#src/domain/calendar-date.ts'
import { amountProblem, type AmountProblem } from '#src/domain/purchase-amount.ts'
import { epochOf } from '../calendar.ts'
import type { Fund } from '../market/market.ts'
import { ConnectionCut, Refusal } from '../refusal.ts'
import { openSeal } from '../seal.ts'
import { amountSentinel, BANK_REFUSAL, type SentinelEffect } from '../sentinels.ts'
import { cents, centsOf, yuan } from '../store/cents.ts'
import { checkPassword } from '../store/trading-password.ts'
import type { User } from '../store/users.ts'
import type { World } from '../world.ts'
import { requireEligible } from './eligibility.ts'
import { orderOf, recordPaid, recordRefused, type NewOrder } from './orders.ts'
import { cardsOf, dailyLeft, datesFor, protocolsOf } from './purchase-terms.ts'

type PurchaseRequest = v.InferOutput<typeof applyByEncriptTransPwd.request>

const APPLICATION_MS = 30 * 60_000

const applicationRow = v.object({
  apply_no: v.string(),
  user_id: v.string(),
  fund_code: v.string(),
  random_code: v.string(),
  expires_at: v.string(),
})

export type Application = v.InferOutput<typeof applicationRow>

/** Opens an application for half an hour. */
export function openApplication({ db, clock }: World, user: User, fund: Fund): Application {
  const now = clock.now()
  const application: Application = {
    apply_no: `A${now}${randomBytes(5).toString('hex').toUpperCase()}`,
    user_id: user.user_id,
    fund_code: fund.code,
    random_code: randomBytes(16).toString('base64url'),
    expires_at: chinaTime(epochOf(now) + APPLICATION_MS),
  }
  db.run(
    'INSERT INTO applications VALUES (?, ?, ?, ?, ?)',
    application.apply_no,
    application.user_id,
    application.fund_code,
    application.random_code,
    application.expires_at,
  )
  return application
}

/** The user's application; RET.notFound for a number that is not theirs. */
export function applicationOf({ db }: World, user: User, applyNo: string): Application {
  const application = db.get(
    applicationRow,
    'SELECT * FROM applications WHERE apply_no = ? AND user_id = ?',
    applyNo,
    user.user_id,
  )
  if (!application) throw new Refusal(RET.notFound, '没有这笔申请')
  return application
}

export interface Placed {
  applyNo: string
  operTime: Time14
  /** What the sentinel asks for after the order is in the books; null on a repeat. */
  effect: SentinelEffect | null
}

/**
 * Places a purchase. Everything up to the record happens without waiting, so no other request comes between the checks and
 * the books. Throws a Refusal, or ConnectionCut for the sentinel that dies before the record.
 */
export function placePurchase(world: World, user: User, request: PurchaseRequest): Placed {
  const { db, clock, market } = world
  const application = applicationOf(world, user, request.applyNo)
  const { amount, fundCode, bankSerial } = request
  const asked = JSON.stringify([
    fundCode,
    amount,
    bankSerial,
    request.protocolIds.toSorted(),
    request.cfmTime,
  ])
  const existing = orderOf(db, request.applyNo)
  if (existing) {
    if (existing.request !== asked) {
      throw new Refusal(RET.badRequest, '参数 applyNo 不正确：该申请已提交，内容与此次不同')
    }
    return { applyNo: existing.apply_no, operTime: existing.oper_time, effect: null }
  }
  const now = clock.now()
  if (application.expires_at <= now)
    throw new Refusal(RET.applicationExpired, '申请已过期，请重新发起')
  if (application.fund_code !== fundCode) {
    throw new Refusal(RET.badRequest, '参数 fundCode 不正确：与申请的基金不同')
  }
  const fund = market.fund(fundCode)
  if (!fund) throw new Refusal(RET.notFound, '没有这只基金')
  const hasValue = market.rawPoints(fundCode, now).length > 0
  requireEligible(user, fund, {
    today: now.slice(0, 8),
    hasValue,
    riskConfirmed: request.cfmTime !== null,
  })
  const dates = datesFor(fund, now, market)
  requireAmount(world, user, fund, request, now)
  const unread = protocolsOf(fund).find((it) => !request.protocolIds.includes(it.protocolId))
  if (unread) throw new Refusal(RET.agreementUnread, `请先阅读并同意${unread.title}`)
  requirePassword(world, user, request.transPwd, application.random_code, now)
  const effect = amountSentinel(amount)
  if (effect === 'cutBefore') throw new ConnectionCut()
  const order: NewOrder = {
    apply_no: request.applyNo,
    user_id: user.user_id,
    fund_code: fundCode,
    bank_serial: bankSerial,
    amount: cents(amount),
    request: asked,
    oper_time: now,
    trade_date: dates.tradeDay,
    confirm_date: dates.confirmDate,
    income_date: dates.incomeShown,
  }
  if (effect === 'bankRefuses') recordRefused(db, order, BANK_REFUSAL)
  else recordPaid(db, order)
  return { applyNo: request.applyNo, operTime: now, effect }
}

const AMOUNT_TEXTS: Record<AmountProblem['code'], (limit: string) => string> = {
  empty: () => '请输入金额',
  notANumber: () => '金额不正确',
  belowMinimum: (limit) => `最低买入 ${limit} 元`,
  offStep: (limit) => `买入金额须为 ${limit} 元的整数倍`,
  aboveMaximum: (limit) => `单笔最高买入 ${limit} 元`,
  aboveDailyLeft: (limit) => `该基金限购，今日还可买入 ${limit} 元`,
  aboveCardSingle: (limit) => `超过银行卡单笔限额 ${limit} 元`,
  aboveCardDay: (limit) => `超过银行卡当日限额，今日还可支付 ${limit} 元`,
}

function requireAmount(
  { db, market }: World,
  user: User,
  fund: Fund,
  { amount, bankSerial }: PurchaseRequest,
  now: Time14,
): void {
  if (centsOf(amount) === null) throw new Refusal(RET.badRequest, '参数 amount 不正确')
  const card = cardsOf(db, user.user_id, now.slice(0, 8)).find(
    (it) => it.bank_serial === bankSerial,
  )
  if (!card) throw new Refusal(RET.cardUnavailable, '没有这张银行卡')
  if (card.unavailable_reason !== '')
    throw new Refusal(RET.cardUnavailable, card.unavailable_reason)
  const left = dailyLeft(db, user.user_id, fund, datesFor(fund, now, market).tradeDay)
  const problem = amountProblem(amount, {
    minAmount: fund.minAmount,
    amountStep: fund.amountStep,
    maxAmount: fund.maxAmount,
    dailyLeft: left === null ? null : yuan(left),
    card: { singleLimit: yuan(card.single_limit), dayLeft: yuan(card.day_left) },
  })
  if (!problem) return
  const limit = 'limit' in problem ? problem.limit : ''
  throw new Refusal(RET.amountOutOfRange, AMOUNT_TEXTS[problem.code](limit))
}

function requirePassword(
  { db, providerKey }: World,
  user: User,
  sealed: string,
  context: string,
  now: Time14,
): void {
  const password = openSeal(sealed, context, providerKey)
  if (password === null) throw new Refusal(RET.badRequest, '参数 transPwd 不正确：无法解密')
  const check = checkPassword(db, user.user_id, password, now)
  switch (check.result) {
    case 'right':
      return
    case 'wrong':
      throw new Refusal(
        RET.wrongTradingPassword,
        `交易密码错误，还可以尝试 ${check.triesLeft} 次`,
        { triesLeft: check.triesLeft },
      )
    case 'locked': {
      const until = `${check.until.slice(8, 10)}:${check.until.slice(10, 12)}`
      throw new Refusal(RET.tradingPasswordLocked, `交易密码已锁定，请于 ${until} 后再试`)
    }
  }
}
