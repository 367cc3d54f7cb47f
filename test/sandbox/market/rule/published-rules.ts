import { listByRule } from '#domain/fund/rule/evaluate-rule.ts'
import type { FundRule } from '#domain/fund/rule/fund-rule.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { FUND_RULES } from './fund-rules.ts'
import { ruledMarket } from './ruled-market.ts'

const ofMarket = new WeakMap<Market, readonly FundRule[]>()
const published = new WeakMap<object, readonly FundRule[]>()

/**
 * The rules that are published: all but those whose figure is not known of any fund, as where real
 * funds were loaded, whose starts and fees are not in the files.
 */
export function publishedRules(market: Market, now: Time14): readonly FundRule[] {
  const funds = ruledMarket(market, now)
  const before = published.get(funds)
  if (before) return before
  const { source } = market
  const all = ofMarket.get(market) ?? FUND_RULES.map((rule) => Object.assign({}, rule, { source }))
  ofMarket.set(market, all)
  const rules = all.filter((rule) => rule.group === 'tool' || listByRule(funds, rule).peers > 0)
  published.set(funds, rules)
  return rules
}
