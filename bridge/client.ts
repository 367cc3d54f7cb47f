import * as v from 'valibot'
import { createAnswerCache } from './answer-cache.ts'
import {
  HANDSHAKE,
  HANDSHAKE_CALL,
  unsupportedReason,
  readAppVersion,
  type AppVersion,
} from './app-version.ts'
import { BridgeError } from './bridge-error.ts'
import type {
  Args,
  BridgeErrorCode,
  Contract,
  EventData,
  EventName,
  MethodName,
  Result,
  WireEvent,
} from './contract.ts'
import { createFlights, callKey, lostAnswerError, type Counters } from './flights.ts'
import type { Host } from './hosts/host.ts'
import { describeIssues } from './wire.ts'

export type { AppVersion } from './app-version.ts'
export { BridgeError } from './bridge-error.ts'
export type { Counters } from './flights.ts'

/**
 * A failed call, for the error reporter (rules.md#native-bridge). It holds no arguments and no
 * result.
 */
export interface BridgeFailure {
  readonly method: string
  readonly code: BridgeErrorCode
  /** Milliseconds from the call to its failure. */
  readonly ms: number
}

/** The target of a page's `pagehide` event; `window`. */
export type PageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

export interface BridgeOptions<M extends MethodName> {
  /**
   * The methods this page uses, imported from `methods.ts`; the only ones it can call. `pack.json`
   * names the same.
   */
  readonly methods: Pick<Contract, M>
  readonly host: Host
  /** Receives every event, before the listeners of `on`. */
  readonly onEvent?: (event: WireEvent) => void
  /** Receives every failed call except those that their caller aborted. */
  readonly report?: (failure: BridgeFailure) => void
  /**
   * The bridge is disposed of when this page ends; a page in the back/forward cache only loses its
   * pending calls.
   */
  readonly page?: PageEvents
}

export interface CallOptions {
  /** Ends the wait with `aborted`. It cannot undo what the host has begun. */
  readonly signal?: AbortSignal | undefined
  /** Calls the host even if an earlier answer is cached. */
  readonly fresh?: boolean
}

/** Contravariant in `M`: a bridge with more methods is accepted where fewer are needed. */
export interface Bridge<in M extends MethodName> {
  readonly methods: readonly MethodName[]
  /** Messages dropped so far, by reason. */
  readonly counters: Readonly<Counters>
  /**
   * Calls a method of the container. Settles once, at the latest at the method's deadline: with a
   * result that fits the contract, or with a `BridgeError`.
   */
  readonly call: <K extends M>(name: K, args: Args<K>, options?: CallOptions) => Promise<Result<K>>
  /**
   * Returns whether a call can be sent: the contract gives this host the method, its channel is
   * there, and the app is not known to be older than the method.
   */
  readonly supports: (name: M) => boolean
  /**
   * The app's versions. The first call requests them as well; until the answer is there, an older
   * app refuses what it does not have. Null outside an app, or when the app does not answer; never
   * rejects.
   */
  readonly handshake: () => Promise<AppVersion | null>
  /** Listens to an event of the container. */
  readonly on: <E extends EventName>(event: E, listener: (data: EventData<E>) => void) => () => void
  /**
   * Ends the bridge: pending calls fail and the host is released. Later calls fail with `aborted`.
   */
  readonly dispose: () => void
}

/**
 * Runs a callback of the page; its error reaches `window.onerror` and does not interrupt the
 * bridge.
 */
function rethrowAsync(run: () => void): void {
  try {
    run()
  } catch (error) {
    setTimeout(() => {
      throw error
    })
  }
}

