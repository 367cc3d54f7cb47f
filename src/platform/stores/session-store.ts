import { browserStore } from './browser-store.ts'

/**
 * The store that lasts as long as the tab, or as long as the page where the browser keeps nothing.
 */
export const sessionStore = browserStore(() => window.sessionStorage)
