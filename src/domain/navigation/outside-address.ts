/** Which addresses outside the app a page may show or open (rules.md#addresses-from-outside). */

/** Why an address is refused. */
export type AddressRefusal = 'unreadable' | 'notHttps' | 'foreignHost' | 'carriesLogin'

/**
 * The address when it is https, of a listed host (`hean.example` lists its subdomains too), on the
 * usual port and without a user in it; otherwise why not. Relative addresses are unreadable here:
 * what is the app's own has a typed path.
 */
export function outsideAddress(
  text: string,
  hosts: readonly string[],
): { readonly url: URL } | { readonly refused: AddressRefusal } {
  let url: URL
  try {
    url = new URL(text)
  } catch {
    return { refused: 'unreadable' }
  }
  if (url.protocol !== 'https:') return { refused: 'notHttps' }
  if (url.username !== '' || url.password !== '') return { refused: 'carriesLogin' }
  const listed = hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  return listed && url.port === '' ? { url } : { refused: 'foreignHost' }
}
