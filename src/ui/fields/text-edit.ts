/** Text of a field before and after one edit. `at` is the caret in `raw`. */
interface Edit {
  /** What the field showed before, without its grouping. */
  readonly before: string
  readonly raw: string
  readonly at: number
  /** Keeps the allowed characters. Must be idempotent. */
  readonly accept: (text: string) => string
  readonly deleting: boolean
}

/** The field's text after an edit, and how many of its characters are before the caret. */
export function afterEdit({ before, raw, at, accept, deleting }: Edit): {
  readonly value: string
  readonly caret: number
} {
  const value = accept(raw)
  const caret = Math.min(accept(raw.slice(0, at)).length, value.length)
  // Only a gap between groups was deleted: what the user meant is the character before it.
  if (deleting && value === before && caret > 0) {
    return { value: value.slice(0, caret - 1) + value.slice(caret), caret: caret - 1 }
  }
  return { value, caret }
}

/** The caret's position in `shown` after `count` characters that are no gaps. */
export function caretIn(shown: string, count: number, gap: ' ' | ',' = ' '): number {
  let seen = 0
  for (let at = 0; at < shown.length; at += 1) {
    if (seen === count) return at
    if (shown[at] !== gap) seen += 1
  }
  return shown.length
}
