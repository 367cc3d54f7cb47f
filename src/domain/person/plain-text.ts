/** Free text about a person, as it may be stored and printed on forms (rules.md#personal-details). */

/** `markup`: characters that a form could take for markup, or that do not show. */
export type TextProblem = 'missing' | 'short' | 'long' | 'markup'

interface Length {
  readonly least: number
  readonly most: number
}

/** Returns what is wrong with a text; null for nothing. Spaces around it do not count. */
export function textProblem(text: string, { least, most }: Length): TextProblem | null {
  const length = Array.from(text.trim()).length
  if (length === 0) return 'missing'
  if (/[<>\p{Cc}]/u.test(text)) return 'markup'
  if (length < least) return 'short'
  return length > most ? 'long' : null
}
