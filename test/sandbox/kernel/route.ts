import * as v from 'valibot'
import { RET, type Endpoint } from '#api/endpoint.ts'
import type { Fund } from './market/fund.ts'
import { Refusal } from './refusal.ts'
import type { User } from './store/users.ts'
import type { World } from './world.ts'

/**
 * The way to answer one endpoint. Takes fields as they came and gives a payload that fits the
 * contract.
 */
export interface Route {
  endpoint: Endpoint
  needsUser: boolean
  /** `session` is the token of the session that calls; `''` where there is none. */
  answer(
    world: World,
    user: User | undefined,
    fields: Record<string, unknown>,
    session?: string,
  ): Promise<unknown>
}

/** A payload that the contract forbids: a bug of the sandbox, never the caller's. */
export class PayloadMismatch extends Error {}

type Answer<Q extends v.GenericSchema, P extends v.GenericSchema, Who> = (
  fields: v.InferOutput<Q>,
  world: World,
  user: Who,
  session: string,
) => v.InferInput<P> | Promise<v.InferInput<P>>

function parseRequest<Q extends v.GenericSchema>(
  endpoint: Endpoint<Q>,
  fields: Record<string, unknown>,
): v.InferOutput<Q> {
  const parsed = v.safeParse(endpoint.request, fields)
  if (parsed.success) return parsed.output
  const issue = parsed.issues[0]
  throw new Refusal(RET.badRequest, `参数 ${v.getDotPath(issue) ?? '请求体'} 不正确`)
}

/**
 * Payloads that were found to fit and are sent again as they are: the list of all funds has 24,000
 * rows.
 */
const fitting = new WeakSet<object>()

function checked(endpoint: Endpoint, payload: unknown): unknown {
  const isObject = typeof payload === 'object' && payload !== null
  if (isObject && fitting.has(payload)) return payload
  const parsed = v.safeParse(endpoint.payload, payload)
  if (!parsed.success) {
    const issue = parsed.issues[0]
    throw new PayloadMismatch(
      `${endpoint.name}: payload.${v.getDotPath(issue) ?? ''}: ${issue.message}`,
    )
  }
  if (isObject) fitting.add(payload)
  return payload
}

/** An endpoint that anyone may call. */
export function forAnyone<Q extends v.GenericSchema, P extends v.GenericSchema>(
  endpoint: Endpoint<Q, P>,
  answer: Answer<Q, P, User | undefined>,
): Route {
  return {
    endpoint,
    needsUser: false,
    answer: async (world, user, fields, session = '') =>
      checked(endpoint, await answer(parseRequest(endpoint, fields), world, user, session)),
  }
}

/**
 * An endpoint for the signed-in user: others get RET.notLoggedIn before any other check.
 */
export function forUser<Q extends v.GenericSchema, P extends v.GenericSchema>(
  endpoint: Endpoint<Q, P>,
  answer: Answer<Q, P, User>,
): Route {
  return {
    endpoint,
    needsUser: true,
    answer: async (world, user, fields, session = '') => {
      if (!user) throw new Refusal(RET.notLoggedIn, '请先登录')
      return checked(endpoint, await answer(parseRequest(endpoint, fields), world, user, session))
    },
  }
}

/** A yes or no as the provider spells it. */
export const toFlag = (yes: boolean): '0' | '1' => (yes ? '1' : '0')

/** The fund, or RET.notFound. */
export function fundOr404(world: World, code: string): Fund {
  const fund = world.market.fund(code)
  if (!fund) throw new Refusal(RET.notFound, '没有这只基金')
  return fund
}
