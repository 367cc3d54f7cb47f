import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { InlineConfig } from 'vite'
import type { EnvironmentKind } from '#offline/pack/provenance.ts'
import { loadOrCreateProviderKey } from './provider-key.ts'
import { addressProblem, keyProblem, originProblem } from './release-inputs.ts'

const root = join(import.meta.dirname, '../..')

/**
 * The place where local runs keep what they make: keys, the release repository, the device, the
 * sandbox's database. Never tracked.
 */
export const LOCAL = join(root, '.local')

export const providerKeyFile = join(LOCAL, 'provider-key.pem')

/** The sandbox's stand-in for the messaging app's authorization page. */
const SANDBOX_AUTHORIZE_URL = '/sandbox/authorize'

/** Pages of this machine frame the charts of a build for the sandbox. */
const SANDBOX_EMBED_HOSTS = 'http://127.0.0.1:*'

/**
 * Variables that may be set in any build. Without them the pages take the company's own hosts.
 */
const OPTIONAL = ['VITE_DOCUMENT_HOSTS', 'VITE_EMBED_HOSTS', 'VITE_PUBLIC_ORIGIN'] as const

/**
 * Every variable that reaches the bytes of a build, by name. No other one of the environment does.
 */
export type BuildInputs = Readonly<Record<string, string>>

/** The environment does not hold what the build needs of it. The message says what to set. */
export class BuildInputError extends Error {
  override readonly name = 'BuildInputError'
}

/**
 * Returns what a build takes from the environment (src/platform/build-env.ts). A release needs the
 * provider's public key and the address of the authorization page, both checked: passwords that are
 * sealed for any other key can be opened by no one, or by someone else. A build for the sandbox has
 * the sandbox's own, whatever the environment says. Throws `BuildInputError`.
 */
export function readBuildInputs(
  kind: EnvironmentKind,
  env: Readonly<Record<string, string | undefined>> = process.env,
): BuildInputs {
  const set = OPTIONAL.flatMap((name) => {
    const value = env[name] ?? ''
    return value === '' ? [] : [[name, value] as const]
  })
  if (kind === 'sandbox') {
    return {
      VITE_EMBED_HOSTS: SANDBOX_EMBED_HOSTS,
      ...Object.fromEntries(set),
      VITE_PROVIDER_PUBLIC_KEY: loadOrCreateProviderKey(providerKeyFile).publicKey,
      VITE_AUTHORIZE_URL: SANDBOX_AUTHORIZE_URL,
    }
  }
  const key = env['VITE_PROVIDER_PUBLIC_KEY'] ?? ''
  const address = env['VITE_AUTHORIZE_URL'] ?? ''
  const origin = env['VITE_PUBLIC_ORIGIN'] ?? ''
  const problems = {
    VITE_PROVIDER_PUBLIC_KEY: keyProblem(key, sandboxKeys()),
    VITE_AUTHORIZE_URL: addressProblem(address),
    VITE_PUBLIC_ORIGIN: origin === '' ? null : originProblem(origin),
  }
  const wrong = Object.entries(problems).flatMap(([name, problem]) =>
    problem === null ? [] : [`${name} ${problem}`],
  )
  if (wrong.length > 0) {
    throw new BuildInputError(
      `A release cannot be built: ${wrong.join('; ')}. For your own devices build with --sandbox.`,
    )
  }
  return {
    ...Object.fromEntries(set),
    VITE_PROVIDER_PUBLIC_KEY: key,
    VITE_AUTHORIZE_URL: address,
  }
}

/** This machine's sandbox's key, where it has one. */
function sandboxKeys(): readonly string[] {
  return existsSync(providerKeyFile) ? [loadOrCreateProviderKey(providerKeyFile).publicKey] : []
}

/**
 * Vite's configuration by which these inputs, and nothing else of the environment or of `.env`
 * files, reach the pages.
 */
export function declaredInputs(
  inputs: BuildInputs,
): Pick<InlineConfig, 'define' | 'envDir' | 'envPrefix'> {
  const define = Object.entries(inputs).map(
    ([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)] as const,
  )
  return { envDir: false, envPrefix: [], define: Object.fromEntries(define) }
}
