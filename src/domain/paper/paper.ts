/** Papers that the provider makes as PDFs: rules.md#papers. */
import { addMonths } from '#domain/calendar/add-months.ts'
import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'
import { lastWholeMonth, monthOf } from '#domain/report/months.ts'
import { codeInSentence } from '#domain/text/code-in-sentence.ts'
import { plainLatin, type TextForm } from '#domain/text/plain-form.ts'

export const PAPER_KINDS = [
  'confirmation',
  'statement',
  'assetProof',
  'incomeProof',
  'suitability',
] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

export const PAPER_NAMES: Readonly<Record<PaperKind, string>> = {
  confirmation: '交易确认单',
  statement: '对账单',
  assetProof: '资产证明',
  incomeProof: '收益证明',
  suitability: '投资者适当性确认书',
}

/** Days for which a paper is listed, and can be opened. */
export const PAPER_DAYS = 90
/** Papers that one user can have made on one day. */
export const PAPERS_A_DAY = 20

/** For how many seconds an address opens a paper; one to share, where name and number are masked. */
export const OPEN_SECONDS = { read: 600, share: 86_400 } as const

/** For how many minutes an address to share opens a paper. */
export const shareMinutes = (isMasked: boolean): number =>
  OPEN_SECONDS[isMasked ? 'share' : 'read'] / 60

/** Months that a statement has at most. */
export const MOST_MONTHS = 12

/** The span that a paper is asked for; months are YYYYMM. */
export interface PaperSpan {
  readonly kind: PaperKind
  readonly applyNo?: string | undefined
  readonly fromMonth?: string | undefined
  readonly toMonth?: string | undefined
  readonly day?: string | undefined
}

export type PaperProblem = 'order' | 'span' | 'reversed' | 'long' | 'notOver' | 'before' | 'day'

export const PAPER_PROBLEM_WORDS: Readonly<Record<PaperProblem, string>> = {
  order: '请从交易详情中申请',
  span: '请选择开始和结束的月份',
  reversed: '结束月份早于开始月份',
  long: `一份文件最多包含 ${MOST_MONTHS} 个月`,
  notOver: '请选择已经结束的月份',
  before: '开户以来还没有交易',
  day: '请选择今天以前的日期',
}

function spanProblem(
  { fromMonth, toMonth }: PaperSpan,
  today: Date8,
  firstMonth: string | null,
): PaperProblem | null {
  if (fromMonth === undefined || toMonth === undefined) return 'span'
  if (fromMonth > toMonth) return 'reversed'
  if (toMonth > lastWholeMonth(today)) return 'notOver'
  if (firstMonth === null || fromMonth < firstMonth) return 'before'
  const end = monthOf(addMonths(`${fromMonth}01`, MOST_MONTHS))
  return toMonth >= end ? 'long' : null
}

/**
 * Returns why no paper can be made of this; null where one can. `firstMonth` is the first one with
 * a movement of the user's, null for who never had any.
 */
export function paperProblem(
  span: PaperSpan,
  today: Date8,
  firstMonth: string | null,
): PaperProblem | null {
  switch (span.kind) {
    case 'confirmation':
      return span.applyNo === undefined ? 'order' : null
    case 'statement':
    case 'incomeProof':
      return spanProblem(span, today, firstMonth)
    case 'assetProof':
      if (span.day === undefined || span.day >= today) return 'day'
      return firstMonth === null || span.day.slice(0, 6) < firstMonth ? 'before' : null
    case 'suitability':
      return null
  }
}

/** The last day on which a paper is listed. */
export const paperListedUntil = (asked: Date8): Date8 => addDays(asked, PAPER_DAYS)

/** Letters and digits of a check code: none that is taken for another. */
export const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const CODE_LENGTH = 16
const CODE = new RegExp(`^[${CODE_SIGNS}]{${CODE_LENGTH}}$`)
const NUMBER = /^PZ\d{14}$/

export const isPaperNo = (paperNo: string): boolean => NUMBER.test(paperNo)
export const isPaperCode = (code: string): boolean => CODE.test(code) && !isPaperNo(code)

/** In capitals, without spaces and hyphens; of what was pasted with its words the one that fits. */
function codeForm(isWhole: (run: string) => boolean): TextForm {
  return {
    plain: (typed) => {
      const plain = plainLatin(typed).toUpperCase()
      const ungrouped = plain.replace(/[\s-]/g, '')
      if (isWhole(ungrouped)) return ungrouped
      return codeInSentence(plain, { isWhole, groups: { count: 4, size: 4 } }) ?? plain
    },
    fits: () => true,
  }
}
export const paperNoForm = codeForm(isPaperNo)
export const paperCodeForm = codeForm(isPaperCode)
/** A code as it is sent. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()
/** In groups of four, to be read out and typed. */
export const groupedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ')
