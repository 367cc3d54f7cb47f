import { BridgeError } from './bridge-error.ts'
import { CONTRACT_VERSION } from './channel.ts'
import type { BridgeErrorCode, Effect, Method, WireEvent, WireReply } from './contract.ts'
import type { Host } from './hosts/host.ts'
import { readMessage } from './wire.ts'

/** The number of messages that were dropped, by reason. They never reach a caller. */
export interface Counters {
  /** A reply to a call that had timed out or been aborted. */
  late: number
  /** A reply to a call that had been answered. */
  double: number
  /** A reply to a call that this bridge never made. */
  foreign: number
  /** Not a valid message. */
  malformed: number
  /** An event that this version of the contract does not have. */
  unknownEvent: number
}

/** One caller that waits for a pending call. */
export interface Waiter {
  answer(result: unknown): void
  fail(error: BridgeError): void
}

/** The rules of its method that a pending call needs. */
type CallRules = Pick<Method, 'deadline' | 'effect'>

/** A pending call ("in flight"): one message to the host, shared by one or more callers. */
interface Flight {
  readonly id: string
  readonly name: string
  readonly method: CallRules
  readonly key: string | undefined
  readonly waiters: Set<Waiter>
  /** Its deadline, in ms on the clock of `performance.now()`. */
  readonly until: number
}

/** Returns whether a call must not run twice: then a lost answer leaves the outcome unknown. */
export function runsOnce(effect: Effect): boolean {
  return effect === 'money' || effect === 'navigation'
}

/**
 * The key that identical calls share: name and arguments of a query, the name alone where only one
 * call may be pending.
 */
export function callKey(name: string, effect: Effect, args: unknown): string | undefined {
  if (effect === 'query') return `${name} ${JSON.stringify(args)}`
  return runsOnce(effect) ? name : undefined
}

/** The error of a call that was sent and got no usable answer. */
export function lostAnswerError(
  name: string,
  effect: Effect,
  code: BridgeErrorCode,
  why: string,
  cause?: unknown,
): BridgeError {
  const details = cause === undefined ? {} : { cause }
  return runsOnce(effect)
    ? new BridgeError('unknown_outcome', name, `${why}; it may have happened`, details)
    : new BridgeError(code, name, why, details)
}

function refusal(name: string, { code, message }: Extract<WireReply, { ok: false }>['error']) {
  const ours: BridgeErrorCode = code === 'unsupported' ? 'unsupported' : 'refused'
  return new BridgeError(ours, name, `${code}: ${message}`, { hostCode: code })
}

export interface Flights {
  readonly counters: Readonly<Counters>
  /**
   * Sends a checked call with its `keyOf`, or joins an identical pending query. Returns how this
   * caller stops waiting.
   */
  readonly start: (
    name: string,
    method: CallRules,
    args: unknown,
    key: string | undefined,
    waiter: Waiter,
  ) => () => void
  /** Fails every pending call for which `test` returns an error. */
  readonly failMatching: (test: (name: string) => BridgeError | undefined) => void
  /** Handles a message that the host sent through `connect`. */
  readonly receive: (raw: unknown) => void
  /** Fails every pending call. */
  readonly close: () => void
}

/**
 * The pending calls to one host: matches replies with calls, enforces deadlines, shares queries and
 * refuses duplicates.
 */
