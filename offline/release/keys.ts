import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
} from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Key, Signature, type Root } from '@tufjs/models'
import { syncDirectory, writeNewFile } from '../durable-write.ts'
import { namesIn } from '../names-in.ts'
import { commandSigner, type SignerCommand } from './command-signer.ts'
import { isSealed, readSealedKey, sealKey, unsealKey } from './sealed-key.ts'
import { KeyError } from './key-error.ts'
import { readPassphrase } from './passphrase.ts'

export { KeyError } from './key-error.ts'

/** The four top-level roles of The Update Framework (2.1). Root keys are stored offline. */
export const roleNames = ['root', 'targets', 'snapshot', 'timestamp'] as const
export type RoleName = (typeof roleNames)[number]

/** A role with keys of its own: a top-level role, or the delegated halt role (`halts.ts`). */
export type KeyRole = RoleName | 'halt'

/** Signs canonical metadata bytes, by a key file or by a command for an HSM or KMS. */
export interface Signer {
  readonly sign: (data: Buffer) => Signature
}

export interface RoleKey extends Signer {
  /** The public half, as root metadata holds it. */
  readonly key: Key
  /** The file that holds the private half. */
  readonly path: string
}

/** The signers of each role. */
export type RoleKeys<Role extends RoleName = RoleName> = Readonly<Record<Role, readonly Signer[]>>

/** The place where signers are found: folders with key files, and commands. */
export interface KeySources {
  readonly folders: readonly string[]
  readonly signers?: readonly SignerCommand[] | undefined
}

/**
 * Creates an Ed25519 key for a role, with mode 0600, under the first free name of `ROLE.pem`,
 * `ROLE-2.pem` and so on (PKCS #8), or `ROLE.key` and so on when encrypted with a passphrase. Never
 * overwrites a key.
 */
export async function createKey(folder: string, role: KeyRole, encrypt = false): Promise<RoleKey> {
  const { privateKey, publicKey: half } = generateKeyPairSync('ed25519')
  const key = publicKey(half)
  if (key === null) throw new TypeError('a new key is not of the kind that was asked for')
  const body = encrypt
    ? sealKey(privateKey, readPassphrase(`a new ${role} key in ${folder}`, { confirm: true }))
    : Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const extension = encrypt ? 'key' : 'pem'
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  for (let count = 1; ; count += 1) {
    const path = join(folder, `${role}${count === 1 ? '' : `-${count}`}.${extension}`)
    try {
      await writeNewFile(path, body, 0o600)
      await syncDirectory(folder)
      // Not read back: an encrypted key would ask for the passphrase that was just entered.
      return makeRoleKey(path, key, () => privateKey)
    } catch (error) {
      if (!isExisting(error)) throw error
    }
  }
}

/** Returns a role's keys in the folders, and creates one in each folder that has none. */
export async function createKeys(
  folders: readonly string[],
  role: RoleName,
  encrypt = false,
): Promise<RoleKey[]> {
  const keys: RoleKey[] = []
  for (const folder of folders) {
    const found = await findKeys([folder], role)
    keys.push(...(found.length > 0 ? found : [await createKey(folder, role, encrypt)]))
  }
  return keys
}

/**
 * Opens every key file of a role in the folders. Throws `KeyError` for a file that is no Ed25519
 * key.
 */
export async function findKeys(folders: readonly string[], role: KeyRole): Promise<RoleKey[]> {
  const named = new RegExp(`^${role}(?:-\\d+)?\\.(?:pem|key)$`)
  const keys: RoleKey[] = []
  for (const folder of new Set(folders)) {
    const names = namesIn(folder).filter((it) => named.test(it))
    for (const name of names.toSorted()) {
      keys.push(await openKey(join(folder, name)))
    }
  }
  return keys
}

/** The keys that may sign for a role, and how many of them have to. */
export interface RoleHolders {
  readonly keys: readonly Key[]
  readonly threshold: number
}

/**
 * Opens the signers of a top-level role. Throws `KeyError` when there are fewer than the role's
 * threshold, since no device would accept what they sign.
 */
