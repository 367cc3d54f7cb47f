import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export interface ProviderKey {
  /** X25519; opens what `seal` of src/platform/crypto.ts closed. Never leaves the provider. */
  privateKey: KeyObject
  /** base64url of the 32 bytes, for the pack's build environment. */
  publicKey: string
}

function withPublic(privateKey: KeyObject): ProviderKey {
  const { x } = createPublicKey(privateKey.export({ type: 'pkcs8', format: 'pem' })).export({
    format: 'jwk',
  })
  if (privateKey.asymmetricKeyType !== 'x25519' || typeof x !== 'string') {
    throw new Error('The provider key is not an X25519 key')
  }
  return { privateKey, publicKey: x }
}

/**
 * The way in which the public key of every sandbox begins, on whatever machine it was made. One in
 * 4,096 of all keys begins so: a provider that has such a key makes another.
 */
export const SANDBOX_MARK = 'SB'

/** A key with the mark of sandboxes; takes about a second. */
function createSandboxKey(): ProviderKey {
  for (;;) {
    const key = createProviderKey()
    if (key.publicKey.startsWith(SANDBOX_MARK)) return key
  }
}

/** A key that lives as long as the process. */
export function createProviderKey(): ProviderKey {
  return withPublic(generateKeyPairSync('x25519').privateKey)
}

/**
 * Reads the sandbox's key (PKCS #8 PEM) or makes it on first use with file mode 0600. A key from
 * before the mark is replaced, and moved to `FILE.unmarked`: a release of another checkout would take
 * it. Throws with the file's name when the file holds anything else: a new key in its place would
 * leave packs in the field that seal to a key without an owner.
 */
export function loadOrCreateProviderKey(file: string): ProviderKey {
  if (existsSync(file)) {
    const key = readKey(file)
    if (key.publicKey.startsWith(SANDBOX_MARK)) return key
    renameSync(file, `${file}.unmarked`)
  }
  const fresh = createSandboxKey()
  try {
    mkdirSync(dirname(file), { recursive: true })
    // `wx` so that of two first starts only one writes, and both read the same key.
    writeFileSync(file, fresh.privateKey.export({ type: 'pkcs8', format: 'pem' }), {
      mode: 0o600,
      flag: 'wx',
    })
    return fresh
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readKey(file)
}

function readKey(file: string): ProviderKey {
  try {
    return withPublic(createPrivateKey(readFileSync(file)))
  } catch (cause) {
    throw new Error(`Cannot read the provider key in ${file}: it is no X25519 private key`, {
      cause,
    })
  }
}
