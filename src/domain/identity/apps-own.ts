/** Pages that the native app has itself (rules.md#login-helper). */

const APPS_OWN =
  /^\/(?:binding(?:\/accountBinding(?:\/[^/]*)?)?|enroll(?:\/cellphoneEnroll(?:\/[^/]*)?)?)\/?(?:\?|$)/

/**
 * Returns whether the address is of a page that binds or registers an account: the app does that by
 * its own sign-in.
 */
export const isAppsOwn = (address: string): boolean => APPS_OWN.test(address)
