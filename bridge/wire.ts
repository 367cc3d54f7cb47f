import * as v from 'valibot'
import type { WireEvent, WireReply } from './contract.ts'
import { events, isEventName } from './events.ts'

/** Returns whether a value has fields to look at. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Without a schema, because it runs for every call and a schema takes five times as long. */
function readReply(it: Readonly<Record<string, unknown>>, id: string): WireReply | undefined {
  if (it['ok'] === true) return 'result' in it ? { id, ok: true, result: it['result'] } : undefined
  const { ok, error } = it
  if (ok !== false || !isObject(error)) return undefined
  const { code, message } = error
  return typeof code === 'string' && typeof message === 'string'
    ? { id, ok, error: { code, message } }
    : undefined
}

export type Message =
  | { readonly kind: 'reply'; readonly reply: WireReply }
  | { readonly kind: 'event'; readonly event: WireEvent }
  /** An event of a newer app, which this pack does not have. */
  | { readonly kind: 'unknown-event' }
  /** `id` is present when it could be read, so that its call fails before its deadline. */
  | { readonly kind: 'malformed'; readonly id?: string }

/**
 * Reads one message of a host: the JSON text of a `WireReply` or `WireEvent`, or the object itself
 * from a host that runs in the page. The data of an event are checked; fields outside the schema
 * are left out. Never throws.
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
  if (!isObject(value)) return { kind: 'malformed' }
  const { id, event: name } = value
  if (typeof id === 'string') {
    const reply = readReply(value, id)
    return reply ? { kind: 'reply', reply } : { kind: 'malformed', id }
  }
  if (typeof name !== 'string') return { kind: 'malformed' }
  if (!isEventName(name)) return { kind: 'unknown-event' }
  const data = v.safeParse(events[name], value['data'])
  return data.success
    ? { kind: 'event', event: { event: name, data: data.output } }
    : { kind: 'malformed' }
}

/**
 * Returns where a value breaks a schema and what was expected there; never the value itself, which
 * may be personal.
 */
export function describeIssues(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .map((issue) => `${v.getDotPath(issue) ?? 'value'}: expected ${issue.expected ?? issue.type}`)
    .join('; ')
}
