import * as v from 'valibot'
import type { queryFundRanking } from '#api/calls/fund-market.ts'
import { FUND_TYPE_CODES, FUND_TYPE_NAMES } from '#domain/fund/fund-types.ts'
import type { PromotedStage } from '#domain/publicity/publicity.ts'
import { FUND_RISKS, type FundRiskLevel } from '#domain/identity/risk.ts'
import { STAGE_NAMES } from '#domain/fund/stage-names.ts'

const HORIZON_KEYS = ['week', 'half', 'year', 'years'] as const
export type Horizon = (typeof HORIZON_KEYS)[number]
export const RISKS = [1, 2, 3, 4, 5] as const
export const STEPS = ['使用时间', '风险上限', '基金类型'] as const

/** The draft of the answers, with the current step; step 3 is the list. */
export const answers = v.object({
  step: v.picklist([0, 1, 2, 3]),
  horizon: v.nullable(v.picklist(HORIZON_KEYS)),
  risk: v.nullable(v.picklist(RISKS)),
  /** Empty for all types. */
  types: v.array(v.picklist(FUND_TYPE_CODES)),
})
export type Answers = v.InferOutput<typeof answers>
export const NO_ANSWERS: Answers = { step: 0, horizon: null, risk: null, types: [] }

interface HorizonRule {
  readonly key: Horizon
  readonly label: string
  readonly notes: readonly string[]
  /**
   * The stage by whose return funds are sorted; null: money-market funds only, by seven-day yield.
   */
  readonly stage: PromotedStage | null
}

/**
 * Each answer states its consequences: the figure that sorts, and the fees due within that time.
 */
export const HORIZONS: readonly HorizonRule[] = [
  {
    key: 'week',
    label: '随时可能用',
    notes: [
      '只列出货币型基金，按七日年化排列',
      '其他基金持有不满 7 天卖出，一般收取 1.50% 的赎回费',
    ],
    stage: null,
  },
  {
    key: 'half',
    label: '半年以内',
    notes: ['按近6月收益排列', '部分基金持有不满 180 天卖出，收取赎回费'],
    stage: '6m',
  },
  { key: 'year', label: '半年到三年', notes: ['按近1年收益排列'], stage: '1y' },
  {
    key: 'years',
    label: '三年以上',
    notes: ['按近3年收益排列，成立不满三年的排在最后'],
    stage: '3y',
  },
]

/** Complete answers, with no risk above the user's limit. */
export interface Criteria {
  readonly horizon: HorizonRule
  readonly risk: FundRiskLevel
  readonly types: readonly (typeof FUND_TYPE_CODES)[number][]
}

/**
 * The criteria of the answers; null while a question is unanswered. `cap` limits the risk, also of
 * an earlier answer.
 */
export function toCriteria(given: Answers, cap: FundRiskLevel | null): Criteria | null {
  const horizon = HORIZONS.find(({ key }) => key === given.horizon)
  if (horizon === undefined || given.risk === null) return null
  const risk = cap !== null && cap < given.risk ? cap : given.risk
  return { horizon, risk, types: horizon.stage === null ? ['2'] : given.types }
}

type Request = v.InferInput<typeof queryFundRanking.request>

/** The list's request: funds that can be bought now, largest figure first. */
export function rankingRequest({ horizon, risk, types }: Criteria): Omit<Request, 'page' | 'size'> {
  const sort = horizon.stage ?? 'sevenDayYield'
  const maxRiskLevel = (['1', '2', '3', '4', '5'] as const)[risk - 1] ?? '1'
  // In a fixed order, so that the same choice has the same query key.
  const chosen = FUND_TYPE_CODES.filter((code) => types.includes(code))
  const few = chosen.length > 0 && chosen.length < FUND_TYPE_CODES.length
  return {
    scope: 'buy',
    sort,
    order: 'down',
    maxRiskLevel,
    ...(few ? { fundTypeCodes: chosen.join(',') } : {}),
  }
}

/** The criteria in words, in the order of the steps. */
export function criteriaWords({ horizon, risk, types }: Criteria): readonly string[] {
  const names = FUND_TYPE_CODES.filter((code) => types.includes(code)).map(
    (code) => FUND_TYPE_NAMES[code],
  )
  return [
    horizon.label,
    `不高于 ${FUND_RISKS[risk].code} ${FUND_RISKS[risk].name}`,
    names.length === 0 ? '不限类型' : names.join('、'),
  ]
}

export const orderWords = ({ horizon }: Criteria): string =>
  horizon.stage === null ? '七日年化由高到低' : `${STAGE_NAMES[horizon.stage]}收益由高到低`
