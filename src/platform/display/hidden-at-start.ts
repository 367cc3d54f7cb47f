import { isBlankPage } from '#platform/blank-page.ts'
import { deviceStore } from '#platform/stores/device-store.ts'
import { sessionStore } from '#platform/stores/session-store.ts'

/** In the local storage: the user's wish, and whether amounts are hidden (hide-amounts.ts). */
const WISH = 'hideAmountsAtStart'
const HIDDEN = 'hideAmounts'
/** In the session storage once the page's web view or tab has started. */
const STARTED = 'started'

/** Returns whether amounts are to be hidden each time that the pages are reopened. */
export const hidesAtStart = (): boolean => deviceStore.getItem(WISH) === '1'

/** Keeps the wish; false where the device keeps nothing. */
export function keepHidingAtStart(wish: boolean): boolean {
  if (deviceStore.setItem(WISH, wish ? '1' : '0')) return true
  deviceStore.removeItem(WISH)
  return false
}

/**
 * Hides amounts where the user wishes so at each start: a new tab or web view, not a reload, and
 * not a page that is only loaded ahead. At each load where the tab keeps nothing.
 */
export function hideAmountsAtStart(): void {
  if (isBlankPage(location.pathname) || sessionStore.getItem(STARTED) !== null) return
  sessionStore.setItem(STARTED, '1')
  if (hidesAtStart()) deviceStore.setItem(HIDDEN, '1')
}
