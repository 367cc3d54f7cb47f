import * as v from 'valibot'
import { BridgeError } from '../bridge-error.ts'
import { createBridge, type Bridge } from '../client.ts'
import type { BridgeErrorCode, EventName, MethodName, WireCall } from '../contract.ts'
import type { Host, Receive } from '../hosts/host.ts'
import { methodNames } from './samples.ts'

/** How a call ended, as data: in an engine that is driven from outside, errors do not travel. */
export type Outcome =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly code: BridgeErrorCode; readonly hostCode?: string }

/**
 * A page in a container with a bridge open that declares every method. In tests here it lives in this process;
 * over a real engine each function is one script run in the page.
 */
export interface Subject {
  /** Makes these calls in one turn of the page, and waits for all. Arguments may break the contract. */
  calls(list: readonly { readonly name: MethodName; readonly args: unknown }[]): Promise<Outcome[]>
  /** Hands a wire call to the container, past the client, and gives back its reply, parsed. */
  wire(call: WireCall): Promise<unknown>
  /** Lets the container send `resume`, and tells how many reached the page's listeners since `listen`. */
  listen(event: EventName): Promise<void>
  resume(): Promise<void>
  heard(): Promise<number>
  /** Opens another page on top; `depth` counts the pages below the current one. */
  push(): Promise<void>
  depth(): Promise<number>
  /** How many calls have arrived at the container. */
  arrived(): Promise<number>
  dispose(): Promise<void>
  /** Frees what the subject holds; called after each fact. */
  close(): Promise<void>
}

/** The state of a container in this process, beside its host. */
export interface Container {
  readonly host: Host
  resume(): void
  push(): Promise<void> | void
  depth(): number
  close?(): void
}

/** Makes a call whose arguments may break the contract, and gives its end as data. */
async function callLoosely(
  bridge: Bridge<MethodName>,
  name: MethodName,
  args: unknown,
): Promise<Outcome> {
  try {
    const settled: unknown = Reflect.apply(bridge.call, bridge, [name, args])
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
  let heard = 0
  const replies = new Map<unknown, (reply: unknown) => void>()
  // Wire calls of the suite share the channel with the client, which must drop their replies.
  const parse = (raw: unknown): unknown => (typeof raw === 'string' ? JSON.parse(raw) : raw)
  const overhear =
    (receive: Receive): Receive =>
    (raw) => {
      const reply = v.safeParse(v.object({ id: v.string() }), parse(raw))
      const wanted = reply.success ? replies.get(reply.output.id) : undefined
      if (wanted) wanted(parse(raw))
      else receive(raw)
    }
  const tapped: Host = {
    ...host,
    connect: (receive) => host.connect(overhear(receive)),
    send(call) {
      arrived += 1
      return host.send(call)
    },
  }
  const bridge = createBridge({ methods: methodNames, host: tapped })
  return {
    calls: (list) => Promise.all(list.map(({ name, args }) => callLoosely(bridge, name, args))),
    async wire(call) {
      const delivered = new Promise<unknown>((resolve) => {
        replies.set(call.id, resolve)
      })
      const answer: unknown = await host.send(call)
      return answer === undefined ? delivered : parse(answer)
    },
    async listen(event) {
      bridge.on(event, () => {
        heard += 1
      })
    },
    resume: async () => container.resume(),
    heard: async () => heard,
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
