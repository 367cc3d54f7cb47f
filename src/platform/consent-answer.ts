import { consentBy, NOTICE_VERSION } from '#domain/identity/privacy-notice.ts'
import { consent, CONSENT_KEY, endQuestion, keptAnswer } from './consent.ts'

/** The user has answered the notice. */
export function answerNotice(agreed: boolean): void {
  try {
    const answer = { version: NOTICE_VERSION, time: Date.now(), agreed }
    localStorage.setItem(CONSENT_KEY, JSON.stringify(answer))
  } catch {
    // A private window keeps nothing: the answer holds for this page.
  }
  endQuestion(agreed ? 'agreed' : 'declined')
}

/** Takes over the answer that was given in another tab. */
export function adoptKeptAnswer(): void {
  const kept = consentBy(keptAnswer())
  if (kept !== 'unasked' && kept !== consent.answer) endQuestion(kept)
}
