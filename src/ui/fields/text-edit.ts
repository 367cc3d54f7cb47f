/**
 * Returns whether an edit took one gap of the shown text away at the caret, and changed nothing
 * else.
 */
export function gapDeleted(shown: string, typed: string, at: number, gap: string): boolean {
  return gap !== '' && shown[at] === gap && typed === shown.slice(0, at) + shown.slice(at + 1)
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
