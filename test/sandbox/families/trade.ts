import {
  applyByEncriptTransPwd,
  applyInit,
  getFundProtocolConfig,
  getTransactionConfig,
  listPaymentAccount,
  queryApplyResult,
  queryFundInfo,
} from '#src/api/trade.ts'
import { ConnectionCut } from '../refusal.ts'
import { yuan } from '../store/cents.ts'
import { purchaseBlock } from '../trading/eligibility.ts'
import { orderOf } from '../trading/orders.ts'
import { applicationOf, openApplication, placePurchase } from '../trading/purchase.ts'
import { cardsOf, cutOffOf, dailyLeft, datesFor, protocolsOf } from '../trading/purchase-terms.ts'
import { flagOf, forUser, fundOr404 } from './route.ts'

export const tradeFamily = [
  forUser(queryFundInfo, ({ fundCode }, world) => {
    const fund = fundOr404(world, fundCode)
    const hasValue = world.market.rawPoints(fundCode, world.clock.now()).length > 0
    const applyToast = purchaseBlock(fund, hasValue)
    return {
      fundName: fund.name,
      fundTypeCode: fund.typeCode,
      fundRiskLevel: fund.risk,
      transPreInfo: { applyFlag: flagOf(applyToast === ''), applyToast },
    }
  }),

  forUser(getTransactionConfig, ({ fundCode }, world, user) => {
    const fund = fundOr404(world, fundCode)
    const now = world.clock.now()
    const dates = datesFor(fund, now, world.market)
    const left = dailyLeft(world.db, user.user_id, fund, dates.tradeDay)
    return {
      serverTime: now,
      cutoffTime: cutOffOf(dates.tradeDay),
      tradeDate: dates.tradeDay,
      navDate: dates.tradeDay,
      confirmDate: dates.confirmDate,
      incomeDate: dates.incomeShown,
      redeemableDate: dates.redeemableFrom,
      minAmount: fund.minAmount,
      amountStep: fund.amountStep,
      maxAmount: fund.maxAmount,
      dailyLeft: left === null ? null : yuan(left),
    }
  }),

  forUser(listPaymentAccount, ({ fundCode }, world, user) => {
    fundOr404(world, fundCode)
    const today = world.clock.now().slice(0, 8)
    return {
      accounts: cardsOf(world.db, user.user_id, today).map((card) => ({
        bankSerial: card.bank_serial,
        channelId: card.channel_id,
        bankName: card.bank_name,
        cardTail: card.tail,
        singleLimit: yuan(card.single_limit),
        dayLimit: yuan(card.day_limit),
        dayLeft: yuan(card.day_left),
        walletBalance: null,
        available: card.unavailable_reason === '',
        unavailableReason: card.unavailable_reason,
      })),
    }
  }),

  forUser(getFundProtocolConfig, ({ fundCode }, world) => ({
    protocols: protocolsOf(fundOr404(world, fundCode)),
  })),

  forUser(applyInit, ({ fundCode }, world, user) => {
    const application = openApplication(world, user, fundOr404(world, fundCode))
    return {
      applyNo: application.apply_no,
      randomCode: application.random_code,
      expiresAt: application.expires_at,
    }
  }),

  forUser(applyByEncriptTransPwd, async (request, world, user) => {
    const { applyNo, operTime, effect } = placePurchase(world, user, request)
    if (effect === 'recordThenAway') {
      world.faults.away = true
      throw new ConnectionCut()
    }
    if (effect === 'slow') await world.slowly()
    return { applyNo, operTime }
  }),

  forUser(queryApplyResult, ({ applyNo }, world, user) => {
    const application = applicationOf(world, user, applyNo)
    if (orderOf(world.db, applyNo)) return { state: 'placed' as const }
    const expired = application.expires_at <= world.clock.now()
    return { state: expired ? ('expired' as const) : ('open' as const) }
  }),
]
