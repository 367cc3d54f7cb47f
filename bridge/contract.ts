import type * as v from 'valibot'
import type { CONTRACT_VERSION } from './channel.ts'
import type { EventName } from './events.ts'
import * as methods from './methods.ts'

export { CHANNEL, CONTRACT_VERSION } from './channel.ts'
export type { EventData, EventName } from './events.ts'
export type { Effect, HostName, Method, NativeHostName, Support, WebHostName } from './method.ts'
export type { ShareChannel } from './methods/share.ts'

/**
 * Every native method (rules.md#native-bridge). Import this for all of them; a page imports its own
 * from `methods.ts`, and a bundle then leaves this out.
 */
export const contract = /* @__PURE__ */ Object.assign({}, methods)

export type Contract = typeof contract
export type MethodName = keyof Contract
export type Args<M extends MethodName> = v.InferInput<Contract[M]['args']>
export type Result<M extends MethodName> = v.InferOutput<Contract[M]['result']>

/** The way in which a host answers a method, as the contract says. */
export type MethodSupport<
  M extends MethodName,
  H extends keyof Contract[M]['hosts'],
> = Contract[M]['hosts'][H]

export function isMethodName(name: string): name is MethodName {
  return Object.prototype.hasOwnProperty.call(contract, name)
}

/**
 * The reason why a call failed. `unknown_outcome`: a money or navigation call without an answer; it
 * may have been executed.
 */
export type BridgeErrorCode =
  | 'unsupported'
  | 'invalid_args'
  | 'invalid_reply'
  | 'refused'
  | 'timeout'
  | 'unknown_outcome'
  | 'aborted'
  | 'transport'

/** A call to a native host, sent as JSON text. */
export interface WireCall {
  readonly v: typeof CONTRACT_VERSION
  readonly id: string
  readonly method: string
  readonly args: unknown
}

/** The answer of a native host, sent as JSON text. `code` is the host's own code for a refusal. */
export type WireReply =
  | { readonly id: string; readonly ok: true; readonly result: unknown }
  | {
      readonly id: string
      readonly ok: false
      readonly error: { readonly code: string; readonly message: string }
    }

/** An event of a native host, sent as JSON text. */
export interface WireEvent {
  readonly event: EventName
  readonly data: unknown
}
