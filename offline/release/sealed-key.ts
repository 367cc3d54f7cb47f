import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  randomBytes,
  scryptSync,
  type KeyObject,
} from 'node:crypto'
import * as v from 'valibot'
import { KeyError } from './key-error.ts'

const hexText = (bytes: number) => v.pipe(v.string(), v.regex(/^[0-9a-f]*$/), v.length(2 * bytes))
/**
 * scrypt's N: 2^17 takes 128 MiB and about half a second. A file may have up to eight times that.
 */
const SCRYPT_COST = 2 ** 17
const SCRYPT_BLOCK_SIZE = 8
const schema = v.object({
  form: v.literal('h5pack-key-1'),
  public: hexText(32),
  kdf: v.object({
    name: v.literal('scrypt'),
    cost: v.picklist([SCRYPT_COST, 2 * SCRYPT_COST, 4 * SCRYPT_COST, 8 * SCRYPT_COST]),
    salt: hexText(16),
  }),
  cipher: v.object({ name: v.literal('aes-256-gcm'), iv: hexText(12), tag: hexText(16) }),
  body: v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2}){16,512}$/)),
})

/**
 * A private key encrypted with a passphrase. The public half is readable, and authenticated by
 * GCM's tag.
 */
export type SealedKey = v.InferOutput<typeof schema>

export const isSealed = (body: Buffer) => body.subarray(0, 1).toString() === '{'

const derive = (passphrase: string, salt: string, cost: number) =>
  scryptSync(passphrase.normalize('NFC'), Buffer.from(salt, 'hex'), 32, {
    N: cost,
    r: SCRYPT_BLOCK_SIZE,
    p: 1,
    maxmem: 256 * cost * SCRYPT_BLOCK_SIZE,
  })

/** The file of an encrypted key. */
export function sealKey(privateKey: KeyObject, passphrase: string): Buffer<ArrayBuffer> {
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  const hex = Buffer.from(x, 'base64url').toString('hex')
  const salt = randomBytes(16).toString('hex')
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', derive(passphrase, salt, SCRYPT_COST), iv)
  cipher.setAAD(Buffer.from(hex))
  const der = privateKey.export({ type: 'pkcs8', format: 'der' })
  const body = Buffer.concat([cipher.update(der), cipher.final()]).toString('hex')
  const sealed: SealedKey = {
    form: 'h5pack-key-1',
    public: hex,
    kdf: { name: 'scrypt', cost: SCRYPT_COST, salt },
    cipher: {
      name: 'aes-256-gcm',
      iv: iv.toString('hex'),
      tag: cipher.getAuthTag().toString('hex'),
    },
    body,
  }
  return Buffer.from(`${JSON.stringify(sealed, null, 2)}\n`)
}

/** Throws `KeyError` for a file that is not an encrypted key. */
export function readSealedKey(path: string, body: Buffer): SealedKey {
  try {
    return v.parse(schema, JSON.parse(body.toString()))
  } catch (error) {
    throw new KeyError(`${path} is not an encrypted key; restore it from its backup.`, {
      cause: error,
    })
  }
}

/** Throws `KeyError` for a wrong passphrase, or a file that was changed. */
export function unsealKey(path: string, sealed: SealedKey, passphrase: string): KeyObject {
  const { kdf, cipher, body } = sealed
  const key = derive(passphrase, kdf.salt, kdf.cost)
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(cipher.iv, 'hex'), {
    authTagLength: 16,
  })
  decipher.setAAD(Buffer.from(sealed.public))
  decipher.setAuthTag(Buffer.from(cipher.tag, 'hex'))
  try {
    const der = Buffer.concat([decipher.update(Buffer.from(body, 'hex')), decipher.final()])
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  } catch (error) {
    throw new KeyError(
      `The passphrase does not open ${path}; give the right one, or restore the file from its backup.`,
      { cause: error },
    )
  }
}
