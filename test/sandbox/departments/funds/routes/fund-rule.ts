import type * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import {
  countFunds,
  listCompanies,
  listFundRules,
  queryFixedPlusBand,
  queryFundList,
} from '#api/calls/fund-rule.ts'
import type { Conditions } from '#domain/fund/rule/conditions.ts'
import {
  countByRule,
  listByRule,
  ruledFunds,
  type RuledFunds,
  type RuledRecord,
} from '#domain/fund/rule/evaluate-rule.ts'
import { figureOf, type Span } from '#domain/fund/rule/figures.ts'
import { hasEnded, ruleSpan, type FundRule } from '#domain/fund/rule/fund-rule.ts'
import { searchList } from '#domain/text/list-search.ts'
import { asWritten } from '#test/sandbox/market/character-variants.ts'
import { forAnyone } from '#test/sandbox/kernel/route.ts'
import { describeBand } from '#test/sandbox/market/rule/fixed-plus-band.ts'
import { fundCompanies } from '#test/sandbox/market/rule/companies.ts'
import { publishedRules } from '#test/sandbox/market/rule/published-rules.ts'
import {
  prepareRuledMarket,
  ruledMarket,
  type SandboxFund,
} from '#test/sandbox/market/rule/ruled-market.ts'
import { codesFoundBy } from '#test/sandbox/market/ranking.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

type Narrowing = Omit<v.InferOutput<typeof countFunds.request>, 'ruleId'>
type Row = v.InferOutput<typeof queryFundList.payload>['records'][number]

function conditionsOf(asked: Narrowing, market: Market): Conditions {
  const { type, risk, words, plan, company, theme, fmUid } = asked
  const { maxDrawdown, maxFee, maxMinAmount, minAgeMonths, minManagerMonths, holdDays } = asked
  return {
    types: type?.split(','),
    risks: risk?.split(',').map(Number),
    words: words === undefined ? undefined : codesFoundBy(words, market),
    plan: plan === undefined ? undefined : true,
    company,
    theme,
    fmUid,
    maxDrawdown,
    maxFee,
    maxMinAmount,
    minAgeMonths,
    minManagerMonths,
    holdDays,
  }
}

/** The fields of a request that narrow by each condition. */
const FIELD_NAMES: Partial<Record<string, string>> = { types: 'type', risks: 'risk' }

/** The rule, or RET.notFound: withdrawn, not yet published, or never there. */
function ruleOr404({ market, clock }: World, ruleId: string): FundRule {
  const rule = publishedRules(market, clock.now()).find((it) => it.ruleId === ruleId)
  if (!rule) throw new Refusal(RET.notFound, '这个榜单已下线')
  return rule
}

function listedFund(
  { fund, figure, rank }: RuledRecord<SandboxFund>,
  rule: FundRule,
  span: Span | null,
): Row {
  const { returns: _returns, drawdowns: _falls, dayChange: _day, ...row } = fund.row
  const days = span === null ? null : fund.days[span]
  const { return: own, maxDrawdown, volatility } = fund.figures.spans[span ?? '1y']
  return {
    ...row,
    rank,
    figure,
    columns: rule.columns.map((column) => figureOf(fund.figures, column, span)),
    risk:
      span === null || days === null
        ? null
        : { ...days, own, benchmark: fund.benchmarks[span], maxDrawdown, volatility },
  }
}

/** The funds that a rule chooses from: none any more once its last day has passed. */
function fundsOf({ market, clock }: World, rule: FundRule): RuledFunds<SandboxFund> {
  const all = ruledMarket(market, clock.now())
  return hasEnded(rule, clock.now().slice(0, 8)) ? ruledFunds([], all.date) : all
}

export const fundRuleFamily = [
  forAnyone(listFundRules, async ({ group }, { market, clock }) => {
    await prepareRuledMarket({ market, clock })
    const funds = ruledMarket(market, clock.now())
    const today = clock.now().slice(0, 8)
    const rules = publishedRules(market, clock.now()).filter(
      (rule) => (group === undefined || rule.group === group) && !hasEnded(rule, today),
    )
    return {
      date: funds.date,
      rules: rules.map((rule) => {
        const { records, total, peers } = listByRule(funds, rule, { part: { from: 0, size: 3 } })
        const top = records.filter(({ figure }) => figure !== null)
        const span = rule.spans[0] ?? null
        return {
          rule,
          total,
          peers,
          top: top.map((it) => listedFund(it, rule, span)),
        }
      }),
    }
  }),

  forAnyone(queryFundList, async ({ page, size, ruleId, sort, order, ...asked }, world) => {
    await prepareRuledMarket(world)
    const { market } = world
    const rule = ruleOr404(world, ruleId)
    const span = ruleSpan(rule, asked.span)
    const figures = [rule.figure, ...rule.columns]
    if (span === undefined) throw new Refusal(RET.badRequest, '这个榜单没有这段区间')
    if (sort !== undefined && !figures.includes(sort)) {
      throw new Refusal(RET.badRequest, '这个榜单不能这样排序')
    }
    const conditions = conditionsOf(asked, market)
    const funds = fundsOf(world, rule)
    const part = { from: (page - 1) * size, size }
    const list = listByRule(funds, rule, { span, sort, order, conditions, part })
    return {
      rule,
      date: funds.date,
      total: list.total,
      peers: list.peers,
      managerName: managerName(world, asked.fmUid),
      records: list.records.map((it) => listedFund(it, rule, span)),
    }
  }),

  forAnyone(countFunds, async ({ ruleId, ...asked }, world) => {
    await prepareRuledMarket(world)
    const { market } = world
    const rule = ruleOr404(world, ruleId)
    const funds = fundsOf(world, rule)
    const counts = countByRule(funds, rule, conditionsOf(asked, market))
    const listed = <K>(byKey: ReadonlyMap<K, number>) =>
      Array.from(byKey, ([key, total]) => ({ key, total }))
    return {
      total: counts.total,
      byCondition: listed(counts.without).map(({ key, total }) => ({
        key: FIELD_NAMES[key] ?? key,
        total,
      })),
      byType: listed(counts.byType),
      byRisk: listed(counts.byRisk),
      byTheme: listed(counts.byTheme),
    }
  }),

  forAnyone(queryFixedPlusBand, async ({ band }, world) => {
    await prepareRuledMarket(world)
    return describeBand(world.market, band, world.clock.now())
  }),

  forAnyone(listCompanies, ({ words, letter }, { market }) => ({
    companies: [
      ...searchList(
        fundCompanies(market).filter((it) => letter === undefined || it.letter === letter),
        asWritten(words ?? ''),
        ({ name }) => ({ names: [name] }),
      ),
    ],
  })),
]

function managerName({ market, clock }: World, fmUid: string | undefined): string {
  if (fmUid === undefined) return ''
  const [first] = market.archives?.tenuresBy(fmUid, clock.now()) ?? []
  return first?.tenure.name ?? ''
}
