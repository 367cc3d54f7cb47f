// Apart from the contract, so that a page which needs these two does not load every method for them.

/**
 * Version of what travels between page and app. A pack names it in `pack.json`, a host in `GetDeviceInfoAndSystemInfo`. It rises
 * only when an app of the version before could not serve a page; a new method raises nothing, its `since` says enough.
 */
export const CONTRACT_VERSION = 1

/** Name of the object that a native host injects, or of iOS's message handler. */
export const CHANNEL = 'h5bridge'
