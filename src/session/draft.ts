import { useCallback, useRef, useState } from 'react'
import * as v from 'valibot'
import { sessionStore } from '#platform/stores/session-store.ts'
import { keysOf, type Store } from '#platform/stores/browser-store.ts'

/**
 * Input that the user has not yet sent: stored in session storage, so that a trip to another screen
 * or a reload loses nothing. `schema` checks what is read back; a draft of an older version that no
 * longer fits is dropped.
 */
export function loadDraft<S extends v.GenericSchema>(
  storage: Store,
  key: string,
  schema: S,
): v.InferOutput<S> | null {
  try {
    const kept = v.safeParse(schema, JSON.parse(storage.getItem(`draft:${key}`) ?? 'null'))
    return kept.success ? kept.output : null
  } catch {
    return null
  }
}

export function saveDraft(storage: Store, key: string, draft: unknown): void {
  storage.setItem(`draft:${key}`, JSON.stringify(draft))
}

export function dropDraft(storage: Store, key: string): void {
  storage.removeItem(`draft:${key}`)
}

const OWNER = 'draftOwner'

/**
 * Drafts are one person's: who comes after another finds none. The same one signing in again keeps
 * them.
 */
export function claimDrafts(storage: Store, openId: string): void {
  if (storage.getItem(OWNER) === openId) return
  dropDrafts(storage, '')
  storage.setItem(OWNER, openId)
}

/** Forgets every draft whose key begins with `prefix`. */
export function dropDrafts(storage: Store, prefix: string): void {
  for (const key of keysOf(storage)) {
    if (key.startsWith(`draft:${prefix}`)) storage.removeItem(key)
  }
}

/** A draft as React state. `update` merges and keeps. */
export function useDraft<S extends v.GenericSchema<unknown, object>>(
  key: string,
  schema: S,
  initial: v.InferOutput<S>,
): [v.InferOutput<S>, (change: Partial<v.InferOutput<S>>) => void] {
  const [draft, setDraft] = useState(() => loadDraft(sessionStore, key, schema) ?? initial)
  // Two changes in one event must both be preserved, so the newest is not read from a render.
  const newest = useRef(draft)
  const update = useCallback(
    (change: Partial<v.InferOutput<S>>) => {
      newest.current = { ...newest.current, ...change }
      saveDraft(sessionStore, key, newest.current)
      setDraft(newest.current)
    },
    [key],
  )
  return [draft, update]
}
