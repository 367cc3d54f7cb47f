/**
 * One character as a reader counts: a code point with its combining marks, skin tone, tags and what
 * joiners add, a syllable of Hangul, or the two letters of a flag. By a pattern, since the engines
 * of the floor lack `Intl.Segmenter`.
 */
const CHARACTER =
  /(?:\r\n|\p{RI}\p{RI}|[^])[\p{M}\p{EMod}\u1160-\u11ff\u{e0020}-\u{e007f}]*(?:\u200d[^][\p{M}\p{EMod}\u{e0020}-\u{e007f}]*)*/gu

/** Half of a character of two units, without the other: nothing can send or show it. */
const HALF = /[\ud800-\udfff]/gu

const withoutHalves = (text: string): string => text.replace(HALF, '')

/** The characters of a text. */
export const charactersOf = (text: string): string[] => withoutHalves(text).match(CHARACTER) ?? []

/**
 * The beginning of a text, of at most `most` UTF-16 units, which is how lengths are limited
 * everywhere: cut between characters. A single character that is longer is cut between its code
 * points.
 */
export function cutText(text: string, most: number): string {
  const whole = withoutHalves(text)
  if (whole.length <= most) return whole
  const fitting = firstOf(charactersOf(whole), most)
  return fitting === '' ? firstOf(Array.from(whole), most) : fitting
}

function firstOf(pieces: readonly string[], most: number): string {
  let cut = ''
  for (const piece of pieces) {
    if (cut.length + piece.length > most) return cut
    cut += piece
  }
  return cut
}
