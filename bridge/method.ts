import * as v from 'valibot'
import type { EventName } from './events.ts'

/**
 * The effect of a call. It decides how the call may be repeated: a query may be shared and cached,
 * while money and navigation calls run once and are never repeated automatically.
 */
export type Effect = 'query' | 'ui' | 'navigation' | 'money'

/** The containers that have the contract built in. */
export type NativeHostName = 'native-ios' | 'native-android'

/** The containers in which the page itself answers. */
export type WebHostName = 'wechat' | 'mini-program' | 'alipay' | 'bank-partner' | 'browser'

/** The containers a page may be in (rules.md#containers). */
export type HostName = NativeHostName | WebHostName

/**
 * The way in which a container supports a method. `emulated`: the page does the same by other
 * means; `degraded`: it does less; `unsupported`: it is refused with the error `unsupported`, at
 * once. `explain.ts` has the reason, and what happens instead.
 */
export type Support = 'native' | 'emulated' | 'degraded' | 'unsupported'

/** Support by container; all containers are required. */
export type HostMatrix = Readonly<Record<HostName, Support>>

export interface Method<
  A extends v.GenericSchema = v.GenericSchema,
  R extends v.GenericSchema = v.GenericSchema,
  H extends HostMatrix = HostMatrix,
> {
  readonly args: A
  readonly result: R
  /** First app version that answers it. */
  readonly since: string
  /** Longest wait for an answer, in milliseconds; after it the call fails with `timeout`. */
  readonly deadline: number
  readonly effect: Effect
  readonly hosts: H
  /** Pages do not work in an app without it; they degrade without any other. */
  readonly required?: true
  /**
   * The most bytes of its arguments as JSON in UTF-8, which page and app refuse to exceed; no limit
   * of its own when absent.
   */
  readonly maxBytes?: number
  /**
   * The time for which the answer to a query may be cached, in milliseconds; not at all when
   * absent.
   */
  readonly maxAge?: number
  /** Events that invalidate a cached answer. */
  readonly clearedBy?: readonly EventName[]
}

/** No arguments. */
export const nothing = v.strictObject({})
/** A result without data: the call succeeded. */
export const done = v.object({})

/** Both native apps. */
export const native = { 'native-ios': 'native', 'native-android': 'native' } as const

/**
 * The same value for every container in which the page itself answers. Marked as pure, as `method`
 * is, so that a bundle leaves out the methods that its page does not import.
 */
// @__NO_SIDE_EFFECTS__
export function web<const S>(it: S): Readonly<Record<WebHostName, S>> {
  return { wechat: it, 'mini-program': it, alipay: it, 'bank-partner': it, browser: it }
}

/** Native in the apps, the same by other means everywhere else. */
export const emulatedOutside = { ...native, ...web('emulated') } as const

/** One method of the contract, with its types preserved. */
// @__NO_SIDE_EFFECTS__
export function method<
  A extends v.GenericSchema,
  R extends v.GenericSchema,
  const H extends HostMatrix,
>(it: Method<A, R, H>): Method<A, R, H> {
  return it
}
