import * as v from 'valibot'
import {
  cardReason,
  pensionCard,
  withinPension,
} from '#test/sandbox/departments/trading/pension-card.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import {
  applyByEncriptTransPwd,
  applyInit,
  estimatePurchase,
  getFundProtocolConfig,
  getTransactionConfig,
  listPaymentAccount,
  queryApplyResult,
  queryFundInfo,
  queryProtocolByHash,
  queryTransRates,
  readFundProtocol,
} from '#api/calls/trade.ts'
import { WALLET_FUND } from '#domain/business-codes.ts'
import { estimatePurchase as purchaseEstimate } from '#domain/money/fees.ts'
import { compare } from '#domain/money/money.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import { shareBalance } from '#test/sandbox/departments/trading/lots.ts'
import {
  keepTexts,
  noteReading,
  protocolByHash,
} from '#test/sandbox/departments/trading/protocols.ts'
import { WALLET_CHANNEL } from '#test/sandbox/departments/trading/wallet.ts'
import { orderAnswer } from '#test/sandbox/departments/trading/placing.ts'
import { latestPoint } from '#test/sandbox/departments/trading/latest-value.ts'
import { purchaseBlock } from '#test/sandbox/departments/trading/eligibility.ts'
import { findOrder } from '#test/sandbox/departments/trading/order-row.ts'
import {
  requireApplication,
  openApplication,
  placePurchase,
} from '#test/sandbox/departments/trading/purchase.ts'
import {
  paymentCards,
  closuresUntil,
  cutOffTime,
  dailyLeft,
  datesFor,
  fundProtocols,
} from '#test/sandbox/departments/trading/purchase-terms.ts'
import { ownDiscount } from '#test/sandbox/market/own-rates.ts'
import { sessionKind } from '#test/sandbox/kernel/store/users.ts'
import { toFlag, forAnyone, forUser, fundOr404 } from '#test/sandbox/kernel/route.ts'