/** Opens the bridge of a page to its container. Throws when the page has one already. */
export function createBridge<const M extends MethodName>(options: BridgeOptions<M>): Bridge<M>
export function createBridge(options: BridgeOptions<MethodName>): Bridge<MethodName> {
  const { methods, host, report, onEvent } = options
  const page: PageEvents | undefined = options.page ?? globalThis.window
  const listeners = new Map<EventName, Set<(data: never) => void>>()
  const cache = createAnswerCache()
  let disposed = false
  /**
   * The reason why this app has no such method, by its name; filled by the handshake, so that a
   * call need not compare versions.
   */
  const unsupportedReasons = new Map<string, string>()
  let handshakeReply: Promise<AppVersion | null> | undefined

  const flights = createFlights(host, (event) => {
    cache.clear(event.event)
    if (onEvent) rethrowAsync(() => onEvent(event))
    for (const listener of Array.from(listeners.get(event.event) ?? [])) {
      // `readMessage` has checked the data by the schema of this very event.
      rethrowAsync(() => Reflect.apply(listener, undefined, [event.data]))
    }
  })
  const disconnect = host.connect(flights.receive)
  page?.addEventListener('pagehide', onPageHide)

  function onPageHide(event: Event) {
    if ('persisted' in event && event.persisted === true) flights.close()
    else dispose()
  }

  function dispose() {
    if (disposed) return
    disposed = true
    page?.removeEventListener('pagehide', onPageHide)
    disconnect()
    listeners.clear()
    flights.close()
  }

  function unsupportedError(name: string): BridgeError | undefined {
    const lack = unsupportedReasons.get(name)
    return lack === undefined ? undefined : new BridgeError('unsupported', name, lack)
  }

  function recordAppVersion(app: AppVersion | undefined) {
    if (!app) return
    for (const [name, method] of Object.entries(methods)) {
      const lack = unsupportedReason(app, method)
      if (lack !== undefined && name !== HANDSHAKE) unsupportedReasons.set(name, lack)
    }
    flights.failMatching(unsupportedError)
  }

  function handshake(): Promise<AppVersion | null> {
    if (handshakeReply) return handshakeReply
    // A host in the page has the page's own version.
    const noApp = disposed || !host.name.startsWith('native') || !host.available()
    if (noApp) return Promise.resolve(null)
    handshakeReply = new Promise((resolve) => {
      const key = callKey(HANDSHAKE, HANDSHAKE_CALL.effect, {})
      flights.start(HANDSHAKE, HANDSHAKE_CALL, {}, key, {
        answer(raw) {
          const app = readAppVersion(raw)
          recordAppVersion(app)
          resolve(app ?? null)
        },
        fail: () => resolve(null),
      })
    })
    return handshakeReply
  }

  /** Returns why a call cannot be sent here; undefined when it can. */
  function preflightError(name: MethodName): BridgeError | undefined {
    if (disposed) return new BridgeError('aborted', name, 'the bridge was disposed of')
    // For plain JavaScript and casts; types forbid it.
    if (!Object.prototype.hasOwnProperty.call(methods, name)) {
      return new BridgeError('unsupported', name, 'not declared')
    }
    if (methods[name].hosts[host.name] === 'unsupported') {
      return new BridgeError('unsupported', name, `${host.name} does not have it`)
    }
    if (!host.available()) return new BridgeError('transport', name, 'no channel')
    return unsupportedError(name)
  }

  function call<K extends MethodName>(
    name: K,
    args: Args<K>,
    { signal, fresh }: CallOptions = {},
  ): Promise<Result<K>> {
    const began = performance.now()
    return new Promise<Result<K>>((resolve, reject) => {
      let detach = () => {}
      const onAbort = () => {
        detach()
        fail(new BridgeError('aborted', name, 'the caller aborted it'))
      }
      const fail = (error: BridgeError) => {
        signal?.removeEventListener('abort', onAbort)
        if (report && error.code !== 'aborted') {
          const ms = Math.round(performance.now() - began)
          rethrowAsync(() => report({ method: error.method, code: error.code, ms }))
        }
        reject(error)
      }
      if (signal?.aborted) return onAbort()
      const refusedBefore = preflightError(name)
      if (refusedBefore) return fail(refusedBefore)
      const method: Contract[K] = methods[name]
      const checked = v.safeParse(method.args, args)
      if (!checked.success) {
        return fail(new BridgeError('invalid_args', name, describeIssues(checked.issues)))
      }
      // A blob of text counts in UTF-8, as `maxBytes` does.
      if (method.maxBytes && new Blob([JSON.stringify(args)]).size > method.maxBytes) {
        return fail(new BridgeError('invalid_args', name, `over ${method.maxBytes} bytes`))
      }
      const key = callKey(name, method.effect, checked.output)
      const store = cache.startStoring(key, method)
      const resolveWith = (raw: unknown, cached = false) => {
        // Each caller of a shared query gets its own copy.
        const result = v.safeParse(method.result, raw)
        if (!result.success) {
          const why = describeIssues(result.issues)
          return fail(lostAnswerError(name, method.effect, 'invalid_reply', why))
        }
        if (!cached) store(raw)
        signal?.removeEventListener('abort', onAbort)
        resolve(result.output)
      }
      const kept = fresh ? undefined : cache.find(key)
      if (kept) return resolveWith(kept.answer, true)
      void handshake()
      signal?.addEventListener('abort', onAbort)
      detach = flights.start(name, method, checked.output, key, { answer: resolveWith, fail })
    })
  }

  return {
    methods: Object.keys(methods).filter((name): name is MethodName => name in methods),
    counters: flights.counters,
    call,
    supports: (name) => preflightError(name) === undefined,
    handshake,
    on(event, listener) {
      // Wrapped, so that a function that is subscribed twice is called twice.
      const own = (data: never) => listener(data)
      const set = listeners.get(event) ?? new Set()
      listeners.set(event, set.add(own))
      return () => {
        set.delete(own)
      }
    },
    dispose,
  }
}
