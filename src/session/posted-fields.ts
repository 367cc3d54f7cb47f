import * as v from 'valibot'
import type { Store } from '#platform/stores/browser-store.ts'
import { onDeparture } from './session.ts'

/**
 * The fields of a form that a bank posted to a route, on their way to its screen: they may be
 * personal and are never in an address (rules.md#posted-forms). The storage bridges only a trip to
 * sign in: the screen's first look moves them into memory.
 */
const KEY = 'postedFields'

const kept = v.object({ route: v.string(), fields: v.record(v.string(), v.string()) })

type Posted = v.InferOutput<typeof kept>

let held: Posted | null = null

export function keepPostedFields(
  storage: Store,
  route: string,
  fields: readonly { readonly name: string; readonly value: string }[],
): void {
  held = null
  const named = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
  storage.setItem(KEY, JSON.stringify({ route, fields: named }))
}

function readKept(storage: Store): Posted | null {
  const text = storage.getItem(KEY)
  if (text === null) return null
  storage.removeItem(KEY)
  try {
    const read = v.safeParse(kept, JSON.parse(text))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

/** The fields that were posted to this route last; none for any other. */
export function postedFields(storage: Store, route: string): Readonly<Record<string, string>> {
  held = readKept(storage) ?? held
  return held?.route === route ? held.fields : {}
}

/** Forgets them, as when a user's session ends. */
export function forgetPostedFields(storage: Store): void {
  held = null
  storage.removeItem(KEY)
}

onDeparture(forgetPostedFields)
