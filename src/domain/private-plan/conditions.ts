/** The conditions of a qualified investor, and what proves each: rules.md#private-plans. */

export const CONDITIONS = ['netAssets', 'assets', 'income'] as const
export type Condition = (typeof CONDITIONS)[number]

interface Requirement {
  readonly name: string
  /** The whole condition, as it is declared. */
  readonly text: string
  /** The papers that prove it. */
  readonly papers: readonly string[]
}

const YEARS = '具有 2 年以上投资经历'

/** The conditions by the regulator's rules on private asset management, compared on 2026-11-01. */
export const REQUIREMENTS: Readonly<Record<Condition, Requirement>> = {
  netAssets: {
    name: '家庭金融净资产',
    text: `${YEARS}，且家庭金融净资产不低于 300 万元`,
    papers: ['银行或证券公司出具的资产证明', '家庭负债情况说明或征信报告'],
  },
  assets: {
    name: '家庭金融资产',
    text: `${YEARS}，且家庭金融资产不低于 500 万元`,
    papers: ['银行存款、理财、基金或证券账户的资产证明'],
  },
  income: {
    name: '近 3 年本人年均收入',
    text: `${YEARS}，且近 3 年本人年均收入不低于 40 万元`,
    papers: ['近 3 年个人所得税纳税记录', '单位出具的收入证明和银行流水'],
  },
}

/** The months for which a confirmation and a qualification count. */
export const CONFIRMED_MONTHS = 36
export const QUALIFIED_MONTHS = 12

/** A paper counts if it was issued within so many working days. */
export const PAPER_WORKING_DAYS = 20

/** The largest file of a paper. */
export const PAPER_MEGABYTES = 10
