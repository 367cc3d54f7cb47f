import type * as v from 'valibot'
import type { RetName } from './shown-ret.ts'

export { RET } from './ret.ts'

/** The way in which a request's fields travel (rules.md#requests). `query` is for GET. */
export type Encoding = 'query' | 'form' | 'json' | 'multipart'

/**
 * The data that an answered call may have changed. `other`: rewards, game positions, settings,
 * consents.
 */
export type Effect = 'reads' | 'money' | 'identity' | 'other'

/**
 * The effect of sending the same request twice.
 * - `safe`: nothing; the call only reads.
 * - `byKey`: the field `key` names the one thing to be done. The second sending changes nothing and
 *   answers as the first did.
 * - `once`: the second sending is refused, because the first used something up (a code, a token, a
 *   reward). When an answer is lost, a query has the outcome.
 * - `repeatable`: the call sets a state; sent again it sets the same state.
 */
export type Idempotency = 'safe' | 'byKey' | 'once' | 'repeatable'

/**
 * The way in which the user sees that a call is under way (rules.md#loading-toast).
 * - `skeleton`: the screen that made the call shows a skeleton, or the data that it already has.
 * - `toast`: the loading toast, after which the user waits before going on.
 * - `button`: the button that was tapped is busy.
 * - `sheet`: the password sheet that sent it says so, and takes no second answer.
 * - `none`: nothing, because the user does not wait for it: a report, or data that the page
 *   stores.
 */
export type Progress = 'skeleton' | 'toast' | 'button' | 'sheet' | 'none'

/** `given` as a requirement, or `assumed` where nothing is given. */
export type Source = 'given' | 'assumed'

/**
 * One call of the provider, as data: the client sends it, the sandbox takes its routes from it,
 * `npm run openapi` its document. Responses come in the envelope `{ retCode, retMsg, payload }`;
 * `payload` is described here.
 */
export interface Endpoint<
  Q extends v.GenericSchema = v.GenericSchema,
  P extends v.GenericSchema = v.GenericSchema,
  E extends RetName = RetName,
> {
  readonly name: string
  /** One sentence, for people who read the contract. */
  readonly about: string
  readonly method: 'GET' | 'POST'
  /**
   * `{side}` is replaced by the request field of that name, which is then sent only in the path.
   */
  readonly path: `/${string}`
  readonly encoding: Encoding
  readonly progress: Progress
  readonly effect: Effect
  readonly idempotency: Idempotency
  /** The request field that makes a `byKey` call happen once; null for every other call. */
  readonly key: string | null
  /**
   * True if the keys `openid` and `encid` must be those of a user; without them RET.notLoggedIn,
   * RET.sessionExpired or RET.sessionEnded.
   */
  readonly needsUser: boolean
  /**
   * True if the provider notes who has asked, though nothing is changed for anyone: the call waits
   * for the agreement to the privacy notice.
   */
  readonly notesVisitor: boolean
  /**
   * The refusals that it may answer with, besides ok, badRequest, notLoggedIn, sessionExpired,
   * sessionEnded, accountNeeded where it concerns an account (`needsAccount`), and accountFrozen
   * where a freeze stops it (`isStoppedWhileFrozen`).
   */
  readonly errors: readonly E[]
  /** The source that says that the call has this method and this path. */
  readonly source: Source
  /** The source that says what its request and payload hold. */
  readonly payloadSource: Source
  readonly request: Q
  readonly payload: P
}

type Said = 'name' | 'about' | 'method' | 'path' | 'source' | 'request' | 'payload'
type Described<Q extends v.GenericSchema, P extends v.GenericSchema, E extends RetName> = Pick<
  Endpoint<Q, P>,
  Said
> &
  Partial<Omit<Endpoint<Q, P, E>, Said>>

/**
 * A call that changes nothing, with what is usual for one: a skeleton meanwhile, for a user, no
 * errors of its own, fields by query (GET) or form (POST), payload assumed.
 */
/* @__NO_SIDE_EFFECTS__ */
export function query<
  Q extends v.GenericSchema,
  P extends v.GenericSchema,
  const E extends RetName = never,
>(it: Described<Q, P, E>): Endpoint<Q, P, E> {
  return {
    encoding: it.method === 'GET' ? 'query' : 'form',
    progress: 'skeleton',
    effect: 'reads',
    idempotency: 'safe',
    key: null,
    needsUser: true,
    notesVisitor: false,
    errors: [],
    payloadSource: 'assumed',
    ...it,
  }
}

/**
 * A call that changes something. Says what, and what sending it twice does; otherwise as `reads`,
 * with the loading toast.
 */
/* @__NO_SIDE_EFFECTS__ */
export function mutation<
  Q extends v.GenericSchema,
  P extends v.GenericSchema,
  const E extends RetName = never,
>(it: Described<Q, P, E> & Pick<Endpoint, 'effect' | 'idempotency'>): Endpoint<Q, P, E> {
  return { ...query(it), progress: 'toast', ...it }
}

const PATH_FIELD = /\{(\w+)\}/g

/**
 * The request fields that travel in the path: `['side']` of `/api/auth/ocrIdCardIdentify/{side}`.
 */
export function pathFields(path: string): readonly string[] {
  return [...path.matchAll(PATH_FIELD)].map(([, name = '']) => name)
}

/** The path with its fields filled in and escaped. Throws on one that is missing or empty. */
export function fillPath(path: string, fields: ReadonlyMap<string, unknown>): string {
  return path.replace(PATH_FIELD, (_, name: string) => {
    const value = fields.get(name)
    if (typeof value !== 'string' || value === '') throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(value)
  })
}
