import { join } from 'node:path'
import { loadOrCreateProviderKey } from '#test/sandbox/provider-key.ts'

const root = join(import.meta.dirname, '..')

/** Where local runs keep what they make: keys, the release repository, the device, the sandbox's database. Never tracked. */
export const LOCAL = join(root, '.local')

export const providerKeyFile = join(LOCAL, 'provider-key.pem')

/**
 * Sets what a build needs of its environment (src/platform/build-env.ts) where it is not set already: the sandbox's public key
 * and its stand-in for the messaging app's authorization page. A real release sets both itself.
 */
export function prepareBuildEnvironment(): void {
  if (!process.env.VITE_PROVIDER_PUBLIC_KEY) {
    const { publicKey } = loadOrCreateProviderKey(providerKeyFile)
    process.env.VITE_PROVIDER_PUBLIC_KEY = publicKey
  }
  process.env.VITE_AUTHORIZE_URL ??= '/sandbox/authorize'
}
