import { monthDay } from '#domain/campaign/campaign-words.ts'
import type * as v from 'valibot'
import {
  estimateRedeem,
  fastRedeemRepeat,
  getConvertAndRedeemInfo,
  queryArrivalInfo,
  queryRedeemRetentionAds,
  queryWalletLimits,
  redeem,
} from '#api/calls/redeem.ts'
import { cardReason, pensionCard } from '#test/sandbox/departments/trading/pension-card.ts'
import { WALLET_FUND } from '#domain/business-codes.ts'
import { formatShares } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { sumDecimals } from '#domain/holding/holding.ts'
import { compare } from '#domain/money/money.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import { latestPoint } from '#test/sandbox/departments/trading/latest-value.ts'
import { openLots, shareBalance } from '#test/sandbox/departments/trading/lots.ts'
import { orderAnswer } from '#test/sandbox/departments/trading/placing.ts'
import {
  paymentCards,
  closuresUntil,
  cutOffTime,
  dailyLeft,
} from '#test/sandbox/departments/trading/purchase-terms.ts'
import {
  convertBlock,
  lotNow,
  minHolding,
  minRedemption,
  outgoingDates,
  redeemBlock,
  priceRedemption,
  saleDates,
  saleEstimate,
  sharesToSell,
} from '#test/sandbox/departments/trading/sale-terms.ts'
import {
  requireCard,
  hasValue,
  placeFastRedeem,
  placeRedeem,
  QUICK_DAY_LIMIT,
  quickBlock,
  quickLeft,
} from '#test/sandbox/departments/trading/selling.ts'
import { QUICK_ARRIVAL } from '#test/sandbox/departments/trading/withdrawal.ts'
import { toFlag, forUser, fundOr404 } from '#test/sandbox/kernel/route.ts'
import { WALLET_NAME } from '#test/sandbox/departments/trading/wallet.ts'

const PENALTY_DAYS = 7
/** A cheaper tier within so many days is shown. */
const SOON_DAYS = 30

type Ad = v.InferInput<typeof queryRedeemRetentionAds.payload>['ads'][number]

