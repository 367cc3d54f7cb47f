import {
  listAssetsChannel,
  listChannelHoldings,
  listClearedFunds,
  listIncome,
  listLots,
  queryHolding,
  queryIncomeCalendar,
} from '#api/calls/asset.ts'
import { RET } from '#api/endpoint.ts'
import { daysBetween, type Date8 } from '#domain/calendar/calendar-date.ts'
import { sumDayIncome } from '#domain/holding/day-income.ts'
import { sumDecimals } from '#domain/holding/holding.ts'
import { add, compare, divide, multiply, roundCent, roundTo } from '#domain/money/money.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import { effectiveDividendMethod } from '#test/sandbox/departments/trading/earnings.ts'
import {
  annualized,
  holdingChannels,
  holdingOfFund,
  incomeDay,
  centsInTransit,
  moneyInTransit,
} from '#test/sandbox/departments/trading/holding-view.ts'
import { outcomesOn } from '#test/sandbox/departments/trading/outcomes.ts'
import { openLots } from '#test/sandbox/departments/trading/lots.ts'
import {
  clearedFunds,
  everHeld,
  incomesBetween,
  shareMoves,
  pendingOn,
} from '#test/sandbox/departments/trading/positions.ts'
import { lotNow } from '#test/sandbox/departments/trading/sale-terms.ts'
import { forUser, fundOr404 } from '#test/sandbox/kernel/route.ts'

const pageItems = <T>(all: readonly T[], { page, size }: { page: number; size: number }): T[] =>
  all.slice((page - 1) * size, page * size)

