import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { now14 } from '#platform/clock.ts'

let known: Date8 | null = null
let ask: () => void = () => {}
const followers = new Set<() => void>()

/**
 * The last day of the exchanges' published calendar. Until the provider has answered, the end of
 * this year: its closures were published before it began.
 */
export const publishedUntil = (): Date8 => known ?? `${now14().slice(0, 4)}1231`

/** Takes the provider's word. */
export function syncPublishedUntil(until: Date8): void {
  if (known === until) return
  known = until
  for (const follower of followers) follower()
}

/** Names who asks the provider; asks at once where dates are shown already. */
export function askCalendarBy(asking: () => void): void {
  ask = asking
  if (followers.size > 0) ask()
}

/** Calls `follower` at each change of `publishedUntil`; the function that is returned ends it. */
export function followCalendar(follower: () => void): () => void {
  followers.add(follower)
  ask()
  return () => followers.delete(follower)
}
