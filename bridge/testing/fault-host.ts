import { HANDSHAKE, type AppVersion } from '../app-version.ts'
import type { HostName, WireCall, WireReply } from '../contract.ts'
import type { Host, Receive } from '../hosts/host.ts'
import { samples } from './samples.ts'

/** The handling of one call by a host. `after` is in milliseconds, from the call. */
export type Fault =
  /** Answers correctly; `after: 'once'` answers before `send` returns. */
  | { readonly does: 'answer'; readonly after: number | 'once' }
  | { readonly does: 'refuse'; readonly after: number; readonly code: string }
  | { readonly does: 'drop' }
  | { readonly does: 'double'; readonly after: number; readonly again: number }
  /** Sends this text in place of a reply. */
  | { readonly does: 'garble'; readonly after: number; readonly text: string }
  /** Sends a reply with the right id that is not a `WireReply`. */
  | { readonly does: 'malform'; readonly after: number }
  /** Sends a valid reply whose result breaks the contract. */
  | { readonly does: 'breakContract'; readonly after: number }
  /** Answers under another id; `id` absent means the id of the call before. */
  | { readonly does: 'misaddress'; readonly after: number; readonly id?: string }
  /** `send` throws. */
  | { readonly does: 'throw' }
  /** The promise of `send` rejects. */
  | { readonly does: 'reject'; readonly after: number }
  /** The promise of `send` resolves with the reply, as iOS does. */
  | { readonly does: 'resolve'; readonly after: number }
  /** The promise of `send` resolves with a reply to another call. */
  | { readonly does: 'resolveForeign'; readonly after: number }
  /** Answers, then throws. */
  | { readonly does: 'answerAndThrow' }

export interface FaultHost extends Host {
  /** Every call that arrived, but a handshake that was answered by `app`. */
  readonly calls: readonly WireCall[]
  /** Sends an event, or a forged reply. */
  emit(message: unknown): void
}

export interface FaultHostOptions {
  readonly name?: HostName
  /** The handling of the first call, the second and so on; after its end, from its start again. */
  readonly plan: readonly Fault[]
  /** The result of a call that is answered correctly. */
  readonly result: (call: WireCall) => unknown
  /**
   * The answer to the client's handshake, at once and outside the plan; an app with every method
   * when absent. With `by plan` the handshake follows the plan as any call does.
   */
  readonly app?: AppVersion | 'by plan'
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

/** A host with the faults of its plan, one per call. */
export function faultHost({
  name = 'native-ios',
  plan,
  result,
  app = { appVersion: '99.0.0', bridgeVersion: 1 },
}: FaultHostOptions): FaultHost {
  let handshakeAnswered = app === 'by plan' || !name.startsWith('native')
  const calls: WireCall[] = []
  let receive: Receive | undefined
  const emit = (message: unknown) => receive?.(message)

  function good(call: WireCall, id = call.id): string {
    const reply: WireReply = { id, ok: true, result: result(call) }
    return JSON.stringify(reply)
  }

  function later(after: number, text: string): void {
    setTimeout(() => emit(text), after)
  }

  function send(call: WireCall): void | Promise<unknown> {
    if (!handshakeAnswered && call.method === HANDSHAKE) {
      handshakeAnswered = true
      const device = { ...samples.GetDeviceInfoAndSystemInfo.result, ...Object(app) }
      return emit(JSON.stringify({ id: call.id, ok: true, result: device }))
    }
    const fault = plan[calls.length % plan.length] ?? { does: 'drop' }
    const before = calls[calls.length - 1]?.id ?? 'unknown-id'
    calls.push(call)
    switch (fault.does) {
      case 'answer':
        return fault.after === 'once' ? emit(good(call)) : later(fault.after, good(call))
      case 'refuse': {
        const error = { code: fault.code, message: 'refused by plan' }
        return later(fault.after, JSON.stringify({ id: call.id, ok: false, error }))
      }
      case 'drop':
        return undefined
      case 'double':
        later(fault.after, good(call))
        return later(fault.again, good(call))
      case 'garble':
        return later(fault.after, fault.text)
      case 'malform':
        return later(fault.after, JSON.stringify({ id: call.id, ok: 'yes', result: null }))
      case 'breakContract':
        return later(fault.after, JSON.stringify({ id: call.id, ok: true, result: 'not a result' }))
      case 'misaddress':
        return later(fault.after, good(call, fault.id ?? before))
      case 'throw':
        throw new Error('thrown by plan')
      case 'reject':
        return wait(fault.after).then(() => Promise.reject(new Error('rejected by plan')))
      case 'resolve':
        return wait(fault.after).then(() => good(call))
      case 'resolveForeign':
        return wait(fault.after).then(() => good(call, before))
      case 'answerAndThrow':
        emit(good(call))
        throw new Error('thrown by plan')
    }
  }

  return {
    name,
    calls,
    emit,
    available: () => true,
    connect(to) {
      receive = to
      return () => {
        receive = undefined
      }
    },
    send,
  }
}

/**
 * A plan of `length` faults, always the same for the same seed. Delays are between 0 and `longest`
 * ms.
 */
export function planFromSeed(seed: number, length: number, longest = 10_000): Fault[] {
  let state = seed >>> 0
  // Mulberry32: small, and good enough to spread faults.
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const after = () => Math.floor(random() * longest)
  const kinds: readonly (() => Fault)[] = [
    () => ({ does: 'answer', after: after() }),
    () => ({ does: 'answer', after: 'once' }),
    () => ({ does: 'refuse', after: after(), code: 'busy' }),
    () => ({ does: 'refuse', after: after(), code: 'unsupported' }),
    () => ({ does: 'drop' }),
    () => ({ does: 'double', after: after(), again: after() }),
    () => ({ does: 'garble', after: after(), text: random() < 0.5 ? '{"id":' : 'null' }),
    () => ({ does: 'malform', after: after() }),
    () => ({ does: 'breakContract', after: after() }),
    () => ({ does: 'misaddress', after: after() }),
    () => ({ does: 'misaddress', after: after(), id: 'unknown-id' }),
    () => ({ does: 'throw' }),
    () => ({ does: 'reject', after: after() }),
    () => ({ does: 'resolve', after: after() }),
    () => ({ does: 'resolveForeign', after: after() }),
    () => ({ does: 'answerAndThrow' }),
  ]
  return Array.from(
    { length },
    () => kinds[Math.floor(random() * kinds.length)]?.() ?? { does: 'drop' },
  )
}
