import * as v from 'valibot'
import { HANDSHAKE } from '../app-version.ts'
import { BridgeError } from '../bridge-error.ts'
import { createBridge, type Bridge, type Counters } from '../client.ts'
import {
  contract,
  type BridgeErrorCode,
  type EventName,
  type MethodName,
  type WireCall,
} from '../contract.ts'
import type { Host, Receive } from '../hosts/host.ts'

/** The way in which a call ended, as data: a WebDriver does not transport errors. */
export type CallOutcome =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly code: BridgeErrorCode; readonly hostCode?: string }

/** One call of a subject. Arguments may break the contract. */
export interface SubjectCall {
  readonly name: MethodName
  readonly args: unknown
  /** Aborted right after it was made. */
  readonly abort?: boolean
  readonly fresh?: boolean
}

/**
 * A page in a container with an open bridge that declares every method. In unit tests it is in this
 * process; on a real engine each function runs one script in the page.
 */
export interface Subject {
  /** Makes these calls in one task of the page; resolves when all have settled. */
  calls(list: readonly SubjectCall[]): Promise<CallOutcome[]>
  /** Returns which of these methods the bridge supports. */
  supports(names: readonly MethodName[]): Promise<MethodName[]>
  counters(): Promise<Readonly<Counters>>
  /** Sends a wire call to the container, bypassing the client; resolves with its parsed reply. */
  wire(call: Omit<WireCall, 'v'> & { readonly v: number }): Promise<unknown>
  /** Listens to an event; `heard` returns the data that reached listeners since. */
  listen(event: EventName): Promise<void>
  heard(): Promise<readonly unknown[]>
  /** Makes the container send `resume`, or any message. */
  resume(): Promise<void>
  emit(message: unknown): Promise<void>
  /** Opens another page on top; `depth` counts the pages below the current one. */
  push(): Promise<void>
  depth(): Promise<number>
  /** Returns how many calls have arrived at the container, without the handshake. */
  arrived(): Promise<number>
  dispose(): Promise<void>
  /** Releases the subject's resources; called after each test. */
  close(): Promise<void>
}

/** The state of a container in this process, next to its host. */
export interface Container {
  readonly host: Host
  resume(): void
  /** Sends a message to the page; straight through the host when absent. */
  emit?(message: unknown): void
  push(): Promise<void> | void
  depth(): number
  close?(): void
}

/** Makes a call whose arguments may break the contract; resolves with its outcome as data. */
async function callLoosely(
  bridge: Bridge<MethodName>,
  { name, args, abort = false, fresh = false }: SubjectCall,
): Promise<CallOutcome> {
  const stop = new AbortController()
  try {
    const settled: unknown = Reflect.apply(bridge.call, bridge, [
      name,
      args,
      { signal: stop.signal, fresh },
    ])
    if (abort) stop.abort()
    return { ok: true, result: await settled }
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error
    const { code, hostCode } = error
    return hostCode === undefined ? { ok: false, code } : { ok: false, code, hostCode }
  }
}

/** A subject for a container in this process. */
export function localSubject({ host, ...container }: Container): Subject {
  let arrived = 0
  const heard: unknown[] = []
  let deliver: Receive | undefined
  let handshakeSent = !host.name.startsWith('native')
  const replies = new Map<unknown, (reply: unknown) => void>()
  // Wire calls of the suite share the channel with the client, which must drop their replies.
  const parse = (raw: unknown): unknown => (typeof raw === 'string' ? JSON.parse(raw) : raw)
  const divertSuiteReplies =
    (receive: Receive): Receive =>
    (raw) => {
      const reply = v.safeParse(v.object({ id: v.string() }), parse(raw))
      const wanted = reply.success ? replies.get(reply.output.id) : undefined
      if (wanted) wanted(parse(raw))
      else receive(raw)
    }
  const tapped: Host = {
    ...host,
    connect(receive) {
      deliver = divertSuiteReplies(receive)
      return host.connect(deliver)
    },
    send(call) {
      if (!handshakeSent && call.method === HANDSHAKE) handshakeSent = true
      else arrived += 1
      return host.send(call)
    },
  }
  const bridge = createBridge({ methods: contract, host: tapped })
  return {
    calls: (list) => Promise.all(list.map((each) => callLoosely(bridge, each))),
    supports: async (names) => names.filter((name) => bridge.supports(name)),
    counters: async () => ({ ...bridge.counters }),
    async wire(call) {
      const delivered = new Promise<unknown>((resolve) => {
        replies.set(call.id, resolve)
      })
      // A container must refuse what types here already forbid.
      const answer: unknown = await Reflect.apply((it: WireCall) => host.send(it), undefined, [
        call,
      ])
      return answer === undefined ? delivered : parse(answer)
    },
    async listen(event) {
      bridge.on(event, (data) => heard.push(data))
    },
    resume: async () => container.resume(),
    heard: async () => [...heard],
    emit: async (message) => (container.emit ? container.emit(message) : deliver?.(message)),
    push: async () => container.push(),
    depth: async () => container.depth(),
    arrived: async () => arrived,
    dispose: async () => bridge.dispose(),
    close: async () => {
      bridge.dispose()
      container.close?.()
    },
  }
}
