import * as v from 'valibot'

/** The privacy notice and what may happen before it is answered (rules.md#privacy-notice). */

/** The day from which the notice is in force, YYYYMMDD. `notice-changes.ts` says what is new. */
export const NOTICE_VERSION = '20260101'

/** The part of the user's answer that is stored on this device. */
export const noticeAnswer = v.object({
  version: v.string(),
  /** The time when it was given, ms since 1970. */
  time: v.number(),
  agreed: v.boolean(),
})
export type NoticeAnswer = v.InferOutput<typeof noticeAnswer>

/** `declined`: the user browses only; `unasked`: there is no answer to the version in force. */
export type Consent = 'agreed' | 'declined' | 'unasked'

/** Returns what an answer that was given earlier is worth now. */
export function consentBy(answer: NoticeAnswer | null, version = NOTICE_VERSION): Consent {
  if (answer?.version !== version) return 'unasked'
  return answer.agreed ? 'agreed' : 'declined'
}

/** Documents, the user's own rights, and the return from a bank's page. */
const NOT_OVER = /^\/(?:static|privacy|cmbresult)(?:\/|$)/i

/** Returns whether the notice may cover a page. */
export const noticeCovers = (pathname: string): boolean => !NOT_OVER.test(pathname)

/** The facts of a call that decide whether it may go out before the user has agreed. */
export interface NoticeCall {
  readonly effect: string
  readonly needsUser: boolean
  readonly notesVisitor: boolean
}

/** Before the user has agreed only what is public is read. */
export const isPublicRead = ({ effect, needsUser, notesVisitor }: NoticeCall): boolean =>
  effect === 'reads' && !needsUser && !notesVisitor
