import { RET } from '#api/endpoint.ts'

export type RetCode = (typeof RET)[keyof typeof RET]

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
