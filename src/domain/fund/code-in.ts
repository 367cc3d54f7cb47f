/** The code of a fund within a keyword: rules.md#fund-search. */

/** Codes are digits, those of portfolios after letters; a word without a digit is none. */
const mayBeCode = (keyword: string) => /^[A-Z]*\d+$/.test(keyword)

const MARKET = '(?:OF|SH|SZ|BJ)'
const MARKED_CODE = new RegExp(`^(?:${MARKET}(\\d{6})|(\\d{6})(?:O|S|B|${MARKET}))$`)

/**
 * The code that a keyword is the beginning of: as it is, with the market's letters before or
 * after it (`161725.OF`, `SZ161725`), or the six digits pasted together with a name. Empty where
 * there is none.
 */
export function codeIn(keyword: string, wanted: string): string {
  const marked = MARKED_CODE.exec(wanted)
  const code = marked?.[1] ?? marked?.[2]
  if (code !== undefined) return code
  if (mayBeCode(wanted)) return wanted
  const runs = keyword.normalize('NFKC').match(/\d+(?:[.\d]*\d)?/g) ?? []
  const codes = runs.filter((run) => /^\d{6}$/.test(run))
  return codes.length === 1 ? (codes[0] ?? '') : ''
}
