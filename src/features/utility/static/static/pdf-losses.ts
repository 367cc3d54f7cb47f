/**
 * Returns whether a picture of a page that was drawn could not be decoded: pdf.js leaves null in
 * its place, draws nothing, and reports no error. Ask before the page is cleaned up.
 */
export const withoutPictures = (page: { readonly objs: Iterable<readonly unknown[]> }): boolean =>
  Array.from(page.objs).some(([, picture]) => picture === null)

/** Four and more such letters in a row: no language that is written with them has that. */
const HIGH_LETTERS = /[\u00a1-\u00ff]{4,}/g
/** The share of a page's characters in such runs from which it is not the text of a document. */
const MOST_HIGH = 0.2
const LEAST_HIGH = 8

/**
 * Returns whether the text of a page is bytes of a Chinese encoding that were read as Latin
 * letters: older systems write GBK and Big5 under fonts that say WinAnsi.
 */
export function isMisread(text: string): boolean {
  const high = (text.match(HIGH_LETTERS) ?? []).join('').length
  return high >= LEAST_HIGH && high > MOST_HIGH * text.replace(/\s/g, '').length
}
