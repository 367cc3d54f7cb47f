import { bridge, inApp } from '#platform/bridge.ts'

/** The events by which the app's native pages learn that theirs are out of date. */
const EVENTS = { account: 'accountChanged', plan: 'planChanged' } as const

/**
 * Reports to the app that cards or identity (`account`), or a regular plan (`plan`), have changed
 * (rules.md#there-and-back).
 */
export function announceChange(what: keyof typeof EVENTS): void {
  if (!inApp()) return
  bridge()
    .call('sendEvent', { name: EVENTS[what], data: {} })
    // The app asks again when its own page is opened.
    .catch(() => {})
}
