import type { BridgeErrorCode } from './contract.ts'

export interface BridgeErrorDetails {
  /**
   * The host's own code for its refusal; `busy` also from the client, for a second navigation or
   * money call while one is pending. Absent for all other failures.
   */
  readonly hostCode?: string
  readonly cause?: unknown
}

/**
 * The only error that a bridge call rejects with. `message` is for developers: it names fields and
 * what was expected of them, never the values that were passed.
 */
export class BridgeError extends Error {
  // Declared, not initialized: a build for old webviews adds a helper as large as this class for
  // initialized fields.
  declare readonly name: 'BridgeError'
  declare readonly code: BridgeErrorCode
  declare readonly method: string
  declare readonly hostCode?: string
  declare readonly cause?: unknown

  constructor(
    code: BridgeErrorCode,
    method: string,
    message: string,
    details: BridgeErrorDetails = {},
  ) {
    super(`${method}: ${message}`)
    this.name = 'BridgeError'
    this.code = code
    this.method = method
    if (details.hostCode !== undefined) this.hostCode = details.hostCode
    // By hand: Chrome before 93 and Safari before 15 keep no cause that they are given.
    if (details.cause !== undefined) this.cause = details.cause
  }
}
