import { browserStore } from './browser-store.ts'

/** The store that lasts on the device, or as long as the page where the browser keeps nothing. */
export const deviceStore = browserStore(() => window.localStorage)
