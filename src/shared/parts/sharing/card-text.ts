import { charactersOf } from '#domain/text/cut-text.ts'

/** The words of a card besides title, text and link. */
export interface CardText {
  readonly riskLine: string
  /** In place of the text, a line or two each. */
  readonly lines: readonly string[]
  /** The picture that is saved in place of a card: one that a screen has drawn. */
  readonly drawn?: DrawnPicture | undefined
}

/** A picture that a page has drawn, with its own size. */
export interface DrawnPicture {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** Signs that end no line and those that begin none (GB/T 15834, 5.1.10). */
const OPENING = /[（《「『【〈〔“‘￥¥$(]$/u
const CLOSING = /^[，。！？；：、）》」』】〉〕”’…—·～%‰℃)]/u
/** A character of a number, a date, a code or a Latin word. */
const WORD =
  /^[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\s，。！？；：、（）《》「」『』【】〈〉〔〕“”‘’…—·～￥]/u
const SPACE = /^\s/

/** Returns whether a line may end between two characters. */
function isBreak(before: string, after: string): boolean {
  if (SPACE.test(before)) return true
  if (SPACE.test(after)) return false
  if (OPENING.test(before) || CLOSING.test(after)) return false
  return !(WORD.test(before) && WORD.test(after))
}

/** A text in the parts between which a line may end. */
function unbrokenParts(text: string): string[] {
  const parts: string[] = []
  let before = ''
  for (const character of charactersOf(text)) {
    const last = parts.length - 1
    if (before === '' || isBreak(before, character)) parts.push(character)
    else parts[last] = `${parts[last] ?? ''}${character}`
    before = character
  }
  return parts
}

/** Returns how many of the parts fit a width, joined. */
function countThatFits(parts: readonly string[], fits: (text: string) => boolean): number {
  let count = 0
  while (
    count < parts.length &&
    fits(
      parts
        .slice(0, count + 1)
        .join('')
        .trimEnd(),
    )
  )
    count += 1
  return count
}

/**
 * A text in lines that fit a width, the last of `most` with an ellipsis where more follows.
 * `measure` is the width of a text as it will be drawn. Breaks between any two characters of
 * Chinese, but before no closing sign, after no opening one, and within no number, date, code or
 * Latin word that fits a line.
 */
export function linesOf(
  text: string,
  width: number,
  most: number,
  measure: (text: string) => number,
): string[] {
  const lines: string[] = []
  let rest = unbrokenParts(text.trim())
  while (rest.length > 0 && lines.length < most) {
    const isWhole = measure(rest.join('')) <= width
    const end = lines.length === most - 1 && !isWhole ? '…' : ''
    const fits = (line: string) => measure(`${line}${end}`) <= width
    let count = countThatFits(rest, fits)
    if (count === 0) {
      // One part is longer than a line: it breaks anywhere.
      const [long = '', ...more] = rest
      const characters = charactersOf(long)
      rest = [...characters, ...more]
      count = Math.max(countThatFits(characters, fits), end === '' ? 1 : 0)
    }
    lines.push(`${rest.slice(0, count).join('').trim()}${end}`)
    rest = end === '' ? unbrokenParts(rest.slice(count).join('').trimStart()) : []
  }
  return lines
}
