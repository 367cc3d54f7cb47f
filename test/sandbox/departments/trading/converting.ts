import type * as v from 'valibot'
import type { convert } from '#api/calls/convert.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { requirePassword } from '#test/sandbox/departments/identity/proof.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { incomingLegNo } from './confirming.ts'
import { requireEligible } from './eligibility.ts'
import { insertOrder } from './orders.ts'
import { beginOrder, requirePricingDay, type Placed } from './placing.ts'
import { noteAgreed, requireAgreed } from './protocols.ts'
import { convertBlock, outgoingDates, sharesToSell } from './sale-terms.ts'
import { requireCard, hasValue, requireRedeemable } from './selling.ts'

/** Places a conversion: an order of code 36, and one of 37 for what comes in. */
export function placeConvert(
  world: World,
  user: User,
  request: v.InferOutput<typeof convert.request>,
): Placed {
  const { db, market } = world
  const { fundCode, targetFundCode, bankSerial, largeRedeemFlag } = request
  const asked = JSON.stringify([
    'convert',
    fundCode,
    targetFundCode,
    bankSerial,
    request.shares,
    request.pricingDay,
    largeRedeemFlag,
    request.protocolHashes.toSorted(),
    request.cfmTime,
  ])
  const begun = beginOrder(world, user, request, 'convert', asked)
  if (begun.repeat) return begun.repeat
  const { application, fund, now } = begun
  requireRedeemable(world, fund, now)
  requireCard(world, user, bankSerial, now)
  const target = convertTarget(world, fund, targetFundCode, now)
  requireTargetEligible(user, target, request.cfmTime !== null, now)
  const place = { user_id: user.user_id, bank_serial: bankSerial }
  const dates = outgoingDates([fund, target], now, market)
  requirePricingDay(request.pricingDay, dates.tradeDay, now)
  const { shares } = sharesToSell(db, market, fund, place, request.shares, now)
  requireAgreed(world, target, request.protocolHashes)
  const proof = { sealed: request.transPwd, randomCode: application.random_code }
  requirePassword(world, user, proof)
  const common = {
    ...place,
    amount: 0,
    oper_time: now,
    trade_date: dates.tradeDay,
    confirm_date: dates.confirmDate,
    income_date: dates.confirmDate,
    large_flag: largeRedeemFlag,
  }
  db.transaction(() => {
    noteAgreed(world, request.applyNo, target)
    insertOrder(
      db,
      {
        ...common,
        apply_no: request.applyNo,
        fund_code: fundCode,
        business_code: '36',
        request: asked,
        vol: shares,
        target_fund: targetFundCode,
      },
      '3',
    )
    insertOrder(
      db,
      {
        ...common,
        apply_no: incomingLegNo(request.applyNo),
        fund_code: targetFundCode,
        business_code: '37',
        request: '',
        target_fund: fundCode,
        leg_of: request.applyNo,
      },
      '3',
    )
  })
  return { applyNo: request.applyNo, operTime: now, effect: null }
}

/** The fund to convert into, or RET.notFound, SHOWN_RET.notConvertible. */
export function convertTarget(world: World, fund: Fund, code: string, now: Time14): Fund {
  const target = world.market.fund(code)
  if (!target) throw new Refusal(RET.notFound, '没有这只基金')
  const values = hasValue(world, fund, now) && hasValue(world, target, now)
  const toast = convertBlock(fund, target, values)
  if (toast !== '') throw new Refusal(SHOWN_RET.notConvertible, toast)
  return target
}

function requireTargetEligible(
  user: User,
  target: Fund,
  riskConfirmed: boolean,
  now: Time14,
): void {
  try {
    const at = { today: now.slice(0, 8), hasValue: true, riskConfirmed }
    requireEligible(user, target, at)
  } catch (error) {
    // To the contract, a user who may not buy the target may not convert into it.
    if (error instanceof Refusal && error.retCode === SHOWN_RET.notPurchasable)
      throw new Refusal(SHOWN_RET.notConvertible, error.message)
    throw error
  }
}
