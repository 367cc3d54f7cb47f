import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { listPensionFunds, queryPensionSummary } from '#api/calls/pension/pension-account.ts'
import { sumDayIncome } from '#domain/holding/day-income.ts'
import { sumDecimals } from '#domain/holding/holding.ts'
import { add, compare } from '#domain/money/money.ts'
import { pensionQuota } from '#domain/pension/pension-quota.ts'
import { pensionTermsOn } from '#domain/tax/pension-terms.ts'
import { queryTaxRules } from '#api/calls/pension/tax-rules.ts'
import { BUILT_IN_TAX_RULES } from '#domain/tax/tax-rules.ts'
import { contributionsOf } from '#test/sandbox/departments/identity/pension-contributions.ts'
import { openedAccount } from '#test/sandbox/departments/identity/pension.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { onPage } from '#test/sandbox/market/paging.ts'
import { prepareRuledMarket, ruledMarket } from '#test/sandbox/market/rule/ruled-market.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import {
  holdingOfFund,
  incomeDay,
  moneyInTransit,
} from '#test/sandbox/departments/trading/holding-view.ts'
import { pensionCard, pensionCash } from '#test/sandbox/departments/trading/pension-card.ts'
import { everHeld } from '#test/sandbox/departments/trading/positions.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { forAnyone, forUser, toFlag } from '#test/sandbox/kernel/route.ts'

type Row = v.InferOutput<typeof listPensionFunds.payload>['records'][number]

const YEARS_HELD = [
  ['三年持有', 36],
  ['一年持有', 12],
] as const

const feeOf = ({ managementRate, custodyRate }: Fund) =>
  add(managementRate ?? '0', custodyRate ?? '0')

function kindOf(fund: Fund): Row['kind'] {
  if (fund.typeName === '指数型') return 'index'
  return /20\d\d/.test(fund.name) ? 'date' : 'risk'
}

function pensionFunds({ market, clock }: World): Row[] {
  const { funds } = ruledMarket(market, clock.now())
  return funds.flatMap(({ row, figures, days, benchmarks }) => {
    const fund = market.fund(row.fundCode)
    if (fund === undefined || !fund.pensionOnly) return []
    const classA = market.classes(fund.code).find(({ className }) => className === 'A')
    const year = figures.spans['1y']
    return [
      {
        fundCode: fund.code,
        fundName: fund.name,
        kind: kindOf(fund),
        targetYear: Number(/20\d\d/.exec(fund.name)?.[0] ?? '0') || null,
        fundRiskLevel: fund.risk,
        nav: row.nav,
        navDate: row.navDate,
        yearReturn: year.return,
        from: days['1y']?.from ?? null,
        benchmarkReturn: benchmarks['1y'],
        maxDrawdown: year.maxDrawdown,
        yearlyFee: Number(feeOf(fund)).toFixed(2),
        yearlyFeeA: classA === undefined ? null : Number(feeOf(classA.fund)).toFixed(2),
        holdingMonths: YEARS_HELD.find(([words]) => fund.name.includes(words))?.[1] ?? 0,
      },
    ]
  })
}

/** Without a figure last; equal ones by code. */
function sorted(rows: readonly Row[], order: 'return' | 'fee'): readonly Row[] {
  const byCode = (a: Row, b: Row) => a.fundCode.localeCompare(b.fundCode)
  return rows.toSorted((a, b) => {
    if (order === 'fee') return compare(a.yearlyFee, b.yearlyFee) || byCode(a, b)
    if (a.yearReturn === null || b.yearReturn === null) {
      return Number(a.yearReturn === null) - Number(b.yearReturn === null) || byCode(a, b)
    }
    return compare(b.yearReturn, a.yearReturn) || byCode(a, b)
  })
}

export const pensionAccountFamily = [
  forAnyone(queryTaxRules, () => v.parse(queryTaxRules.payload, BUILT_IN_TAX_RULES)),

  forUser(queryPensionSummary, (asked, world, user) => {
    const { db, clock } = world
    const now = clock.now()
    const year = asked.year ?? now.slice(0, 4)
    const userId = user.user_id
    const account = openedAccount(world, user)
    const card = pensionCard(db, userId)
    if (account === undefined || card === undefined) {
      throw new Refusal(RET.notBound, '请先绑定个人养老金资金账户')
    }
    const isRead = account.authorized === 1
    const { yearlyLimit } = pensionTermsOn(`${year}1231`)
    const contributions = contributionsOf(db, userId, now)
    const quota = pensionQuota(yearlyLimit, contributions, year)
    const all = everHeld(db, userId).flatMap((code) => {
      const held = holdingOfFund(world, userId, code, now)
      return held?.fund.pensionOnly === true ? [held] : []
    })
    const held = all.map(({ row }) => row).filter(({ shares }) => compare(shares, '0') > 0)
    const incomeDate = incomeDay(world, now)
    const incomes = all
      .filter(({ row }) => compare(row.shares, '0') > 0 || row.yesterdayIncome !== '0.00')
      .map(({ row }) => ({ income: row.yesterdayIncome, navDate: row.navDate }))
    const codes = new Set(world.market.funds.filter((it) => it.pensionOnly).map((it) => it.code))
    const transits = moneyInTransit(world, userId).filter((it) => codes.has(it.fundCode))
    return {
      year,
      quota: yearlyLimit,
      contributed: isRead ? quota.contributed : null,
      left: isRead ? quota.left : null,
      cash: isRead ? yuan(pensionCash(db, userId, card.bank_serial, now)) : null,
      authorized: toFlag(isRead),
      asOf: isRead ? now : null,
      contributions: isRead ? contributions : [],
      marketValue: sumDecimals(held.map(({ amount }) => amount)),
      profit: sumDecimals(held.map(({ holdProfit }) => holdProfit)),
      yesterdayIncome: sumDayIncome(incomes, incomeDate).income,
      incomeDate,
      inTransit: sumDecimals(transits.map(({ amount }) => amount)),
      holdings: held.map(({ fundCode, fundName, shares, amount, holdProfit, navDate }) => ({
        fundCode,
        fundName,
        shares,
        amount,
        profit: holdProfit,
        navDate,
      })),
    }
  }),

  forAnyone(listPensionFunds, async ({ kind, order, ...asked }, world) => {
    await prepareRuledMarket(world)
    const rows = pensionFunds(world).filter((row) => kind === undefined || row.kind === kind)
    const dates = rows.map(({ navDate }) => navDate).toSorted()
    return { date: dates[dates.length - 1] ?? null, ...onPage(sorted(rows, order), asked) }
  }),
]
