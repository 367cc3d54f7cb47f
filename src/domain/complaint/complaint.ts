/** A complaint from its first word to its end: rules.md#complaints. */
import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { addTradingDays, type TradingCalendar } from '#domain/calendar/trading-dates.ts'

export const COMPLAINT_SUBJECTS = [
  'trade',
  'arrival',
  'plan',
  'fee',
  'account',
  'app',
  'people',
  'suggestion',
] as const
export type ComplaintSubject = (typeof COMPLAINT_SUBJECTS)[number]

export const COMPLAINT_SUBJECT_NAMES: Readonly<Record<ComplaintSubject, string>> = {
  trade: '交易与确认',
  arrival: '资金到账',
  plan: '定投扣款',
  fee: '费用',
  account: '账户与资料',
  app: 'App 使用',
  people: '客服与人员',
  suggestion: '建议',
}

/** Complaints and suggestions of one user on one day. */
export const COMPLAINTS_A_DAY = 10

export const COMPLAINT_STATES = [
  'submitted',
  'received',
  'extended',
  'answered',
  'closed',
  'reopened',
] as const
export type ComplaintState = (typeof COMPLAINT_STATES)[number]

export const COMPLAINT_STATE_NAMES: Readonly<Record<ComplaintState, string>> = {
  submitted: '已提交',
  received: '处理中',
  extended: '处理中（已延长）',
  answered: '已答复',
  closed: '已结案',
  reopened: '再次处理中',
}

export type ComplaintEvent = 'receive' | 'extend' | 'answer' | 'close' | 'reopen'

const STEPS: Readonly<
  Record<ComplaintState, Readonly<Partial<Record<ComplaintEvent, ComplaintState>>>>
> = {
  submitted: { receive: 'received' },
  received: { extend: 'extended', answer: 'answered' },
  extended: { answer: 'answered' },
  answered: { close: 'closed', reopen: 'reopened' },
  closed: { reopen: 'reopened' },
  reopened: { answer: 'answered' },
}

/** The state after an event; null where the event does not happen to it. It is reopened once. */
export function complaintAfter(
  state: ComplaintState,
  event: ComplaintEvent,
  wasReopened: boolean,
): ComplaintState | null {
  if (event === 'reopen' && wasReopened) return null
  return STEPS[state][event] ?? null
}

/** The length of the text, in characters. */
export const COMPLAINT_LENGTH = { least: 10, most: 500 } as const
export const MOST_PICTURES = 4

/** Trading days until it is received, and days until it is answered, closed, and no more reopened. */
export const COMPLAINT_DAYS = {
  receive: 1,
  answer: 15,
  extended: 30,
  close: 15,
  reopen: 30,
} as const

/** The regulator's line for investors. */
export const REGULATOR_LINE = '12386'

export type TextProblem = 'short' | 'long'

/** Returns what is wrong with a text; null: nothing. */
export function complaintTextProblem(text: string): TextProblem | null {
  const length = Array.from(text.trim()).length
  if (length < COMPLAINT_LENGTH.least) return 'short'
  return length > COMPLAINT_LENGTH.most ? 'long' : null
}

/** The last day on which it is received. */
export const receivedBy = (submitted: Time14, isTradingDay: TradingCalendar): Date8 =>
  addTradingDays(submitted.slice(0, 8), COMPLAINT_DAYS.receive, isTradingDay)

interface Begun {
  readonly submitTime: Time14
  readonly extended: boolean
  readonly reopenTime: Time14 | null
}

/** The last day on which it is answered: an extension counts from the first day, a reopening from its own. */
export function answeredBy({ submitTime, extended, reopenTime }: Begun): Date8 {
  if (reopenTime !== null) return addDays(reopenTime.slice(0, 8), COMPLAINT_DAYS.answer)
  return addDays(submitTime.slice(0, 8), extended ? COMPLAINT_DAYS.extended : COMPLAINT_DAYS.answer)
}

/** The last day on which it can be reopened; null where it cannot, or not any more. */
export function reopenableUntil(
  it: {
    readonly state: ComplaintState
    readonly answerTime: Time14 | null
    readonly reopenTime: Time14 | null
  },
  today: Date8,
): Date8 | null {
  if (it.answerTime === null) return null
  if (complaintAfter(it.state, 'reopen', it.reopenTime !== null) === null) return null
  const until = addDays(it.answerTime.slice(0, 8), COMPLAINT_DAYS.reopen)
  return until < today ? null : until
}
