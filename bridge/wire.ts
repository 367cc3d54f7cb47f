import * as v from 'valibot'
import type { WireEvent, WireReply } from './contract.ts'
import { events, isEventName } from './events.ts'

const Reply = v.variant('ok', [
  v.object({ id: v.string(), ok: v.literal(true), result: v.unknown() }),
  v.object({
    id: v.string(),
    ok: v.literal(false),
    error: v.object({ code: v.string(), message: v.string() }),
  }),
])
const Event = v.object({ event: v.string(), data: v.optional(v.unknown()) })
const Identified = v.object({ id: v.string() })

export type Message =
  | { readonly kind: 'reply'; readonly reply: WireReply }
  | { readonly kind: 'event'; readonly event: WireEvent }
  /** An event of a newer app, which this pack does not know. */
  | { readonly kind: 'unknown-event' }
  /** `id` is there when at least that much could be read, so that its call need not wait for its deadline. */
  | { readonly kind: 'malformed'; readonly id?: string }

/**
 * Reads one message of a host: the JSON text of a `WireReply` or `WireEvent`, or the object itself from a host
 * that lives in the page. The data of an event is checked; what its schema does not know is left out. Never throws.
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
  const { event: name, data: given } = event.output
  if (!isEventName(name)) return { kind: 'unknown-event' }
  const data = v.safeParse(events[name], given)
  return data.success
    ? { kind: 'event', event: { event: name, data: data.output } }
    : { kind: 'malformed' }
}

/** Where a value breaks a schema and what was expected there; never the value, which may be personal. */
export function describeIssues(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .map((issue) => `${v.getDotPath(issue) ?? 'value'}: expected ${issue.expected ?? issue.type}`)
    .join('; ')
}
