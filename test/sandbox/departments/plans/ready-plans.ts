import type { AskedCycle } from '#domain/plan/schedule.ts'
import { compare } from '#domain/money/money.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { planMinimum } from './plan-minimum.ts'

interface Ready extends AskedCycle {
  readonly title: string
  readonly risk: Fund['risk']
  readonly fits: string
  readonly notFor: string
}

/** The settings of an operator: risk and cycle of each, the fund by the rule below. */
const READY: readonly Ready[] = [
  {
    title: '稳健',
    risk: 2,
    cycle: 'monthly',
    cycleDay: 10,
    fits: '能接受小幅波动、持有 1 年以上的钱',
    notFor: '不适合近期要用的钱，也不适合不能接受任何亏损的人',
  },
  {
    title: '均衡',
    risk: 3,
    cycle: 'weekly',
    cycleDay: 4,
    fits: '能接受净值有涨有跌、持有 3 年以上的钱',
    notFor: '不适合 3 年内要用的钱，也不适合不能接受较大回撤的人',
  },
  {
    title: '成长',
    risk: 4,
    cycle: 'fortnightly',
    cycleDay: 3,
    fits: '能接受大幅波动、持有 5 年以上的闲钱',
    notFor: '不适合借来的钱和 5 年内要用的钱，跌幅可能超过三成',
  },
]

const AMOUNTS = ['10.00', '100.00', '200.00', '500.00', '1000.00']

/** The first fund of a risk that plans can buy now: by its code, never by what others buy. */
const firstFund = ({ market, clock }: World, risk: Fund['risk']): Fund | undefined =>
  market.funds
    .filter(
      (it) =>
        it.risk === risk &&
        it.applyStatus === 'open' &&
        it.planMinAmount !== null &&
        !it.isMoney &&
        !it.pensionOnly &&
        market.rawPoints(it.code, clock.now()).length > 0,
    )
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))[0]

export const readyPlans = (world: World) =>
  READY.flatMap(({ title, risk, fits, notFor, cycle, cycleDay }) => {
    const fund = firstFund(world, risk)
    if (fund === undefined) return []
    const minAmount = planMinimum(fund)
    return {
      title,
      fits,
      notFor,
      cycle,
      cycleDay,
      fundCode: fund.code,
      fundName: fund.name,
      fundRiskLevel: fund.risk,
      minAmount,
      amounts: AMOUNTS.filter((it) => compare(it, minAmount) >= 0),
    }
  })
