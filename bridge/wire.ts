import * as v from 'valibot'
import type { EventName, WireEvent, WireReply } from './contract.ts'

const Reply = v.variant('ok', [
  v.object({ id: v.string(), ok: v.literal(true), result: v.unknown() }),
  v.object({
    id: v.string(),
    ok: v.literal(false),
    error: v.object({ code: v.string(), message: v.string() }),
  }),
])
const Event = v.object({ event: v.string(), data: v.optional(v.unknown(), null) })
const Identified = v.object({ id: v.string() })

// A record, so that an event name added to the contract does not compile until it is listed here.
const eventNames: Readonly<Record<EventName, true>> = {
  resume: true,
  backPressed: true,
  loginChanged: true,
}

function isEventName(name: string): name is EventName {
  return Object.prototype.hasOwnProperty.call(eventNames, name)
}

export type Message =
  | { readonly kind: 'reply'; readonly reply: WireReply }
  | { readonly kind: 'event'; readonly event: WireEvent }
  /** An event of a newer app, which this pack does not know. */
  | { readonly kind: 'unknown-event' }
  /** `id` is there when at least that much could be read, so that its call need not wait for its deadline. */
  | { readonly kind: 'malformed'; readonly id?: string }

/**
 * Reads one message of a host: the JSON text of a `WireReply` or `WireEvent`, or the object itself from a host
 * that lives in the page. Never throws.
 */
export function readMessage(raw: unknown): Message {
  let value = raw
  if (typeof raw === 'string') {
    try {
      value = JSON.parse(raw)
    } catch {
      return { kind: 'malformed' }
    }
  }
  const reply = v.safeParse(Reply, value)
  if (reply.success) return { kind: 'reply', reply: reply.output }
  const identified = v.safeParse(Identified, value)
  if (identified.success) return { kind: 'malformed', id: identified.output.id }
  const event = v.safeParse(Event, value)
  if (!event.success) return { kind: 'malformed' }
  const { event: name, data } = event.output
  return isEventName(name)
    ? { kind: 'event', event: { event: name, data } }
    : { kind: 'unknown-event' }
}

/** Where a value breaks a schema and what was expected there; never the value, which may be personal. */
export function describeIssues(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .map((issue) => `${v.getDotPath(issue) ?? 'value'}: expected ${issue.expected ?? issue.type}`)
    .join('; ')
}
