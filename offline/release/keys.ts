import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
} from 'node:crypto'
import { chmod, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Key, Signature } from '@tufjs/models'
import { syncDirectory, writeNewFile } from '../durable-write.ts'

/** The Update Framework's four roles (specification, section 2.1), each with a key of its own. */
export const roleNames = ['root', 'targets', 'snapshot', 'timestamp'] as const
export type RoleName = (typeof roleNames)[number]

export interface RoleKey {
  /** The public half, as root metadata holds it. */
  readonly key: Key
  /** Signs canonical metadata bytes. */
  readonly sign: (data: Buffer) => Signature
}

export type RoleKeys = Readonly<Record<RoleName, RoleKey>>

/** A key is missing or cannot be used. The message says which and what to do. */
class KeyError extends Error {
  override readonly name = 'KeyError'
}

/**
 * Makes the Ed25519 keys that are not yet in the folder, one `ROLE.pem` (PKCS #8) each, readable by the owner alone.
 * A key that is there is never replaced.
 */
export async function createKeys(keysDir: string): Promise<void> {
  await mkdir(keysDir, { recursive: true, mode: 0o700 })
  await chmod(keysDir, 0o700)
  for (const role of roleNames) {
    const { privateKey } = generateKeyPairSync('ed25519')
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' })
    await writeNewFile(join(keysDir, `${role}.pem`), Buffer.from(pem), 0o600).catch(
      (error: unknown) => {
        if (!isExisting(error)) throw error
      },
    )
  }
  await syncDirectory(keysDir)
}

/** Opens the four keys. Throws `KeyError` when one is missing or is not an Ed25519 key. */
export async function openKeys(keysDir: string): Promise<RoleKeys> {
  return {
    root: await openKey(keysDir, 'root'),
    targets: await openKey(keysDir, 'targets'),
    snapshot: await openKey(keysDir, 'snapshot'),
    timestamp: await openKey(keysDir, 'timestamp'),
  }
}

async function openKey(keysDir: string, role: RoleName): Promise<RoleKey> {
  const path = join(keysDir, `${role}.pem`)
  const pem = await readFile(path).catch(() => {
    throw new KeyError(`There is no ${role} key at ${path}; give the folder that holds it.`)
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
  }
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
