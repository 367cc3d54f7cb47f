import { useSyncExternalStore } from 'react'
import type { ContentState } from '#shared/views/content/content-types.ts'

/** Ids of what the user has deleted, on every screen for as long as the page is open. */
let gone: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

function set(next: ReadonlySet<string>): void {
  gone = next
  for (const listener of listeners) listener()
}

export const putAway = (id: string): void => set(new Set([...gone, id]))
export const putBack = (id: string): void => set(new Set([...gone].filter((it) => it !== id)))

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useGone = (): ReadonlySet<string> => useSyncExternalStore(watch, () => gone)

/** A row of a list of items or comments. */
export interface Listed {
  readonly state: ContentState
  /** Of a comment: how many others see. */
  readonly replies?: number
}

/**
 * Returns whether a row stays in its list. A comment with replies stays as a placeholder
 * (rules.md#content), and the provider lists deleted rows on request.
 */
export const isLeft = ({ state, replies = 0 }: Listed, id: string, without: ReadonlySet<string>) =>
  state === 'deleted' || replies > 0 || !without.has(id)