export const redeemFamily = [
  forUser(getConvertAndRedeemInfo, ({ fundCode, targetFundCode }, world, user) => {
    const { db, market, clock } = world
    const fund = fundOr404(world, fundCode)
    const now = clock.now()
    const last = latestPoint(world, fund)
    const target = targetFundCode === undefined ? null : fundOr404(world, targetFundCode)
    const funds: [Fund, ...Fund[]] = target === null ? [fund] : [fund, target]
    const { tradeDay } = outgoingDates(funds, now, market)
    const toast = redeemBlock(fund, true)
    const convertible = market.funds.some((it) => convertBlock(fund, it, true) === '')
    const pension = pensionCard(db, user.user_id)
    return {
      serverTime: now,
      cutoffTime: cutOffTime(tradeDay),
      tradeDate: tradeDay,
      overseasMarkets: closuresUntil(funds, now, now, market).overseasMarkets,
      nav: last.nav,
      navDate: last.date,
      redeemFlag: toFlag(toast === ''),
      redeemToast: toast,
      convertFlag: toFlag(toast === '' && convertible),
      minRedeemShares: minRedemption(fund),
      minHoldShares: minHolding(fund),
      redemptionTiers: fund.redemptionTiers,
      accounts: paymentCards(db, user.user_id, now.slice(0, 8)).flatMap((card) => {
        const place = { user_id: user.user_id, bank_serial: card.bank_serial }
        const { held, usable, frozen } = shareBalance(db, market, fund, place, now.slice(0, 8))
        if (held === 0) return []
        return [
          {
            bankSerial: card.bank_serial,
            channelId: card.channel_id,
            bankName: card.bank_name,
            cardTail: card.tail,
            usableShares: yuan(usable),
            frozenShares: yuan(frozen),
            available: cardReason(fund, card, pension) === '',
            unavailableReason: cardReason(fund, card, pension),
          },
        ]
      }),
    }
  }),

  forUser(queryArrivalInfo, ({ fundCode, applyKind, redeemTo, targetFundCode }, world) => {
    const fund = fundOr404(world, fundCode)
    const now = world.clock.now()
    const target = targetFundCode === undefined ? null : fundOr404(world, targetFundCode)
    const funds: [Fund, ...Fund[]] = target === null ? [fund] : [fund, target]
    const dates = outgoingDates(funds, now, world.market)
    const today = now.slice(0, 8)
    const shown = (day: string) => monthDay(day, today)
    if (applyKind === 'fastRedeem') {
      const all = { tradeDate: today, navDate: today, confirmDate: today, arrivalDate: today }
      return { ...all, arrivalTxt: QUICK_ARRIVAL }
    }
    // The wallet is the company's own: it takes the money on the day of confirmation.
    const onConfirming = applyKind === 'convert' || redeemTo === 'wallet'
    const arrivalDate = onConfirming ? dates.confirmDate : dates.arrivalTo
    const arrivalTxt =
      applyKind === 'convert'
        ? `预计 ${shown(arrivalDate)} 份额到账`
        : `预计 ${shown(arrivalDate)} 24:00 前到账`
    return {
      tradeDate: dates.tradeDay,
      navDate: dates.tradeDay,
      confirmDate: dates.confirmDate,
      arrivalDate,
      ...closuresUntil(funds, now, arrivalDate, world.market),
      arrivalTxt,
    }
  }),

  forUser(redeem, (request, world, user) => orderAnswer(world, placeRedeem(world, user, request))),

  forUser(fastRedeemRepeat, (request, world, user) =>
    orderAnswer(world, placeFastRedeem(world, user, request)),
  ),

  forUser(queryWalletLimits, ({ fundCode }, world, user) => {
    const fund = fundOr404(world, fundCode)
    const now = world.clock.now()
    const { tradeDay } = saleDates(fund, now, world.market)
    const left = dailyLeft(world.db, user.user_id, fund, tradeDay)
    const quick = quickLeft(world.db, user.user_id, fundCode, now)
    const toast = quickBlock(fund)
    return {
      minDeposit: fund.minAmount,
      depositLeft: left === null ? null : yuan(left),
      quickFlag: toFlag(toast === ''),
      quickToast: toast,
      quickDayLimit: yuan(fund.isMoney ? QUICK_DAY_LIMIT : 0),
      quickLeft: yuan(fund.isMoney ? quick.amount : 0),
      quickTimesLeft: fund.isMoney ? quick.times : 0,
    }
  }),

  forUser(estimateRedeem, ({ fundCode, bankSerial, shares }, world, user) => {
    const { db, market, clock } = world
    const fund = fundOr404(world, fundCode)
    const now = clock.now()
    requireCard(world, user, bankSerial, now)
    const last = latestPoint(world, fund)
    const place = { user_id: user.user_id, bank_serial: bankSerial }
    const sale = sharesToSell(db, market, fund, place, shares, now)
    const on = saleDates(fund, now, market)
    const result = priceRedemption(db, fund, place, { shares: sale.shares, nav: last.nav, on })
    const young = result.lots.filter((it) => it.ageDays < PENALTY_DAYS)
    return {
      ...saleEstimate(world, fund, result, { ...sale, navDate: last.date }),
      sharesUnder7Days: sumDecimals(young.map((it) => it.shares)),
    }
  }),

  forUser(queryRedeemRetentionAds, ({ fundCode }, world, user) => {
    const fund = world.market.fund(fundCode)
    if (!fund) return { ads: [] }
    const now = world.clock.now()
    const ads: Ad[] = openLots(world.db, { user_id: user.user_id, fund_code: fundCode }).flatMap(
      (lot) => {
        const { next, cheaperFrom } = lotNow(fund, lot.confirm_date, now, world.market)
        if (!next || next.inDays > SOON_DAYS) return []
        const from = cheaperFrom === null ? '' : `，预计 ${formatDate(cheaperFrom)} 起卖出`
        const rate = compare(next.rate, '0') === 0 ? '免赎回费' : `赎回费率降至 ${next.rate}%`
        return [
          {
            adId: `tier-${fundCode}-${lot.confirm_date}-${lot.lot_id}`,
            title: `再持有 ${next.inDays} 天，${rate}`,
            content: `您于 ${formatDate(lot.confirm_date)} 确认的 ${formatShares(yuan(lot.shares))} 份${from}${rate}。`,
            imgUrl: '',
            forwardInfo: null,
          },
        ]
      },
    )
    const toWallet =
      fundCode !== WALLET_FUND && hasValue(world, fund, now) && world.market.fund(WALLET_FUND)
    if (toWallet) {
      ads.push({
        adId: 'wallet',
        title: `卖出到${WALLET_NAME}，到账更快`,
        content: `卖出到${WALLET_NAME}（${toWallet.name}）后，确认日即可到账并开始计算收益。`,
        imgUrl: '',
        forwardInfo: {
          forwardType: 'H5',
          targetUrl: `/fund_detail/FundDetailSingle?fundCode=${WALLET_FUND}`,
          wxUrl: '',
          appUrl: '',
          innerForwardType: '',
          params: [],
        },
      })
    }
    return { ads }
  }),
]