export function createFlights(host: Host, onEvent: (event: WireEvent) => void): Flights {
  const counters: Counters = { late: 0, double: 0, foreign: 0, malformed: 0, unknownEvent: 0 }
  // Random, so that a reply to an earlier page is not taken for a reply to this one.
  const session = Array.from(crypto.getRandomValues(new Uint32Array(2)), (n) => n.toString(36))
  const prefix = `${session.join('')}-`
  let count = 0
  const flights = new Map<string, Flight>()
  const byKey = new Map<string, Flight>()
  const unanswered = new Set<string>()
  let alarm: { readonly at: number; readonly timer: ReturnType<typeof setTimeout> } | undefined

  function settleFlight(
    flight: Flight | undefined,
    notify: (waiter: Waiter) => void,
    answered: boolean,
  ) {
    if (!flight || !flights.delete(flight.id)) return
    if (flight.key !== undefined) byKey.delete(flight.key)
    if (!answered) unanswered.add(flight.id)
    for (const waiter of flight.waiters) notify(waiter)
  }

  function failFlight(
    flight: Flight | undefined,
    code: BridgeErrorCode,
    why: string,
    answered: boolean,
    cause?: unknown,
  ) {
    if (!flight) return
    const error = lostAnswerError(flight.name, flight.method.effect, code, why, cause)
    settleFlight(flight, (waiter) => waiter.fail(error), answered)
  }

  /**
   * Sets the timer unless it fires earlier anyway. Settling a call does not clear it: a timer costs
   * more than a call.
   */
  function scheduleTimer(until: number) {
    if (alarm && alarm.at <= until) return
    clearTimeout(alarm?.timer)
    alarm = { at: until, timer: setTimeout(onTimer, Math.max(0, until - performance.now())) }
  }

  function onTimer() {
    alarm = undefined
    const now = performance.now()
    for (const flight of flights.values()) {
      if (flight.until > now) scheduleTimer(flight.until)
      else failFlight(flight, 'timeout', `no answer within ${flight.method.deadline} ms`, false)
    }
  }

  function countStray(id: string) {
    const number = id.startsWith(prefix) ? Number(id.slice(prefix.length)) : 0
    if (unanswered.delete(id)) counters.late += 1
    else if (number >= 1 && number <= count && id === prefix + number) counters.double += 1
    else counters.foreign += 1
  }

  function settle(reply: WireReply) {
    const flight = flights.get(reply.id)
    if (!flight) return countStray(reply.id)
    if (flight.waiters.size === 0) counters.late += 1
    if (reply.ok) return settleFlight(flight, (waiter) => waiter.answer(reply.result), true)
    const error = refusal(flight.name, reply.error)
    settleFlight(flight, (waiter) => waiter.fail(error), true)
  }

  function receive(raw: unknown) {
    const message = readMessage(raw)
    if (message.kind === 'reply') settle(message.reply)
    else if (message.kind === 'event') onEvent(message.event)
    else if (message.kind === 'unknown-event') counters.unknownEvent += 1
    else {
      counters.malformed += 1
      const flight = message.id === undefined ? undefined : flights.get(message.id)
      failFlight(flight, 'invalid_reply', 'the reply is not readable', true)
    }
  }

  /**
   * Handles a reply that the transport delivered for one call: it belongs to no other, and no
   * second one follows.
   */
  function receiveFor(id: string, raw: unknown) {
    const message = readMessage(raw)
    if (message.kind === 'reply' && message.reply.id === id) return settle(message.reply)
    if (message.kind === 'reply') counters.foreign += 1
    else counters.malformed += 1
    failFlight(flights.get(id), 'invalid_reply', 'the reply does not fit this call', true)
  }

  function detach(flight: Flight, waiter: Waiter) {
    flight.waiters.delete(waiter)
    // A call that must not run twice stays pending without its caller, until its answer or
    // deadline.
    if (flight.waiters.size === 0 && !runsOnce(flight.method.effect)) {
      settleFlight(flight, () => {}, false)
    }
  }

  const start: Flights['start'] = (name, method, args, key, waiter) => {
    const same = key === undefined ? undefined : byKey.get(key)
    if (same && method.effect === 'query') {
      same.waiters.add(waiter)
      return () => detach(same, waiter)
    }
    if (same) {
      // The same code as from hosts: callers treat both alike, mostly by ignoring a second tap.
      const details = { hostCode: 'busy' }
      waiter.fail(new BridgeError('refused', name, 'another call of it is pending', details))
      return () => {}
    }
    count += 1
    const id = prefix + count
    const until = performance.now() + method.deadline
    const flight: Flight = { id, name, method, key, waiters: new Set([waiter]), until }
    flights.set(id, flight)
    scheduleTimer(until)
    if (key !== undefined) byKey.set(key, flight)
    try {
      const answer = host.send({ v: CONTRACT_VERSION, id, method: name, args })
      if (answer !== undefined) {
        Promise.resolve(answer).then(
          (raw) => (raw === undefined ? undefined : receiveFor(id, raw)),
          (cause: unknown) =>
            failFlight(
              flights.get(id),
              'transport',
              'the channel broke under the call',
              false,
              cause,
            ),
        )
      }
    } catch (cause) {
      const error = new BridgeError('transport', name, 'the call did not leave the page', { cause })
      settleFlight(flight, (each) => each.fail(error), false)
    }
    return () => detach(flight, waiter)
  }

  return {
    counters,
    start,
    receive,
    failMatching(test) {
      for (const flight of flights.values()) {
        const error = test(flight.name)
        if (error) settleFlight(flight, (waiter) => waiter.fail(error), false)
      }
    },
    close: () => {
      clearTimeout(alarm?.timer)
      alarm = undefined
      for (const flight of flights.values()) {
        failFlight(flight, 'aborted', 'the bridge was disposed of', false)
      }
    },
  }
}
