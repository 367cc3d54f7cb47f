import { outsideAddress } from '#domain/navigation/outside-address.ts'
import { ownAddress } from '#domain/navigation/own-address.ts'

/** The address if a page may load it: the app's own, or https on a listed host. Else null. */
export function loadableAddress(src: string, hosts: readonly string[]): string | null {
  const own = ownAddress(src)
  if (own !== null) return own
  const outside = outsideAddress(src, hosts)
  return 'url' in outside ? outside.url.href : null
}
