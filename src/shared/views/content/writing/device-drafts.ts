import * as v from 'valibot'
import { DRAFT_DAYS } from '#domain/content/content-states.ts'
import { ownedKey } from '#session/owned-keys.ts'
import { nowMs } from '#platform/clock.ts'
import { keysOf, type Store } from '#platform/stores/browser-store.ts'

const DAY_MS = 86_400_000
const PREFIX = ownedKey('contentDraft:')

const draft = v.object({ at: v.number(), title: v.string(), text: v.string() })

/**
 * The text that was written and not sent, of one person and for one place: on the device for 30
 * days, or until its author signs out.
 */
export interface Written {
  readonly title: string
  readonly text: string
}

export interface DraftName {
  readonly personId: string
  /** The text that it answers to, or the kind of item that it is. */
  readonly place: string
}

const keyOf = ({ personId, place }: DraftName) => `${PREFIX}${personId}:${place}`

function read(storage: Store, key: string): v.InferOutput<typeof draft> | null {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), draft), storage.getItem(key))
  return kept.success ? kept.output : null
}

export function readDraft(storage: Store, name: DraftName, now = nowMs()): Written | null {
  const kept = read(storage, keyOf(name))
  return kept === null || kept.at < now - DRAFT_DAYS * DAY_MS ? null : kept
}

/** Keeps what was written; nothing written is no draft. Drafts that are too old go. */
export function keepDraft(
  storage: Store,
  name: DraftName,
  { title, text }: Written,
  now = nowMs(),
): void {
  for (const key of keysOf(storage)) {
    if (!key.startsWith(PREFIX)) continue
    const at = read(storage, key)?.at ?? 0
    if (at < now - DRAFT_DAYS * DAY_MS) storage.removeItem(key)
  }
  try {
    if (title === '' && text === '') storage.removeItem(keyOf(name))
    else storage.setItem(keyOf(name), JSON.stringify({ at: now, title, text }))
  } catch {
    // No room: what is written stays on the screen.
  }
}
