import type { CalculatorField } from '#domain/calculator/calculator-fields.ts'
import { SAVING_LIMITS } from '#domain/advice/saving.ts'
import type { GOAL_KINDS } from '#paths/config-advise.ts'

export type GoalKind = (typeof GOAL_KINDS)[number]

interface GoalWords {
  readonly name: string
  readonly note: string
  /** The entries that are filled in first. */
  readonly usual: Readonly<Record<string, string>>
}

const usual = (goal: string, now: string, monthly: string, years: string, rate: string) => ({
  goal,
  now,
  monthly,
  years,
  rate,
  inflation: '2',
})

export const GOAL_WORDS: Readonly<Record<GoalKind, GoalWords>> = {
  pension: {
    name: '养老',
    note: '退休时想有多少，从现在起每月要存多少',
    usual: usual('1000000', '50000', '2000', '20', '3.5'),
  },
  education: {
    name: '教育',
    note: '孩子上学时要用的一笔钱',
    usual: usual('300000', '20000', '1500', '12', '3'),
  },
  home: { name: '购房', note: '首付还差多少', usual: usual('500000', '50000', '3000', '5', '2.5') },
  reserve: {
    name: '应急',
    note: '存够几个月的支出',
    usual: usual('50000', '5000', '1500', '2', '1.5'),
  },
  freedom: {
    name: '自由',
    note: '靠积蓄生活要存到多少',
    usual: usual('2000000', '100000', '5000', '20', '4'),
  },
}

const GUIDE = '请使用更谨慎的假设'

/** The fields of every goal. */
export const GOAL_FIELDS: readonly CalculatorField[] = [
  { kind: 'amount', key: 'goal', label: '目标金额', least: '1', most: '100000000' },
  { kind: 'amount', key: 'now', label: '现在已有', least: '0', most: '100000000' },
  { kind: 'amount', key: 'monthly', label: '每月存入', least: '0', most: '10000000' },
  {
    kind: 'count',
    key: 'years',
    label: '年数',
    least: String(SAVING_LIMITS.leastYears),
    most: String(SAVING_LIMITS.mostYears),
  },
  {
    kind: 'percent',
    key: 'rate',
    label: '假设年收益率',
    note: '是假设，不是预测',
    least: '0',
    most: String(SAVING_LIMITS.mostRate),
    wrong: GUIDE,
  },
  { kind: 'percent', key: 'inflation', label: '假设通胀率', least: '0', most: '8', wrong: GUIDE },
]