export const assetFamily = [
  forUser(listAssetsChannel, (_fields, world, user) => {
    const now = world.clock.now()
    const all = everHeld(world.db, user.user_id).flatMap(
      (code) => holdingOfFund(world, user.user_id, code, now) ?? [],
    )
    const holdings = all.map((it) => it.row).filter((it) => compare(it.shares, '0') > 0)
    const transit = centsInTransit(world, user.user_id, null)
    const inTransit = yuan(transit.in + transit.out)
    const incomeDate = incomeDay(world, now)
    // A fund that was sold whole since then earned on that day too.
    const earning = all.filter(
      ({ row }) => compare(row.shares, '0') > 0 || row.yesterdayIncome !== '0.00',
    )
    const incomes = earning.map(({ row }) => ({
      income: row.yesterdayIncome,
      navDate: row.navDate,
    }))
    const { income, ...lacking } = sumDayIncome(incomes, incomeDate)
    const profits = all.filter(({ fund, row }) => fund.isMoney || compare(row.shares, '0') > 0)
    return {
      serverTime: now,
      totalAsset: sumDecimals([inTransit, ...holdings.map((it) => it.amount)]),
      inTransit,
      yesterdayIncome: income,
      incomeDate,
      ...lacking,
      holdProfit: sumDecimals(profits.map((it) => it.row.holdProfit)),
      cumulativeProfit: sumDecimals(all.map((it) => it.cumulativeProfit)),
      holdings,
      today: outcomesOn(world, user.user_id, now.slice(0, 8)),
      transits: moneyInTransit(world, user.user_id),
    }
  }),

  forUser(queryHolding, ({ fundCode }, world, user) => {
    const { db, market, clock } = world
    const now = clock.now()
    const userId = user.user_id
    fundOr404(world, fundCode)
    const held = holdingOfFund(world, userId, fundCode, now)
    const first = shareMoves(db, userId, fundCode)[0]
    if (!held || !first || compare(held.row.shares, '0') === 0)
      throw new Refusal(RET.notFound, '没有持有该基金')
    const channels = holdingChannels(world, userId, fundCode, now).flatMap((it) => it.holdings)
    const transit = centsInTransit(world, userId, fundCode)
    const newest = market.points(fundCode, now).at(-1)
    const { amount, navDate } = held.row
    const yearly = annualized(world, userId, { code: fundCode, amount, navDate })
    const places = openLots(db, { user_id: userId, fund_code: fundCode })
    const methods = places.map((lot) =>
      effectiveDividendMethod(world, {
        user_id: userId,
        fund_code: fundCode,
        bank_serial: lot.bank_serial,
      }),
    )
    return {
      ...held.row,
      incomeDate: incomeDay(world, now),
      usableShares: sumDecimals(channels.map((it) => it.usableShares)),
      frozenShares: sumDecimals(channels.map((it) => it.frozenShares)),
      costPrice: held.costPrice,
      cumulativeProfit: held.cumulativeProfit,
      annualizedReturn: yearly?.rate ?? null,
      annualizedDate: yearly?.date ?? null,
      firstBuyDate: first.date,
      inTransitIn: yuan(transit.in),
      inTransitOut: yuan(transit.out),
      incomePer10k: held.fund.isMoney ? (newest?.incomePer10k ?? null) : null,
      sevenDayYield: held.fund.isMoney ? (newest?.sevenDayYield ?? null) : null,
      // Cash only where every card has chosen it.
      dividendMethod: methods.every((it) => it === '1') ? ('1' as const) : ('0' as const),
    }
  }),

  forUser(listLots, ({ fundCode, bankSerial }, world, user) => {
    const fund = fundOr404(world, fundCode)
    const now = world.clock.now()
    const where = { user_id: user.user_id, fund_code: fundCode, bank_serial: bankSerial }
    return {
      lots: openLots(world.db, where).map((lot) => {
        const { ageDays, rate, next, cheaperFrom } = lotNow(
          fund,
          lot.confirm_date,
          now,
          world.market,
        )
        return {
          lotNo: String(lot.lot_id),
          bankSerial: lot.bank_serial,
          shares: yuan(lot.shares),
          confirmDate: lot.confirm_date,
          ageDays,
          rate,
          nextRate: next?.rate ?? null,
          daysToNextRate: next?.inDays ?? null,
          cheaperFrom,
        }
      }),
    }
  }),

  forUser(listChannelHoldings, ({ fundCode }, world, user) => ({
    channels: holdingChannels(world, user.user_id, fundCode, world.clock.now()),
  })),

  forUser(queryIncomeCalendar, ({ month, fromMonth, fundCode }, world, user) => {
    const now = world.clock.now()
    const span = { from: `${fromMonth ?? month}01`, to: `${month}31`, fundCode }
    const byDay = new Map<Date8, string>()
    for (const { date, income } of incomesBetween(world, user.user_id, span, now))
      byDay.set(date, add(byDay.get(date) ?? '0.00', income))
    const days = [...byDay]
      .map(([date, income]) => ({
        date,
        income: roundCent(income),
        pendingFunds: pendingOn(world, user.user_id, { date, fundCode }, now),
      }))
      .toSorted((a, b) => a.date.localeCompare(b.date))
    const firsts = everHeld(world.db, user.user_id)
      .filter((code) => fundCode === undefined || code === fundCode)
      .flatMap((code) => shareMoves(world.db, user.user_id, code)[0]?.date ?? [])
    const first = firsts.toSorted()[0]
    return {
      monthIncome: sumDecimals(
        days.filter((it) => it.date.startsWith(month)).map((it) => it.income),
      ),
      days,
      firstMonth: first?.slice(0, 6) ?? null,
    }
  }),

  forUser(listIncome, (request, world, user) => {
    const { date, fundCode } = request
    const span = { from: date ?? '00000000', to: date ?? '99991231', fundCode }
    const all = incomesBetween(world, user.user_id, span, world.clock.now())
    return {
      total: all.length,
      records: pageItems(all, request).map((it) => ({
        date: it.date,
        fundCode: it.fund.code,
        fundName: it.fund.name,
        income: it.income,
        incomePer10k: it.incomePer10k,
      })),
    }
  }),

  forUser(listClearedFunds, (request, world, user) => {
    const all = clearedFunds(world, user.user_id)
    return {
      total: all.length,
      records: pageItems(all, request).map((it) => ({
        fundCode: it.fund.code,
        fundName: it.fund.name,
        firstBuyDate: it.firstBuyDate,
        clearDate: it.clearDate,
        holdDays: daysBetween(it.firstBuyDate, it.clearDate),
        profit: it.profit,
        profitRate:
          compare(it.paidIn, '0') === 0
            ? '0.00'
            : roundTo(multiply(divide(it.profit, it.paidIn), '100'), 2),
      })),
    }
  }),
]
