import { providerPublicKey } from '#platform/build-env.ts'
import { queryRandomCode } from './calls/account.ts'
import { fetchOrThrow } from './query.ts'

type Sealed<Name extends string> = Record<Name, string> & { randomCode: string }

/**
 * Seals secrets for one request (rules.md#secrets) under a fresh code of the provider's, which
 * works once. Spread the result into the request. Nothing has been sent but the question for the
 * code; throws what `ask` throws.
 */
export async function sealFields<Name extends string>(
  secrets: Readonly<Record<Name, string>>,
): Promise<Sealed<Name>> {
  // The cipher is large and seldom needed: it is loaded while the code is requested.
  const [{ randomCode }] = await Promise.all([
    fetchOrThrow(queryRandomCode, {}),
    import('#platform/crypto.ts'),
  ])
  return sealWith(secrets, randomCode)
}

/** Seals secrets under a code that the provider has given before. */
export async function sealWith<Name extends string>(
  secrets: Readonly<Record<Name, string>>,
  randomCode: string,
): Promise<Sealed<Name>> {
  const { seal } = await import('#platform/crypto.ts')
  const sealed = { ...secrets, randomCode }
  for (const name in secrets) {
    const secret: string = secrets[name]
    Object.assign(sealed, { [name]: seal(secret, randomCode, providerPublicKey()) })
  }
  return sealed
}
