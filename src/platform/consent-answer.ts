import { NOTICE_VERSION } from '#domain/identity/privacy-notice.ts'
import { deviceStore } from './stores/device-store.ts'
import { CONSENT_KEY, endQuestion } from './consent.ts'

/** The user has answered the notice. */
export function answerNotice(agreed: boolean): void {
  const answer = { version: NOTICE_VERSION, time: Date.now(), agreed }
  deviceStore.setItem(CONSENT_KEY, JSON.stringify(answer))
  endQuestion(agreed ? 'agreed' : 'declined')
}
