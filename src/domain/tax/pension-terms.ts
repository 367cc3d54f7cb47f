import type { Date8 } from '#domain/calendar/calendar-date.ts'

/** The purposes for which the law allows money of a pension account to be paid out. */
export type PayoutReason =
  | 'pensionAge'
  | 'unableToWork'
  | 'settledAbroad'
  | 'medicalCost'
  | 'unemployment'
  | 'minimumAllowance'

/** The terms of the personal pension by law: rules.md#pension-account. */
export interface PensionTerms {
  /** The first day on which they are in force. */
  readonly from: Date8
  /** The most that one may pay in during a calendar year, yuan. */
  readonly yearlyLimit: string
  /** Due on everything that is paid out, percent. */
  readonly payoutTax: string
  readonly payoutReasons: readonly PayoutReason[]
  /** The documents that say so. */
  readonly sources: readonly PensionSource[]
}

/** A document of the law. The days of publication are assumed: not compared with the documents. */
export interface PensionSource {
  readonly title: string
  readonly published: Date8
}

const AT_FIRST = ['pensionAge', 'unableToWork', 'settledAbroad'] as const
/** 12,000 yuan a year, and what money is paid out for. */
const LIMIT = {
  title: '国务院办公厅《关于推动个人养老金发展的意见》（国办发〔2022〕7号）',
  published: '20220421',
} as const
/** Paid-in money is deducted, growth is not taxed, 3 % is due on what is paid out. */
const TAX = { title: '财政部、税务总局公告2024年第21号', published: '20241212' } as const
/** Three reasons more. */
const PAYOUT = {
  title: '人力资源社会保障部等五部门《关于领取个人养老金有关问题的通知》',
  published: '20250819',
} as const

const FIRST: PensionTerms = {
  from: '20240101',
  yearlyLimit: '12000.00',
  payoutTax: '3',
  payoutReasons: AT_FIRST,
  sources: [LIMIT, TAX],
}

/** Newest first; a change of the law is one more row at the top. */
export const PENSION_TERMS: readonly PensionTerms[] = [
  {
    from: '20250901',
    yearlyLimit: '12000.00',
    payoutTax: '3',
    payoutReasons: [...AT_FIRST, 'medicalCost', 'unemployment', 'minimumAllowance'],
    sources: [LIMIT, TAX, PAYOUT],
  },
  FIRST,
]

/** The terms in force on a day; of an earlier day than the first row, the built-in first row's. */
export function pensionTermsOn(
  day: Date8,
  rows: readonly PensionTerms[] = PENSION_TERMS,
): PensionTerms {
  return rows.find(({ from }) => from <= day) ?? FIRST
}