export function openRole(sources: KeySources, role: RoleName, root: Root): Promise<Signer[]> {
  const { keyIDs = [], threshold = 1 } = root.roles[role] ?? {}
  const keys = keyIDs.flatMap((id) => root.keys[id] ?? [])
  return openHolders(sources, role, { keys, threshold })
}

/** `openRole` for any role, with its keys and threshold. */
export async function openHolders(
  { folders, signers = [] }: KeySources,
  role: KeyRole,
  { keys, threshold }: RoleHolders,
): Promise<Signer[]> {
  const found = await findKeys(folders, role)
  const commands = signers.filter((it) => it.role === role)
  const where = folders.join(', ')
  if (found.length === 0 && commands.length === 0) {
    throw new KeyError(
      `There is no ${role} key in ${where}; give the folder that holds it, or --signer ${role}=COMMAND.`,
    )
  }
  const ids = new Set(keys.map(({ keyID }) => keyID))
  const own = found.filter(({ key }) => ids.has(key.keyID))
  if (own.length + commands.length === 0) {
    throw new KeyError(
      `The ${role} key in ${where} is not the one that the repository names; give the right folder.`,
    )
  }
  const count = new Set(own.map(({ key }) => key.keyID)).size + commands.length
  if (count < threshold) {
    throw new KeyError(
      `${threshold} ${role} keys have to sign, and ${where} holds ${count}; give the folders of the others too.`,
    )
  }
  return [...own, ...commands.map((it) => commandSigner(it, keys))]
}

/** The public half of an Ed25519 key, under TUF's key id. `null` for any other kind of key. */
export function publicKey(key: KeyObject): Key | null {
  const jwk = key.export({ format: 'jwk' })
  if (jwk.crv !== 'Ed25519' || jwk.x === undefined) return null
  return keyFromHex(Buffer.from(jwk.x, 'base64url').toString('hex'))
}

function keyFromHex(hex: string): Key {
  const keyVal = { public: hex }
  // TUF's key id: SHA-256 of the key's canonical JSON, whose names are in this order.
  const canonical = JSON.stringify({ keytype: 'ed25519', keyval: keyVal, scheme: 'ed25519' })
  const keyID = createHash('sha256').update(canonical).digest('hex')
  return new Key({ keyID, keyType: 'ed25519', scheme: 'ed25519', keyVal })
}

/** Reads the public half of a key whose private half is elsewhere (PEM). Throws `KeyError`. */
export async function readPublicKey(path: string): Promise<Key> {
  const body = readKeyFile(path).toString('utf8')
  const key = /-----BEGIN PUBLIC KEY-----/.test(body) ? parsedPublicKey(body) : null
  if (key !== null) return key
  throw new KeyError(`${path} is no public Ed25519 key in PEM; export it from the signer.`)
}

function parsedPublicKey(pem: string): Key | null {
  try {
    return publicKey(createPublicKey(pem))
  } catch {
    return null
  }
}

/** Opens a key file; the private half of an encrypted one is decrypted when it first signs. */
export async function openKey(path: string): Promise<RoleKey> {
  const body = readKeyFile(path)
  if (isSealed(body)) {
    const sealed = readSealedKey(path, body)
    let opened: KeyObject | null = null
    return makeRoleKey(path, keyFromHex(sealed.public), () => {
      opened ??= unsealKey(path, sealed, readPassphrase(path))
      return opened
    })
  }
  let privateKey: KeyObject
  try {
    privateKey = createPrivateKey(body)
  } catch {
    throw new KeyError(`${path} is not a private key; restore it from its backup.`)
  }
  const key = publicKey(createPublicKey(privateKey))
  if (key === null) {
    throw new KeyError(`${path} is not an Ed25519 key; restore it from its backup.`)
  }
  return makeRoleKey(path, key, () => privateKey)
}

function readKeyFile(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch {
    throw new KeyError(`${path} cannot be read; check its owner and mode.`)
  }
}

function makeRoleKey(path: string, key: Key, privateKey: () => KeyObject): RoleKey {
  return {
    key,
    sign: (data) =>
      new Signature({ keyID: key.keyID, sig: sign(null, data, privateKey()).toString('hex') }),
    path,
  }
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
