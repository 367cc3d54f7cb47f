import { HANDSHAKE, readAppVersion, type AppVersion } from './app-version.ts'
import { BridgeError } from './bridge-error.ts'
import type { Bridge, PageEvents } from './client.ts'
import type { Args, BridgeErrorCode, MethodName, Result, WireCall } from './contract.ts'
import type { Host } from './hosts/host.ts'
import { readMessage } from './wire.ts'

/** The way in which a call ended for the page. */
export type TraceOutcome =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly code: BridgeErrorCode; readonly hostCode?: string }

/**
 * One thing that happened at a bridge; `at` is milliseconds since the trace began. `call` numbers
 * the page's calls, `wire` the messages that were sent: a shared or cached answer sends none, the
 * handshake has no caller.
 */
export type TraceEntry = { readonly at: number } & (
  | {
      readonly does: 'call'
      readonly call: number
      readonly method: string
      readonly args: unknown
      readonly fresh?: true
    }
  | {
      readonly does: 'send'
      readonly wire: number
      /** Null for the client's own handshake. */
      readonly call: number | null
      readonly method: string
      readonly args: unknown
    }
  /** The call was not sent (`threw`), or its channel broke while it was pending (`broke`). */
  | { readonly does: 'fail'; readonly wire: number; readonly how: 'threw' | 'broke' }
  | {
      readonly does: 'message'
      readonly kind: ReturnType<typeof readMessage>['kind']
      /** The send whose promise resolved with it; null when it came through `connect`. */
      readonly from: number | null
      /** The send whose id it has; null for none, or for an unknown id. */
      readonly to: number | null
      /** The send that had not returned yet. */
      readonly during?: number
      /** The message without its id; the text itself when it is not JSON. */
      readonly body: unknown
    }
  | { readonly does: 'settle'; readonly call: number; readonly outcome: TraceOutcome }
  /**
   * The page entered the back/forward cache (`pagehide` with `persisted`): pending calls failed.
   */
  | { readonly does: 'hide' }
)

type NewEntry<E = TraceEntry> = E extends unknown ? Omit<E, 'at'> : never

export interface TraceOptions {
  /** The number of stored entries; the oldest go first. */
  readonly most?: number
  /** The target of a page's `pagehide` event; `window`. */
  readonly page?: PageEvents
}

/**
 * Everything that happens at one bridge. It holds arguments and results unmasked: mask them before
 * they leave the page.
 */
