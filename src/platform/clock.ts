import { chinaTime, secondsBetween, type Time14 } from '#domain/calendar/calendar-date.ts'

let aheadMs = 0
let isKnown = false

/**
 * The provider's clock decides every cut-off; the phone's may be wrong. Called with each
 * `serverTime`.
 */
export function syncClock(serverTime: Time14): void {
  aheadMs = secondsBetween(chinaTime(Date.now()), serverTime) * 1_000
  isKnown = true
}

/** Returns whether the provider has said what time it is: until then the phone's clock is used. */
export const isClockKnown = (): boolean => isKnown

/**
 * Forgets how far the phone's clock is off: a page that waited long learns it again, from the next
 * answer.
 */
export function forgetClock(): void {
  aheadMs = 0
  isKnown = false
}

/** The provider's time at a time of the phone's clock (ms since 1970). */
export const providerTime = (phoneMs: number): Time14 => chinaTime(phoneMs + aheadMs)

/** The provider's time now, YYYYMMDDHHmmss in China time. */
export const now14 = (): Time14 => providerTime(Date.now())

/** The provider's time now, in ms since 1970: for what counts down. */
export const nowMs = (): number => Date.now() + aheadMs
