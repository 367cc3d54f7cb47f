import type { Sums } from '#domain/navigation/share.ts'

/**
 * The words that a screen shares in place of its title in view and the risk line
 * (rules.md#sharing).
 */
export interface SharedWords {
  /** The owner of the sums in them; by default the user's own. */
  readonly sums?: Sums
  readonly title: string
  /** Empty: the risk line. */
  readonly text: string
  /** A picture's address, `''` for none. */
  readonly picture: string
}

let current: SharedWords | null = null
const listeners = new Set<() => void>()

function set(words: SharedWords | null): void {
  current = words
  for (const listener of listeners) listener()
}

/** The words of the screen in view; null where it has none of its own. */
export const wordsInView = (): SharedWords | null => current

export function watchWords(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** From here on these are the words of the screen in view; returns what takes them back. */
export function shareWords(words: SharedWords): () => void {
  set(words)
  return () => {
    // The next screen may have come first.
    if (current === words) set(null)
  }
}
