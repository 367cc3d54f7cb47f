// Separate from the contract, so that a page that needs only these two does not load every method.

/**
 * Version of what travels between page and app. A pack names it in `pack.json`, a host in
 * `GetDeviceInfoAndSystemInfo`. It rises only when an app of the version before could not serve a
 * page; a new method has a `since` and does not raise it.
 */
export const CONTRACT_VERSION = 1

/** Name of the object that a native host injects, or of iOS's message handler. */
export const CHANNEL = 'h5bridge'
