import type * as v from 'valibot'

/** How a request's fields travel (specification, section 7). `query` is for GET. */
export type Encoding = 'query' | 'form' | 'json' | 'multipart'

/**
 * One call of the provider, as data: the client sends it, the sandbox takes its routes from it.
 * Responses come in the envelope `{ retCode, retMsg, payload }`; `payload` is described here.
 */
export interface Endpoint<
  Q extends v.GenericSchema = v.GenericSchema,
  P extends v.GenericSchema = v.GenericSchema,
> {
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: `/${string}`
  readonly encoding: Encoding
  /** Whether the loading toast shows meanwhile. Section 8: on all but a listed set; `false` is that list. */
  readonly loading: boolean
  readonly effect: 'reads' | 'money' | 'identity'
  /** `given` by the specification, or `assumed` where it says "not shown". */
  readonly source: 'given' | 'assumed'
  readonly request: Q
  readonly payload: P
}

export function endpoint<Q extends v.GenericSchema, P extends v.GenericSchema>(
  it: Endpoint<Q, P>,
): Endpoint<Q, P> {
  return it
}

/** retCodes that the product acts on (sections 7 and 8; those from 2000 on are assumed). */
export const RET = {
  ok: 0,
  notLoggedIn: 1001,
  codeRejected: 1004,
  badRequest: 1400,
  notFound: 1404,
  wrongTradingPassword: 2001,
  tradingPasswordLocked: 2002,
  notPurchasable: 2003,
  amountOutOfRange: 2004,
  riskMismatch: 2005,
  cardUnavailable: 2006,
  agreementUnread: 2007,
  applicationExpired: 2008,
  authorizationExpired: 40029,
} as const
