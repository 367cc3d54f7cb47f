import * as v from 'valibot'
import { BridgeError } from './bridge-error.ts'
import {
  contract,
  type Args,
  type BridgeErrorCode,
  type EventName,
  type MethodName,
  type Result,
  type WireEvent,
} from './contract.ts'
import { createFlights, lostAnswer, type Counters } from './flights.ts'
import type { Host } from './hosts/host.ts'
import { describeIssues } from './wire.ts'

export { BridgeError } from './bridge-error.ts'
export type { Counters } from './flights.ts'

/** A failed call, for the error reporter (specification, section 7). It holds no arguments and no result. */
export interface BridgeFailure {
  readonly method: string
  readonly code: BridgeErrorCode
  /** Milliseconds from the call to its failure. */
  readonly ms: number
}

export interface BridgeOptions<Names extends readonly MethodName[]> {
  /** The methods this page uses; the only ones it can call. `pack.json` names the same list. */
  readonly methods: Names
  readonly host: Host
  /** Sees every event, before the listeners of `on`. */
  readonly onEvent?: (event: WireEvent) => void
  /** Sees every failed call but the ones that their caller aborted. */
  readonly report?: (failure: BridgeFailure) => void
}

export interface CallOptions {
  /** Ends the wait with `aborted`. It cannot take back what the host has begun. */
  readonly signal?: AbortSignal | undefined
}

/** A bridge that can call more methods is also one that can call fewer, so a part of the page asks for what it needs. */
export interface Bridge<in M extends MethodName> {
  readonly methods: readonly MethodName[]
  /** Messages dropped so far, by reason. */
  readonly counters: Readonly<Counters>
  /**
   * Calls a method of the container. Settles once, at the latest at the method's deadline: with a result that fits
   * the contract, or with a `BridgeError`.
   */
  readonly call: <K extends M>(name: K, args: Args<K>, options?: CallOptions) => Promise<Result<K>>
  /** Whether a call has a chance here: the contract gives this host the method, and its channel is there. */
  readonly supports: (name: M) => boolean
  /** Listens to an event of the container. `data` is unchecked: take it as a hint and ask by a call. */
  readonly on: (event: EventName, listener: (data: unknown) => void) => () => void
  /** Ends the bridge: calls under way fail, the host is let go. Calls made later fail with `aborted`. */
  readonly dispose: () => void
}

/** Runs foreign code so that its error reaches `window.onerror`, and nothing of ours. */
function apart(run: () => void): void {
  try {
    run()
  } catch (error) {
    setTimeout(() => {
      throw error
    })
  }
}

/** Opens the bridge of a page to the container it is in. */
export function createBridge<const Names extends readonly MethodName[]>(
  options: BridgeOptions<Names>,
): Bridge<Names[number]> {
  type M = Names[number]
  const { methods, host, report, onEvent } = options
  const listeners = new Map<EventName, Set<(data: unknown) => void>>()
  let disposed = false

  const flights = createFlights(host, (event) => {
    if (onEvent) apart(() => onEvent(event))
    for (const listener of Array.from(listeners.get(event.event) ?? [])) {
      apart(() => listener(event.data))
    }
  })
  const disconnect = host.connect(flights.receive)

  /** Why a call cannot even be tried here. */
  function obstacle(name: M): BridgeError | undefined {
    if (disposed) return new BridgeError('aborted', name, 'the bridge was disposed of')
    // Types say so already; plain JavaScript and casts do not.
    if (!methods.includes(name)) return new BridgeError('unsupported', name, 'not declared')
    if (contract[name].hosts[host.name] === 'unsupported') {
      return new BridgeError('unsupported', name, `${host.name} does not have it`)
    }
    if (!host.available()) return new BridgeError('transport', name, 'the channel is not there')
    return undefined
  }

  function call<K extends M>(
    name: K,
    args: Args<K>,
    { signal }: CallOptions = {},
  ): Promise<Result<K>> {
    const began = performance.now()
    return new Promise<Result<K>>((resolve, reject) => {
      let leave = () => {}
      const onAbort = () => {
        leave()
        fail(new BridgeError('aborted', name, 'its caller aborted it'))
      }
      const fail = (error: BridgeError) => {
        signal?.removeEventListener('abort', onAbort)
        if (report && error.code !== 'aborted') {
          const ms = Math.round(performance.now() - began)
          apart(() => report({ method: error.method, code: error.code, ms }))
        }
        reject(error)
      }
      if (signal?.aborted) return onAbort()
      const inTheWay = obstacle(name)
      if (inTheWay) return fail(inTheWay)
      const { args: argsSchema, result: resultSchema } = contract[name]
      const checked = v.safeParse(argsSchema, args)
      if (!checked.success) {
        return fail(new BridgeError('invalid_args', name, describeIssues(checked.issues)))
      }
      signal?.addEventListener('abort', onAbort)
      leave = flights.start(name, checked.output, {
        answer(raw) {
          // Each caller of a shared query gets its own copy.
          const result = v.safeParse(resultSchema, raw)
          if (!result.success) {
            return fail(lostAnswer(name, 'invalid_reply', describeIssues(result.issues)))
          }
          signal?.removeEventListener('abort', onAbort)
          resolve(result.output)
        },
        fail,
      })
    })
  }

  return {
    methods,
    counters: flights.counters,
    call,
    supports: (name) => obstacle(name) === undefined,
    on(event, listener) {
      // Wrapped, so that one function subscribed twice counts twice.
      const own = (data: unknown) => listener(data)
      const set = listeners.get(event) ?? new Set()
      listeners.set(event, set.add(own))
      return () => {
        set.delete(own)
      }
    },
    dispose() {
      if (disposed) return
      disposed = true
      disconnect()
      listeners.clear()
      flights.close()
    },
  }
}