export const tradeFamily = [
  forUser(queryFundInfo, ({ fundCode }, world) => {
    const fund = fundOr404(world, fundCode)
    const hasValue = world.market.rawPoints(fundCode, world.clock.now()).length > 0
    const applyToast = purchaseBlock(fund, hasValue)
    return {
      fundName: fund.name,
      fundTypeCode: fund.typeCode,
      fundRiskLevel: fund.risk,
      transPreInfo: { applyFlag: toFlag(applyToast === ''), applyToast },
    }
  }),

  forUser(getTransactionConfig, ({ fundCode }, world, user) => {
    const fund = fundOr404(world, fundCode)
    const now = world.clock.now()
    const dates = datesFor(fund, now, world.market)
    const left = dailyLeft(world.db, user.user_id, fund, dates.tradeDay)
    return {
      serverTime: now,
      cutoffTime: cutOffTime(dates.tradeDay),
      tradeDate: dates.tradeDay,
      navDate: dates.tradeDay,
      confirmDate: dates.confirmDate,
      incomeDate: dates.incomeShown,
      redeemableDate: dates.redeemableFrom,
      ...closuresUntil([fund], now, dates.redeemableFrom, world.market),
      minAmount: fund.minAmount,
      amountStep: fund.amountStep,
      maxAmount: fund.maxAmount,
      dailyLeft: left === null ? null : yuan(left),
    }
  }),

  forUser(listPaymentAccount, ({ fundCode }, world, user) => {
    const fund = fundOr404(world, fundCode)
    const { db, market } = world
    const now = world.clock.now()
    const today = now.slice(0, 8)
    const pension = pensionCard(db, user.user_id)
    const cards = paymentCards(db, user.user_id, today).map((card) =>
      withinPension(db, user.user_id, card, pension, now),
    )
    // The wallet cannot buy itself, and is no money of a pension account.
    const byWallet = fundCode !== WALLET_FUND && !fund.pensionOnly
    const wallet = byWallet ? market.fund(WALLET_FUND) : undefined
    const wallets = cards.flatMap((card) => {
      const place = { user_id: user.user_id, bank_serial: card.bank_serial }
      const { usable } = wallet ? shareBalance(db, market, wallet, place, today) : { usable: 0 }
      if (!wallet || usable === 0) return []
      const balance = yuan(usable)
      return [
        {
          bankSerial: card.bank_serial,
          channelId: WALLET_CHANNEL,
          bankName: wallet.name,
          cardTail: card.tail,
          singleLimit: balance,
          dayLimit: balance,
          dayLeft: balance,
          walletBalance: balance,
          available: true,
          unavailableReason: '',
        },
      ]
    })
    return {
      accounts: cards
        .map((card) => ({
          bankSerial: card.bank_serial,
          channelId: card.channel_id,
          bankName: card.bank_name,
          cardTail: card.tail,
          singleLimit: yuan(card.single_limit),
          dayLimit: yuan(card.day_limit),
          dayLeft: yuan(card.day_left),
          walletBalance: null as string | null,
          available: cardReason(fund, card, pension) === '',
          unavailableReason: cardReason(fund, card, pension),
        }))
        .concat(wallets),
    }
  }),

  forUser(getFundProtocolConfig, ({ fundCode }, world) => {
    const protocols = fundProtocols(world.db, fundOr404(world, fundCode))
    keepTexts(world.db, protocols)
    return { protocols }
  }),

  forUser(readFundProtocol, (request, world, user) => {
    const fund = fundOr404(world, request.fundCode)
    return { readTime: noteReading(world, user, fund, request) }
  }),

  forUser(queryProtocolByHash, ({ hash }, world) => {
    const protocol = protocolByHash(world.db, hash)
    if (!protocol) throw new Refusal(RET.notFound, '没有这个版本的协议')
    return protocol
  }),

  forUser(queryTransRates, ({ fundCode }, world, user) => {
    const fund = fundOr404(world, fundCode)
    return {
      purchaseTiers: fund.purchaseTiers,
      discount: ownDiscount(user.user_id, fund),
      redemptionTiers: fund.redemptionTiers,
      managementRate: fund.managementRate,
      custodyRate: fund.custodyRate,
      salesServiceRate: fund.salesServiceRate,
    }
  }),

  forAnyone(estimatePurchase, ({ fundCode, amount }, world) => {
    const fund = fundOr404(world, fundCode)
    const last = latestPoint(world, fund)
    if (compare(amount, fund.minAmount) < 0)
      throw new Refusal(SHOWN_RET.amountOutOfRange, `最低买入 ${formatAmount(fund.minAmount)} 元`)
    if (compare(amount, fund.maxAmount) > 0)
      throw new Refusal(
        SHOWN_RET.amountOutOfRange,
        `单笔最高买入 ${formatAmount(fund.maxAmount)} 元`,
      )
    const { purchaseTiers: tiers, discount } = fund
    const result = purchaseEstimate({ amount, tiers, discount, nav: last.nav })
    return {
      fee: result.fee,
      fullFee: result.originalFee,
      netAmount: result.net,
      estimatedShares: result.shares ?? '0.00',
      navDate: last.date,
    }
  }),

  forUser(applyInit, ({ fundCode, applyKind }, world, user) => {
    const application = openApplication(world, user, fundOr404(world, fundCode), applyKind)
    return {
      applyNo: application.apply_no,
      randomCode: application.random_code,
      expiresAt: application.expires_at,
    }
  }),

  forUser(applyByEncriptTransPwd, (request, world, user, session) => {
    const container = sessionKind(world.db, session)
    return orderAnswer(world, placePurchase(world, user, request, container))
  }),

  forUser(queryApplyResult, ({ applyNo }, world, user) => {
    const application = requireApplication(world, user, applyNo)
    const plan = world.db.get(
      v.object({ answer: v.string() }),
      'SELECT answer FROM plan_requests WHERE apply_no = ?',
      applyNo,
    )
    if (plan) {
      const { planNo } = v.parse(v.object({ planNo: v.string() }), JSON.parse(plan.answer))
      return { state: 'placed' as const, planNo }
    }
    if (findOrder(world.db, applyNo)) return { state: 'placed' as const }
    const expired = application.expires_at <= world.clock.now()
    return { state: expired ? ('expired' as const) : ('open' as const) }
  }),
]
