import * as v from 'valibot'
import type { queryFundRanking } from '#api/calls/fund-market.ts'
import { FUND_TYPE_CODES, FUND_TYPE_NAMES } from '#domain/fund/fund-types.ts'
import type { PromotedStage } from '#domain/fund/publicity.ts'
import { FUND_RISKS, type FundRiskLevel } from '#domain/identity/risk.ts'
import { STAGE_NAMES } from '#domain/fund/stage-names.ts'

const HORIZON_KEYS = ['week', 'half', 'year', 'years'] as const
export type Horizon = (typeof HORIZON_KEYS)[number]
export const RISKS = [1, 2, 3, 4, 5] as const
export const STEPS = ['使用时间', '风险上限', '基金类型'] as const

/** What has been answered, and the step one is at; after the last stands the list. */
export const answers = v.object({
  step: v.picklist([0, 1, 2, 3]),
  horizon: v.nullable(v.picklist(HORIZON_KEYS)),
  risk: v.nullable(v.picklist(RISKS)),
  /** None: any. */
  types: v.array(v.picklist(FUND_TYPE_CODES)),
})
export type Answers = v.InferOutput<typeof answers>
export const NO_ANSWERS: Answers = { step: 0, horizon: null, risk: null, types: [] }

interface HorizonRule {
  readonly key: Horizon
  readonly label: string
  readonly notes: readonly string[]
  /**
   * By which period's return the funds stand in order; null: by the seven-day yield, among
   * money-market funds alone.
   */
  readonly stage: PromotedStage | null
}

/**
 * What follows from each answer is said with it: which figure sorts, and which fees are due within
 * that time.
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

/** The answers as they are reckoned with: complete, and no risk above `cap`. */
export interface Criteria {
  readonly horizon: HorizonRule
  readonly risk: FundRiskLevel
  readonly types: readonly (typeof FUND_TYPE_CODES)[number][]
}

/**
 * The highest level that may be chosen, from a valid assessment's class: C0 and C1 get R1. Null:
 * nothing limits the choice.
 */
export function riskCap(clientLevel: number | null): FundRiskLevel | null {
  if (clientLevel === null) return null
  return RISKS.find((level) => level >= clientLevel) ?? 5
}

/** Null while a question is open. A class that fell since the answer counts at once. */
export function toCriteria(given: Answers, cap: FundRiskLevel | null): Criteria | null {
  const horizon = HORIZONS.find(({ key }) => key === given.horizon)
  if (horizon === undefined || given.risk === null) return null
  const risk = cap !== null && cap < given.risk ? cap : given.risk
  return { horizon, risk, types: horizon.stage === null ? ['2'] : given.types }
}

type Request = v.InferInput<typeof queryFundRanking.request>

/** The list's request: funds that can be bought now, highest figure first. */
export function rankingRequest({ horizon, risk, types }: Criteria): Omit<Request, 'page' | 'size'> {
  const sort = horizon.stage ?? 'sevenDayYield'
  const maxRiskLevel = (['1', '2', '3', '4', '5'] as const)[risk - 1] ?? '1'
  // In the list's own order: the same choice is the same question, whichever was ticked first.
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
