import { isBlankPage } from '#platform/blank-page.ts'

/** In the local storage: the user's wish, and whether amounts are hidden (hide-amounts.ts). */
const WISH = 'hideAmountsAtStart'
const HIDDEN = 'hideAmounts'
/** In the session storage once the page's web view or tab has started. */
const STARTED = 'started'

/** Whether amounts are to be hidden each time that the pages are reopened. */
export function hidesAtStart(): boolean {
  try {
    return localStorage.getItem(WISH) === '1'
  } catch {
    return false
  }
}

/** Keeps the wish; false where the device keeps nothing. */
export function keepHidingAtStart(wish: boolean): boolean {
  try {
    localStorage.setItem(WISH, wish ? '1' : '0')
    return true
  } catch {
    return false
  }
}

/**
 * Hides amounts where the user wishes so at each start: a new tab or web view, not a reload, and
 * not a page that is only loaded ahead.
 */
export function hideAmountsAtStart(): void {
  try {
    if (isBlankPage(location.pathname) || sessionStorage.getItem(STARTED) !== null) return
    sessionStorage.setItem(STARTED, '1')
    if (hidesAtStart()) localStorage.setItem(HIDDEN, '1')
  } catch {
    // A web view that keeps nothing has no wish either.
  }
}
