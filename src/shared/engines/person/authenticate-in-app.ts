import { bridge, inApp } from '#platform/bridge.ts'

/** The way in which the app's own real-name flow ended; `unavailable` where there is none. */
export type AppAuthentication = 'passed' | 'closed' | 'unavailable'

/** Shown where the app says that the name is verified and the provider does not yet. */
export const AUTHENTICATION_PENDING = '实名认证结果还在确认，请稍后再试'

/**
 * Opens the app's own real-name flow (rules.md#there-and-back). Where it cannot be opened, the page
 * of account opening is to be shown instead.
 */
export async function authenticateInApp(): Promise<AppAuthentication> {
  if (!inApp() || !bridge().supports('goAuth')) return 'unavailable'
  try {
    const { authenticated } = await bridge().call('goAuth', {})
    return authenticated ? 'passed' : 'closed'
  } catch {
    // The bridge has reported it.
    return 'unavailable'
  }
}
