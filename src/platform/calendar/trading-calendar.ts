import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { now14 } from '#platform/clock.ts'

let known: { readonly home: Date8; readonly abroad: Date8 } | null = null
let ask: () => void = () => {}
const followers = new Set<() => void>()

/**
 * The last day of the exchanges' published calendar; `abroad` of a fund that markets abroad have to
 * be open for. Until the provider has answered, the end of this year: its closures were published
 * before it began.
 */
export function publishedUntil(abroad = false): Date8 {
  const { home, abroad: theirs } = known ?? { home: endOfYear(), abroad: endOfYear() }
  return abroad && theirs < home ? theirs : home
}

const endOfYear = (): Date8 => `${now14().slice(0, 4)}1231`

/** Takes the provider's word on both calendars. */
export function syncPublishedUntil(home: Date8, abroad: Date8): void {
  if (known?.home === home && known.abroad === abroad) return
  known = { home, abroad }
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
