import * as v from 'valibot'
import { proxy, subscribe } from 'valtio'
import {
  consentBy,
  noticeAnswer,
  type Consent,
  type NoticeAnswer,
} from '#domain/identity/privacy-notice.ts'
import { deviceStore } from './stores/device-store.ts'
import { inApp } from './bridge.ts'

/** The privacy alert's flag of this device: the answer to the privacy notice. */
export const CONSENT_KEY = 'privacyConsent'

const keptNotice = v.pipe(v.string(), v.parseJson(), noticeAnswer)

/** The answer on this device; null where there is none, or none that can be read. */
export function keptAnswer(): NoticeAnswer | null {
  const kept = v.safeParse(keptNotice, deviceStore.getItem(CONSENT_KEY))
  return kept.success ? kept.output : null
}

/** The user's answer to the privacy notice (rules.md#privacy-notice), for those who watch it. */
export const consent = proxy<{ answer: Consent; asking: boolean; askedAt: string }>({
  answer: 'unasked',
  /** The user wants something that needs an agreement, such as signing in. */
  asking: false,
  /** The path of the page on which the user wants it. */
  askedAt: '',
})

/** Returns whether the user may be identified and tracked. The native app asks in its own way. */
export const isAgreed = (): boolean => consent.answer === 'agreed'

const until = (holds: () => boolean) =>
  new Promise<void>((resolve) => {
    if (holds()) return resolve()
    const end = subscribe(consent, () => {
      if (!holds()) return
      end()
      resolve()
    })
  })

/**
 * Returns whether the user only browses: an act that needs the agreement asks for it again. Who was
 * never asked has the notice over the page.
 */
export const hasDeclined = (): boolean => consent.answer === 'declined'

/** Resolves once the user has agreed: now, or at some time. */
export const whenAgreed = (): Promise<void> => until(isAgreed)

/** Reads the answer of an earlier visit; once, at boot, when the container is known. */
export function restoreConsent(): void {
  consent.answer = inApp() ? 'agreed' : consentBy(keptAnswer())
}

/** Asks for the agreement unless there is one. Resolves with whether the user agrees. */
export function requestConsent(): Promise<boolean> {
  consent.asking = !isAgreed()
  consent.askedAt = window.location.pathname
  return until(() => !consent.asking).then(isAgreed)
}

/** The question is not open any more: answered, or left without an answer. */
export function endQuestion(answer: Consent = consent.answer): void {
  consent.answer = answer
  consent.asking = false
}

/** Takes over the answer that was given in another tab. */
export function adoptKeptAnswer(): void {
  const kept = consentBy(keptAnswer())
  if (kept !== 'unasked' && kept !== consent.answer) endQuestion(kept)
}
