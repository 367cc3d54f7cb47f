/** The code of a text message, from asking for it to using it up: rules.md#message-codes. */
import { maskPhone } from './masking.ts'

export const CODE_MINUTES = 5
export const CODE_TRIES = 5
/** Between two messages to one user. */
export const RESEND_SECONDS = 60
export const MESSAGES_A_DAY = 10
/**
 * To one number, of all users but its owner together: a stranger's messages neither flood a number
 * nor take its owner's.
 */
export const NUMBER_LIMITS = { seconds: RESEND_SECONDS, aDay: MESSAGES_A_DAY } as const
/** From the message after these in one hour on a captcha is required. */
export const MESSAGES_WITHOUT_CAPTCHA = 3

/** A message that is on its way. Contains of the number only what may be shown. */
export interface SentCode {
  readonly serialNo: string
  /** Masked: `138****0001`. */
  readonly mobileNo: string
}

export interface CodeState {
  /** The message whose code can be entered; null before the first and after it has ended. */
  readonly sent: SentCode | null
  /** The time when another may be requested, in ms by the device's clock; 0: at once. */
  readonly resendAt: number
}

export const NO_CODE: CodeState = { sent: null, resendAt: 0 }

export type CodeEvent =
  | {
      readonly type: 'sent'
      readonly sent: SentCode
      readonly resendAfter: number
      readonly now: number
    }
  /** The request for a message was refused as too early: `retryAfter` seconds are left. */
  | { readonly type: 'tooOften'; readonly retryAfter: number; readonly now: number }
  /** The provider has no such message any more: too old, used, or tried too often. */
  | { readonly type: 'expired' }
  | { readonly type: 'wrong'; readonly triesLeft: number }
  | { readonly type: 'used' }
  /**
   * The number that the message went to has been changed: its code proves nothing of the new
   * number.
   */
  | { readonly type: 'numberChanged' }

/**
 * Returns what of a message goes on after an event; a wait that has begun outlives every message.
 */
export function codeStep(state: CodeState, event: CodeEvent): CodeState {
  switch (event.type) {
    case 'sent':
      return { sent: event.sent, resendAt: event.now + event.resendAfter * 1_000 }
    case 'tooOften':
      // A day's wait is no count-down: the words of the provider say when.
      return event.retryAfter > RESEND_SECONDS
        ? state
        : { ...state, resendAt: event.now + event.retryAfter * 1_000 }
    case 'wrong':
      return event.triesLeft > 0 ? state : { ...state, sent: null }
    case 'expired':
    case 'used':
    case 'numberChanged':
      return { ...state, sent: null }
  }
}

/**
 * The numbers that a message is sent for, as typed: the mobile number, and those proved with it.
 */
export type CodedNumbers = Readonly<Record<string, string>>

/**
 * Returns whether the code of a message counts for what is typed now. After a reload it is not
 * known what the message was sent for (null): its number then fits the mask once it is whole, and
 * everything else is as it was when the page began.
 */
export function countsFor(
  typed: CodedNumbers,
  sentFor: CodedNumbers | null,
  { begun, mobileNo }: { readonly begun: CodedNumbers; readonly mobileNo: string },
): boolean {
  return Object.entries(typed).every(([name, value]) => {
    if (sentFor !== null) return value === sentFor[name]
    if (name !== 'mobileNo') return value === begun[name]
    return value.length < 11 || maskPhone(value) === mobileNo
  })
}

/** The error of a message's code, in words for the user; null for a complete one. */
export const codeProblem = (code: string): string | null =>
  /^\d{6}$/.test(code) ? null : '验证码为 6 位数字'

/**
 * Returns why a code cannot be submitted yet; null where it can. Without a message there is nothing
 * that a code could be of, whatever is typed: first what must be entered to request one (`before`),
 * then the request.
 */
export function codeReason(
  { sent, code }: Pick<CodeState, 'sent'> & { readonly code: string },
  before: string | null = null,
): string | null {
  return sent === null ? (before ?? '请先获取短信验证码') : codeProblem(code)
}

/**
 * The button that requests a message: `wait` seconds are left of the wait of the one before, which
 * may have gone to another number.
 */
export function requestWords(sent: SentCode | null, wait: number): string {
  if (sent === null) return wait > 0 ? `${wait} 秒后可获取验证码` : '获取验证码'
  return wait > 0 ? `${wait} 秒后重发` : '重新发送'
}

/** Returns why a message cannot be requested now; null where it can. */
export function requestReason(sent: SentCode | null, wait: number): string | null {
  if (wait === 0) return null
  return sent === null ? `请在 ${wait} 秒后获取验证码` : `验证码已发送，${wait} 秒后可重新获取`
}

/** The words of a wrong code. */
export const wrongCodeText = (triesLeft: number): string =>
  triesLeft > 0 ? `验证码错误，还可以尝试 ${triesLeft} 次` : '验证码错误次数过多，请重新获取'

/** The acts for a message that does not arrive. */
export const NO_MESSAGE_HELP: readonly string[] = [
  '请确认手机号可以接收短信，没有停机或欠费',
  '查看短信是否被手机或安全软件拦截',
  `短信可能延迟，验证码 ${CODE_MINUTES} 分钟内有效，收到多条时请使用最新的一条`,
  `同一用户每天最多 ${MESSAGES_A_DAY} 条，次日可继续获取`,
]
