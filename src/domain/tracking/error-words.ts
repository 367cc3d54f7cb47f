/**
 * The words of an error that tracking gets (rules.md#tracking): those of the code in place of a
 * message, which may quote anything.
 */
const REASONS: readonly RegExp[] = [
  /** `status: HTTP 503`, `retCode 1002` */
  /^status: (?<word>HTTP) (?<more>\d{3})$/,
  /^(?<word>retCode) (?<more>-?\d{1,6})$/,
  /** `malformed: payload.funds.0.name: expected string` */
  /^(?<word>malformed): (?<more>[A-Za-z][\w.]{0,50}): expected /,
  /** `network: ...`, `timeout: ...` of a call; `TypeError: ...` of a script. */
  /^(?<word>[A-Za-z]\w{1,40})(?=[: ]|$)/,
]

/** The word for a report's detail; `other` where the detail has none. */
export function errorReason(detail: string): string {
  for (const pattern of REASONS) {
    const found = pattern.exec(detail)?.groups
    if (found === undefined) continue
    const { word = '', more } = found
    const reason = more === undefined ? word : `${word}.${more.replace('-', '')}`
    return /\d{7}/.test(reason) ? 'other' : reason
  }
  return 'other'
}

/** The first place of our own files in a stack: `index-1a2b3c4d.js:1:2345`; `''` for none. */
export function ownPlace(stack: string): string {
  const found = /\/(?:assets|src)\/(?:[\w./-]*\/)?([\w.-]{1,80}:\d{1,6}:\d{1,6})/.exec(stack)
  return found?.[1] ?? ''
}

/**
 * Returns what the page's policy has refused: `inline`, `eval`, or a host without its path and
 * query.
 */
export function refusedSource(blocked: string): string {
  const host = /^(?:https?|wss?):\/\/([\w.-]{1,60})(?=[:/?#]|$)/i.exec(blocked)?.[1]
  if (host !== undefined) return /^[A-Za-z]/.test(host) && !/\d{7}/.test(host) ? host : 'other'
  return /^[a-z]{1,20}(?=:|$)/i.exec(blocked)?.[0] ?? 'other'
}
