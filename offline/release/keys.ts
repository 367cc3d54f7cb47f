import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
} from 'node:crypto'
import { chmod, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Key, Signature, type Root } from '@tufjs/models'
import { syncDirectory, writeNewFile } from '../durable-write.ts'

/** The Update Framework's four roles (specification, section 2.1). The root's keys are kept offline. */
export const roleNames = ['root', 'targets', 'snapshot', 'timestamp'] as const
export type RoleName = (typeof roleNames)[number]

export interface RoleKey {
  /** The public half, as root metadata holds it. */
  readonly key: Key
  /** Signs canonical metadata bytes. */
  readonly sign: (data: Buffer) => Signature
  /** The file that holds the private half. */
  readonly path: string
}

/** For each role, the keys with which it is signed. */
export type RoleKeys<Role extends RoleName = RoleName> = Readonly<Record<Role, readonly RoleKey[]>>

/** A key is missing or cannot be used. The message says which and what to do. */
export class KeyError extends Error {
  override readonly name = 'KeyError'
}

/**
 * Makes an Ed25519 key for a role (PKCS #8, readable by the owner alone) under the first free name of `ROLE.pem`,
 * `ROLE-2.pem` and so on. A key that is there is never replaced.
 */
export async function createKey(folder: string, role: RoleName): Promise<RoleKey> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' }))
  for (let count = 1; ; count += 1) {
    const path = join(folder, count === 1 ? `${role}.pem` : `${role}-${count}.pem`)
    try {
      await writeNewFile(path, pem, 0o600)
      await syncDirectory(folder)
      return await openKey(path)
    } catch (error) {
      if (!isExisting(error)) throw error
    }
  }
}

/** Makes the keys that a role does not yet have in any of the folders: one in each folder, or one in the first. */
export async function createKeys(folders: readonly string[], role: RoleName): Promise<RoleKey[]> {
  const keys: RoleKey[] = []
  for (const folder of folders) {
    const found = await findKeys([folder], role)
    keys.push(...(found.length > 0 ? found : [await createKey(folder, role)]))
  }
  return keys
}

/** Opens every key of a role that lies in the folders. Throws `KeyError` for a file that is no Ed25519 key. */
export async function findKeys(folders: readonly string[], role: RoleName): Promise<RoleKey[]> {
  const named = new RegExp(`^${role}(?:-\\d+)?\\.pem$`)
  const keys: RoleKey[] = []
  for (const folder of new Set(folders)) {
    const names = await readdir(folder).catch(() => [])
    for (const name of names.filter((it) => named.test(it)).toSorted()) {
      keys.push(await openKey(join(folder, name)))
    }
  }
  return keys
}

/**
 * Opens a role's keys that the root names. Throws `KeyError` when they are fewer than the role's threshold:
 * what they signed, no device would accept.
 */
export async function openRole(
  folders: readonly string[],
  role: RoleName,
  root: Root,
): Promise<RoleKey[]> {
  const found = await findKeys(folders, role)
  const where = folders.join(', ')
  if (found.length === 0) {
    throw new KeyError(`There is no ${role} key in ${where}; give the folder that holds it.`)
  }
  const { keyIDs = [], threshold = 1 } = root.roles[role] ?? {}
  const keys = found.filter(({ key }) => keyIDs.includes(key.keyID))
  if (keys.length === 0) {
    throw new KeyError(
      `The ${role} key in ${where} is not the one that the repository names; give the right folder.`,
    )
  }
  if (new Set(keys.map(({ key }) => key.keyID)).size < threshold) {
    throw new KeyError(
      `${threshold} ${role} keys have to sign, and ${where} holds ${keys.length}; give the folders of the others too.`,
    )
  }
  return keys
}

async function openKey(path: string): Promise<RoleKey> {
  const pem = await readFile(path).catch(() => {
    throw new KeyError(`${path} cannot be read; check its owner and mode.`)
  })
  let privateKey
  try {
    privateKey = createPrivateKey(pem)
  } catch {
    throw new KeyError(`${path} is not a private key; restore it from its backup.`)
  }
  const jwk = createPublicKey(privateKey).export({ format: 'jwk' })
  if (jwk.crv !== 'Ed25519' || jwk.x === undefined) {
    throw new KeyError(`${path} is not an Ed25519 key; restore it from its backup.`)
  }
  const keyVal = { public: Buffer.from(jwk.x, 'base64url').toString('hex') }
  // The specification's key id: SHA-256 of the key's canonical JSON, whose names are in this order.
  const canonical = JSON.stringify({ keytype: 'ed25519', keyval: keyVal, scheme: 'ed25519' })
  const keyID = createHash('sha256').update(canonical).digest('hex')
  return {
    key: new Key({ keyID, keyType: 'ed25519', scheme: 'ed25519', keyVal }),
    sign: (data) => new Signature({ keyID, sig: sign(null, data, privateKey).toString('hex') }),
    path,
  }
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
