/** The estimate of an order on a portfolio: its parts, fees and dates. */
import type * as v from 'valibot'
import type { estimatePortfolio } from '#api/calls/advice/advice-order.ts'
import { RET } from '#api/endpoint.ts'
import { frontFeeWaived, partRate } from '#domain/advice/fees.ts'
import { yearFee } from '#domain/advice/ladder.ts'
import { estimatePurchase } from '#domain/money/fees.ts'
import { roundCent, sum } from '#domain/money/money.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { fundOr404 } from '#test/sandbox/kernel/route.ts'
import { cents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { isOwnFund, ownDiscount } from '#test/sandbox/market/own-rates.ts'
import { datesFor } from '#test/sandbox/departments/trading/purchase-terms.ts'
import { lotNow, priceRedemption, saleDates } from '#test/sandbox/departments/trading/sale-terms.ts'
import { openLots } from '#test/sandbox/departments/trading/lots.ts'
import { accountOf } from './accounts.ts'
import { partsOut, requireInAmount, requireOpen, requireShares, splitIn } from './placing.ts'
import { portfolioByCode, rateOf, requireMatch } from './portfolios.ts'

type Estimate = v.InferInput<typeof estimatePortfolio.payload>

export function estimate(
  world: World,
  user: User,
  it: v.InferOutput<typeof estimatePortfolio.request>,
): Estimate {
  return it.kind === 'in'
    ? estimateIn(world, user, it.portfolioCode, it.amount)
    : estimateOut(world, user, it.portfolioCode, it.kind === 'stop' ? 100 : it.percent)
}

function estimateIn(world: World, user: User, code: string, amount: string | undefined): Estimate {
  const { db, market, clock } = world
  const now = clock.now()
  const portfolio = portfolioByCode(market, code)
  requireMatch(world, user, portfolio)
  requireOpen(portfolio)
  if (amount === undefined) throw new Refusal(RET.badRequest, '参数 amount 不正确')
  requireInAmount(world, accountOf(db, user.user_id, code), amount)
  const rate = rateOf(portfolio)
  const split = splitIn(db, portfolio, amount, now)
  const parts = split.map((part) => {
    const fund = fundOr404(world, part.fundCode)
    const dates = datesFor(fund, now, market)
    const waived = frontFeeWaived(isOwnFund(fund), dates.tradeDay)
    const fee = waived
      ? '0.00'
      : estimatePurchase({
          amount: part.amount,
          tiers: fund.purchaseTiers,
          discount: ownDiscount(user.user_id, fund),
          nav: null,
        }).fee
    return {
      fundCode: fund.code,
      fundName: fund.name,
      amount: part.amount,
      shares: '0.00',
      fee,
      tradeDate: dates.tradeDay,
      confirmDate: dates.confirmDate,
      arrivalDate: null,
    }
  })
  const adviceYear = roundCent(
    sum(
      split.map((part) => {
        const fund = fundOr404(world, part.fundCode)
        const own = { own: isOwnFund(fund), salesServiceRate: fund.salesServiceRate ?? '0' }
        return yearFee(part.amount, partRate(rate, own, now.slice(0, 8)))
      }),
    ),
  )
  return {
    total: amount,
    fees: roundCent(sum(parts.map(({ fee }) => fee))),
    adviceYear,
    under7Days: false,
    parts,
  }
}

function estimateOut(
  world: World,
  user: User,
  code: string,
  percent: number | undefined,
): Estimate {
  const { db, market, clock } = world
  const now = clock.now()
  portfolioByCode(market, code)
  const account = accountOf(db, user.user_id, code)
  if (!account) throw new Refusal(RET.notFound, '您还没有签约该组合')
  if (percent === undefined) throw new Refusal(RET.badRequest, '参数 percent 不正确')
  const out = partsOut(world, account, percent, now)
  requireShares(out)
  let isYoung = false
  const parts = out
    .filter(({ wanted }) => wanted > 0)
    .map(({ fundCode, wanted }) => {
      const fund = fundOr404(world, fundCode)
      const dates = saleDates(fund, now, market)
      const nav = market.rawPoints(fundCode, now).at(-1)?.nav ?? '0'
      const priced = priceRedemption(db, fund, account, {
        shares: wanted,
        nav,
        on: { tradeDay: dates.tradeDay, confirmDate: dates.confirmDate },
      })
      isYoung ||= openLots(db, { ...account, fund_code: fundCode }).some(
        (lot) => !fund.isMoney && lotNow(fund, lot.confirm_date, now, market).ageDays < 7,
      )
      return {
        fundCode,
        fundName: fund.name,
        amount: priced.net,
        shares: yuan(wanted),
        fee: priced.fee,
        tradeDate: dates.tradeDay,
        confirmDate: dates.confirmDate,
        arrivalDate: dates.arrivalTo,
      }
    })
  const whole = (of: readonly string[]) => yuan(of.reduce((total, part) => total + cents(part), 0))
  return {
    total: whole(parts.map(({ amount }) => amount)),
    fees: whole(parts.map(({ fee }) => fee)),
    adviceYear: '0.00',
    under7Days: isYoung,
    parts,
  }
}
