/** The time for which something counts that has a last day: rules.md#personal-centre. */
import { addDays, isDate8, type Date8 } from '#domain/calendar/calendar-date.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'

/** `unlimited`: 长期, without an end; `unknown`: there is none, or no day is known. */
export type Validity = 'unknown' | 'unlimited' | 'valid' | 'soon' | 'expired'

/** The day that means that there is no end. */
const NO_END = '99991231'

/** The number of days before its end at which a thing is announced. */
export const NOTICE_DAYS = { riskClass: 30, document: 90 } as const

/** `until` is the last day on which it counts. */
export function validityOn(until: Date8, today: Date8, noticeDays: number): Validity {
  if (until === NO_END) return 'unlimited'
  if (!isDate8(until)) return 'unknown'
  if (until < today) return 'expired'
  return until <= addDays(today, noticeDays) ? 'soon' : 'valid'
}

interface Document {
  readonly uploadStatus: '0' | '1'
  readonly approveStatus: '0' | '1' | '2' | '3'
  readonly validDate: Date8
}

/** The identity document's state; a review goes before its term. */
export function documentWords(
  { uploadStatus, approveStatus, validDate }: Document,
  today: Date8,
): string {
  if (uploadStatus === '0') return '未上传证件'
  if (approveStatus === '1') return '审核中'
  if (approveStatus === '3') return '审核未通过'
  return validityWords(validityOn(validDate, today, NOTICE_DAYS.document), validDate)
}

/** Until when something counts. */
export function validityWords(validity: Validity, until: string): string {
  switch (validity) {
    case 'unknown':
      return NO_FIGURE
    case 'unlimited':
      return '长期有效'
    case 'expired':
      return '已过期'
    case 'soon':
      return `即将到期，${formatDate(until)}`
    case 'valid':
      return `${formatDate(until)} 到期`
  }
}
