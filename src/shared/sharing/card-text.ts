import { charactersOf } from '#domain/content/cut-text.ts'

/** What a card says besides title, text and link. */
export interface CardText {
  readonly riskLine: string
  /** In place of the text, a line or two each. */
  readonly lines: readonly string[]
  /** What is saved in place of a card: a picture that a screen has drawn. */
  readonly drawn?: DrawnPicture | undefined
}

/** A picture that a page has drawn, with its own size. */
export interface DrawnPicture {
  readonly src: string
  readonly width: number
  readonly height: number
}

/**
 * A text in lines that fit a width, the last of `most` with an ellipsis where more follows.
 * `measure` is the width of a text as it will be drawn. Breaks between any two characters, as
 * Chinese does.
 */
export function linesOf(
  text: string,
  width: number,
  most: number,
  measure: (text: string) => number,
): string[] {
  const lines: string[] = []
  let rest = charactersOf(text.trim())
  while (rest.length > 0 && lines.length < most) {
    let count = 1
    while (count < rest.length && measure(rest.slice(0, count + 1).join('')) <= width) count += 1
    const isLast = lines.length === most - 1 && count < rest.length
    let line = rest.slice(0, count).join('')
    if (isLast) {
      while (line !== '' && measure(`${line}…`) > width)
        line = charactersOf(line).slice(0, -1).join('')
      line = `${line}…`
    }
    lines.push(line.trim())
    rest = rest.slice(count)
  }
  return lines
}
