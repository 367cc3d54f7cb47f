import type { ALL_RET, RetName } from '#api/shown-ret.ts'

export type RetCode = (typeof ALL_RET)[RetName]

/** A handler's "no": becomes the envelope with this retCode and message, HTTP 200. */
export class Refusal extends Error {
  readonly retCode: RetCode
  readonly payload: unknown
  constructor(retCode: RetCode, message: string, payload: unknown = null) {
    super(message)
    this.retCode = retCode
    this.payload = payload
  }
}

/** The connection dies without an answer. Whoever holds the socket destroys it. */
export class ConnectionCut extends Error {
  constructor() {
    super('The sandbox cut this connection')
  }
}
