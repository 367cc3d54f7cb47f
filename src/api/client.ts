import * as v from 'valibot'
import { answerUse, type CallKeys } from '#domain/sign-in/answer-use.ts'
import { encodeCall, handedAnswer } from './call-fields.ts'
import { type Endpoint, RET } from './endpoint.ts'
import type { FailureReason, Http } from './http.ts'

/** The provider answered: with the requested data, or with a retCode other than 0. */
export type Answer<T> =
  | { readonly ok: true; readonly payload: T }
  | {
      readonly ok: false
      readonly retCode: number
      readonly retMsg: string
      readonly payload: unknown
    }

/**
 * No answer that can be trusted came. For a call whose effect is money the outcome is unknown, not
 * negative.
 */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'
  readonly endpoint: string
  /** `consent`: the call was not sent, for want of an agreement to the privacy notice. */
  readonly reason: FailureReason | 'consent'

  constructor(endpoint: string, reason: CallFailure['reason'], detail: string) {
    super(`${endpoint}: ${reason}: ${detail}`)
    this.endpoint = endpoint
    this.reason = reason
  }
}

/** A retCode other than 0, thrown where a query cannot return it. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused'
  readonly endpoint: string
  readonly retCode: number
  readonly retMsg: string

  constructor(endpoint: string, retCode: number, retMsg: string) {
    super(`${endpoint}: retCode ${retCode}`)
    this.endpoint = endpoint
    this.retCode = retCode
    this.retMsg = retMsg
  }
}

/** The news of every call for the app; the client itself shows nothing and goes nowhere. */
export type CallEvent =
  | { readonly type: 'started'; readonly id: number; readonly endpoint: Endpoint }
  | { readonly type: 'ended'; readonly id: number; readonly endpoint: Endpoint }
  | {
      readonly type: 'failed'
      readonly endpoint: Endpoint
      readonly reason: FailureReason
      readonly detail: string
    }
  | { readonly type: 'answered'; readonly endpoint: Endpoint; readonly payload: unknown }
  /** An answer without the rows that did not fit: how many, and by list, index and field which. */
  | {
      readonly type: 'incomplete'
      readonly endpoint: Endpoint
      readonly leftOut: number
      readonly detail: string
    }
  /** `encid` is the key that the refused call carried, `''` for none. */
  | {
      readonly type: 'refused'
      readonly endpoint: Endpoint
      readonly retCode: number
      readonly retMsg: string
      readonly encid: string
    }

export interface ClientConfig {
  readonly baseURL: string
  /** The user's keys and the pack's version, read for every call. */
  readonly identity: () => { openid: string; encid: string; h5Version: string }
  /** Returns what a call carries besides, by its path: what led the user to a campaign. */
  readonly headers?: (path: string) => Readonly<Record<string, string>>
  readonly listen: (event: CallEvent) => void
  /**
   * Returns whether a call may go out before the user has agreed to the privacy notice; without it
   * every call may. One that may not fails for want of consent, and is not sent.
   */
  readonly permits?: (endpoint: Endpoint) => boolean
  /**
   * Resolves once it is decided who is signed in, which calls of a user wait for; null where it is.
   */
  readonly decided?: () => Promise<void> | null
  /**
   * Gets new keys in place of expired ones; whether there are any. Without it expired keys are only
   * refused.
   */
  readonly renew?: (expired: ExpiredKeys) => Promise<boolean>
}

/** Keys that the provider found too old. */
export interface ExpiredKeys {
  readonly encid: string
  /** True if the call that carried them only reads. */
  readonly reads: boolean
}

const envelope = v.object({
  retCode: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+$/))]),
    v.transform((code) => Number(code)),
  ),
  retMsg: v.nullish(v.string(), ''),
  // A refusal may come without one; what an answer has to hold, the endpoint says.
  payload: v.optional(v.unknown()),
})

export interface CallOptions {
  /** Keys other than those in use: of a user who is not signed in on this page. */
  readonly keys?: CallKeys
  readonly signal?: AbortSignal
  /** The share of the request's body that was sent, from 0 to 1: for uploads. */
  readonly onProgress?: (share: number) => void
}

export type Call = <Q extends v.GenericSchema, P extends v.GenericSchema>(
  endpoint: Endpoint<Q, P>,
  input: v.InferInput<Q> & object,
  options?: CallOptions,
) => Promise<Answer<v.InferOutput<P>>>

/**
 * The number of times that a read is sent whose user changes each time before its answer arrives.
 */
const MOST_SENDS = 3

/**
 * A client for the provider (rules.md#calls). Resolves with an `Answer`; rejects with `CallFailure`
 * when no trustworthy answer came. Never retries, but for two cases: a call that only reads is sent
 * once more with new keys where it was refused for expired ones, and where the user has changed
 * since it left.
 */
