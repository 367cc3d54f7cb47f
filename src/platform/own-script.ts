/**
 * The little of Trusted Types that the pages use; TypeScript's own library has it not, and webviews
 * before Chrome 83 and Safari 26 neither.
 */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string }
}

/** Throws for anything but a script of the page's own origin. */
function ownAddress(address: string): string {
  if (new URL(address, location.href).origin !== location.origin) {
    throw new TypeError('only a script of the page’s own origin may run')
  }
  return address
}

let policy: ReturnType<TrustedTypes['createPolicy']> | null = null

/**
 * The address of an own script, as a worker or a service worker takes it. The policy of the pages
 * (`trusted-types`) allows no other policy that makes code of text. Throws for a foreign
 * address.
 */
export function ownScript(address: URL | string): string {
  const text = String(address)
  const types: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes')
  if (types === undefined) return ownAddress(text)
  policy ??= types.createPolicy('h5-own-script', { createScriptURL: ownAddress })
  return policy.createScriptURL(text)
}
