import { consentBy, NOTICE_VERSION } from '#domain/identity/privacy-notice.ts'
import { deviceStore } from './stores/device-store.ts'
import { consent, CONSENT_KEY, endQuestion, keptAnswer } from './consent.ts'

/** The user has answered the notice. */
export function answerNotice(agreed: boolean): void {
  const answer = { version: NOTICE_VERSION, time: Date.now(), agreed }
  deviceStore.setItem(CONSENT_KEY, JSON.stringify(answer))
  endQuestion(agreed ? 'agreed' : 'declined')
}

/** Takes over the answer that was given in another tab. */
export function adoptKeptAnswer(): void {
  const kept = consentBy(keptAnswer())
  if (kept !== 'unasked' && kept !== consent.answer) endQuestion(kept)
}
