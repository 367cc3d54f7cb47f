/** Only for resolving paths: no request is sent there. */
const HERE = 'https://own.invalid'

const CALLS = /^\/(?:api|th|track|documents)(?:\/|$)/i
const PAPERS = /^\/documents\/./i

/**
 * Returns what the provider has at an address of the app's own: a paper, an answer to a call, or
 * nothing. A screen has none of these, and the page itself never opens one: on its origin a
 * document's scripts would be the app's. Read as servers read a path, decoded and with one slash
 * for several.
 */
export function providerPath(address: string): 'paper' | 'answer' | null {
  let pathname: string
  try {
    ;({ pathname } = new URL(address, HERE))
  } catch {
    return null
  }
  try {
    pathname = decodeURIComponent(pathname)
  } catch {
    // Malformed percent-encoding stays as it is, as it does for a server.
  }
  const path = pathname.replace(/\/{2,}/g, '/')
  if (PAPERS.test(path)) return 'paper'
  return CALLS.test(path) ? 'answer' : null
}