export interface Trace {
  /** A host that records, to open the bridge with in place of the given one. */
  readonly host: (host: Host) => Host
  /** A bridge that records, for the page in place of the given one. */
  readonly bridge: <M extends MethodName>(bridge: Bridge<M>) => Bridge<M>
  /** Oldest first; another array after each change. */
  readonly entries: () => readonly TraceEntry[]
  /** The app's versions from the handshake; null before it. `clear` keeps them. */
  readonly app: () => AppVersion | null
  readonly clear: () => void
  /** Calls `listener` after each change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

/** The message without its id, and that id. Text that is not JSON stays text. */
function readBody(raw: unknown): { readonly id: string | undefined; readonly body: unknown } {
  let value = raw
  if (typeof raw === 'string') {
    try {
      value = JSON.parse(raw)
    } catch {
      return { id: undefined, body: raw }
    }
  }
  if (typeof value !== 'object' || value === null || !('id' in value)) {
    return { id: undefined, body: value }
  }
  const { id, ...body } = value
  return typeof id === 'string' ? { id, body } : { id: undefined, body: value }
}

function failure(error: unknown): TraceOutcome {
  if (!(error instanceof BridgeError)) return { ok: false, code: 'transport' }
  const { code, hostCode } = error
  return { ok: false, code, ...(hostCode === undefined ? {} : { hostCode }) }
}

/**
 * Starts a trace. Wrap both ends of one bridge with it:
 * `trace.bridge(createBridge({ methods, host: trace.host(host) }))`. Behaviour and timing stay as
 * they were; nothing is sent anywhere.
 */
export function createTrace({ most = 1_000, page = globalThis.window }: TraceOptions = {}): Trace {
  const began = performance.now()
  const listeners = new Set<() => void>()
  const wireById = new Map<string, number>()
  let entries: readonly TraceEntry[] = []
  let app: AppVersion | null = null
  let handshakeWire: number | null = null
  let calls = 0
  let wires = 0
  /** The page's call that is being passed to the client at this moment. */
  let currentCall: { readonly call: number; readonly method: string } | null = null

  /** The message that is being passed to the host at this moment. */
  let currentWire: number | null = null

  function change(next: readonly TraceEntry[]): void {
    entries = next
    for (const listener of listeners) listener()
  }

  function record(what: NewEntry): void {
    const at = Math.round((performance.now() - began) * 10) / 10
    change([...entries, { at, ...what }].slice(-most))
  }

  function recordMessage(raw: unknown, from: number | null): void {
    const message = readMessage(raw)
    const { id, body } = readBody(raw)
    const to = id === undefined ? null : (wireById.get(id) ?? null)
    if (message.kind === 'reply' && message.reply.ok && to !== null && to === handshakeWire) {
      app = readAppVersion(message.reply.result) ?? app
    }
    const during = currentWire === null ? {} : { during: currentWire }
    record({ does: 'message', kind: message.kind, from, to, ...during, body })
  }

  function recordSend({ id, method, args }: WireCall): number {
    wires += 1
    wireById.set(id, wires)
    if (method === HANDSHAKE) handshakeWire = wires
    const call = currentCall?.method === method ? currentCall.call : null
    record({ does: 'send', wire: wires, call, method, args })
    return wires
  }

  function traceHost(host: Host): Host {
    return {
      // A lazy host's name may change when its code is loaded.
      get name() {
        return host.name
      },
      available: () => host.available(),
      connect(receive) {
        const hidden = (event: Event) => {
          if ('persisted' in event && event.persisted === true) record({ does: 'hide' })
        }
        page?.addEventListener('pagehide', hidden)
        const disconnect = host.connect((message) => {
          recordMessage(message, null)
          receive(message)
        })
        return () => {
          page?.removeEventListener('pagehide', hidden)
          disconnect()
        }
      },
      send(call) {
        const wire = recordSend(call)
        const outer = currentWire
        currentWire = wire
        try {
          const answer = host.send(call)
          if (answer === undefined) return undefined
          return Promise.resolve(answer).then(
            (raw) => {
              if (raw !== undefined) recordMessage(raw, wire)
              return raw
            },
            (error: unknown) => {
              record({ does: 'fail', wire, how: 'broke' })
              throw error
            },
          )
        } catch (error) {
          record({ does: 'fail', wire, how: 'threw' })
          throw error
        } finally {
          currentWire = outer
        }
      },
    }
  }

  function traceBridge<M extends MethodName>(bridge: Bridge<M>): Bridge<M> {
    return {
      ...bridge,
      call<K extends M>(
        name: K,
        args: Args<K>,
        options?: Parameters<Bridge<M>['call']>[2],
      ): Promise<Result<K>> {
        calls += 1
        const call = calls
        const fresh = options?.fresh === true ? ({ fresh: true } as const) : {}
        record({ does: 'call', call, method: name, args, ...fresh })
        const outer = currentCall
        currentCall = { call, method: name }
        try {
          const answer = bridge.call(name, args, options)
          answer.then(
            (result) => record({ does: 'settle', call, outcome: { ok: true, result } }),
            (error: unknown) => record({ does: 'settle', call, outcome: failure(error) }),
          )
          return answer
        } finally {
          currentCall = outer
        }
      },
    }
  }

  return {
    host: traceHost,
    bridge: traceBridge,
    entries: () => entries,
    app: () => app,
    clear: () => change([]),
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
