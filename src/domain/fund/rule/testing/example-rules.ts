import type { RuledFund } from '#domain/fund/rule/conditions.ts'
import type { FundFigures, Span, SpanFigures } from '#domain/fund/rule/figures.ts'
import type { FundRule } from '#domain/fund/rule/fund-rule.ts'

const NONE: SpanFigures = {
  return: null,
  excess: null,
  maxDrawdown: null,
  volatility: null,
  trackingError: null,
  recoverDays: null,
}

type Given = Partial<Omit<RuledFund, 'figures'>> & {
  spans?: Partial<Record<Span, Partial<SpanFigures>>>
  plain?: Partial<FundFigures['plain']>
}

/** A mixed fund with the figures that a test names. */
export function exampleFund(fundCode: string, { spans, plain, ...given }: Given = {}): RuledFund {
  const of = (span: Span): SpanFigures => Object.assign({}, NONE, spans?.[span])
  return {
    fundCode,
    fundName: `示例${fundCode}`,
    fundTypeCode: '4',
    fundRiskLevel: 4,
    family: fundCode,
    className: '',
    companyId: '',
    managerIds: [],
    managerSince: null,
    since: '20160101',
    isOpen: true,
    isPension: false,
    minAmount: '10.00',
    planMinAmount: '10.00',
    discount: null,
    lockMonths: null,
    freeAfterDays: null,
    equityShare: null,
    ...given,
    figures: {
      spans: { '6m': of('6m'), '1y': of('1y'), '3y': of('3y'), '5y': of('5y') },
      plain: {
        feeTotal: null,
        dividendYears: null,
        sevenDayYield: null,
        openDays: null,
        managerYears: null,
        ...plain,
      },
    },
  }
}

/** A board by the return of three years. */
export function exampleRule(
  given: Partial<Omit<FundRule, 'scope'>> = {},
  scope: Partial<FundRule['scope']> = {},
): FundRule {
  return {
    ruleId: 'example',
    group: 'board',
    title: '示例榜单',
    line: '按近3年收益',
    explain: '按区间收益由高到低排列',
    why: '',
    until: null,
    figure: 'return',
    spans: ['3y', '5y'],
    order: 'down',
    columns: [],
    themes: [],
    limit: null,
    source: '和衡基金评价',
    ...given,
    scope: {
      types: [],
      risks: [],
      themes: [],
      companies: [],
      minAgeMonths: null,
      minManagerMonths: null,
      oneClass: false,
      openOnly: false,
      planOnly: false,
      pensionOnly: false,
      lockEnded: false,
      maxDiscount: null,
      maxPlanAmount: null,
      equity: null,
      ...scope,
    },
  }
}