export function createClient(config: ClientConfig): Call {
  let http: Promise<Http> | null = null
  const loadHttp = () => {
    http ??= import('./http.ts').then(({ createHttp }) => createHttp(config.baseURL))
    // A file that did not come may come the next time.
    http.catch(() => (http = null))
    return http
  }
  const opened = Date.now().toString(36)
  let last = 0

  const send = async <Q extends v.GenericSchema, P extends v.GenericSchema>(
    endpoint: Endpoint<Q, P>,
    input: v.InferInput<Q> & object,
    options: CallOptions,
    { openid, encid, h5Version }: ReturnType<ClientConfig['identity']>,
  ): Promise<Answer<v.InferOutput<P>>> => {
    const id = ++last
    const failed = (reason: FailureReason, detail: string): never => {
      config.listen({ type: 'failed', endpoint, reason, detail })
      throw new CallFailure(endpoint.name, reason, detail)
    }
    const answered = (payload: v.InferOutput<P>) => {
      config.listen({ type: 'answered', endpoint, payload })
      return { ok: true, payload } as const
    }
    config.listen({ type: 'started', id, endpoint })
    try {
      const request = async () => {
        const fetch = await loadHttp().catch(() => null)
        return fetch === null
          ? ({ ok: false, reason: 'network', detail: 'the client did not load' } as const)
          : fetch({
              method: endpoint.method,
              ...encodeCall(endpoint, input, `${opened}${id}`),
              headers: {
                ...config.headers?.(endpoint.path),
                openid,
                encid,
                Os: 'wechat',
                h5_version: h5Version,
              },
              signal: options.signal,
              onProgress: options.onProgress,
            })
      }
      const fetched = (await handedAnswer(endpoint, input, openid)) ?? (await request())
      if (!fetched.ok) return failed(fetched.reason, fetched.detail)
      const { data } = fetched
      // Loaded with the first answer that does not fit: most never do.
      const unfit = () =>
        import('./unfit-answer.ts').catch(() => failed('malformed', 'does not fit'))
      const outer = v.safeParse(envelope, data)
      if (!outer.success) return failed('malformed', (await unfit()).issuePlaces(outer.issues))
      const { retCode, retMsg, payload } = outer.output
      if (retCode !== RET.ok) {
        const refusal = { retCode, retMsg: retMsg ?? '' }
        config.listen({ type: 'refused', endpoint, ...refusal, encid })
        return { ok: false, ...refusal, payload }
      }
      const whole = v.safeParse(endpoint.payload, payload)
      if (whole.success) return answered(whole.output)
      const { issuePlaces, readRowByRow } = await unfit()
      const detail = issuePlaces(whole.issues)
      const partly = readRowByRow(endpoint.payload, payload)
      if (partly === null) return failed('malformed', detail)
      config.listen({ type: 'incomplete', endpoint, leftOut: partly.leftOut, detail })
      return answered(partly.payload)
    } finally {
      config.listen({ type: 'ended', id, endpoint })
    }
  }

  return async (endpoint, input, options = {}) => {
    const cancelled = (why: string) => new CallFailure(endpoint.name, 'cancelled', why)
    if (config.permits?.(endpoint) === false)
      throw new CallFailure(endpoint.name, 'consent', 'the privacy notice is not agreed to')
    const { keys, signal } = options
    if (keys) return send(endpoint, input, options, { ...config.identity(), ...keys })
    const decided = endpoint.needsUser ? config.decided?.() : null
    if (decided) await decided
    const reads = endpoint.effect === 'reads'
    let renewed = false
    for (let sends = 1; ; sends += 1) {
      const identity = config.identity()
      const answer = await send(endpoint, input, options, identity)
      const refused = !answer.ok && answer.retCode === RET.notLoggedIn
      const use = answerUse(identity, config.identity(), { reads, refused })
      if (use === 'drop') throw cancelled('another user has signed in')
      if (use === 'again' && signal?.aborted === true) throw cancelled('cancelled')
      if (use === 'again' && sends < MOST_SENDS) continue
      if (use === 'again' && answer.ok) throw cancelled('the user changes')
      if (answer.ok || answer.retCode !== RET.sessionExpired || !config.renew) return answer
      const hasKeys = await config.renew({ encid: identity.encid, reads })
      // A call that changes something is never sent again by itself: the user decides, on what the
      // answer said.
      if (renewed || !hasKeys || !reads || signal?.aborted === true) return answer
      renewed = true
    }
  }
}

let configured: Call | null = null

/** Called once at boot, before any screen. */
export function configureClient(config: ClientConfig): void {
  configured = createClient(config)
}

/** Sends one call with the app's client. */
export const send: Call = (endpoint, input, options) => {
  if (!configured) throw new Error('configureClient must run before the first call')
  return configured(endpoint, input, options)
}
