import { spawnSync } from 'node:child_process'
import { createPublicKey, verify } from 'node:crypto'
import { Signature, type Key } from '@tufjs/models'
import { KeyError } from './key-error.ts'

/** A command that signs for a role, with a key in an HSM or KMS. */
export interface SignerCommand {
  readonly role: string
  /**
   * For `sh -c`: gets the bytes on its input and prints their Ed25519 signature, raw or in hex or
   * base64.
   */
  readonly command: string
}

const SIGNATURE_BYTES = 64
/** SubjectPublicKeyInfo of an Ed25519 key up to its 32 bytes (RFC 8410). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex')

/**
 * Signs by a command. Its signature is verified against the role's keys, so that a wrong one is
 * refused here rather than by every device. `sign` throws `KeyError`.
 */
export function commandSigner({ role, command }: SignerCommand, keys: readonly Key[]) {
  return {
    sign(data: Buffer): Signature {
      const env = { ...process.env, H5PACK_ROLE: role }
      const stdio: ('pipe' | 'inherit')[] = ['pipe', 'pipe', 'inherit']
      const { status, stdout } = spawnSync('sh', ['-c', command], { input: data, env, stdio })
      if (status !== 0) {
        throw new KeyError(
          `The ${role} signer "${command}" ended with ${status ?? 'a signal'}; nothing was signed by it. See what it printed.`,
        )
      }
      const bytes = signatureIn(stdout)
      const key = bytes === null ? undefined : keys.find((it) => isBy(it, data, bytes))
      if (bytes === null || key === undefined) {
        throw new KeyError(
          `What the ${role} signer "${command}" printed is not a signature by a ${role} key of this repository; give the right command.`,
        )
      }
      return new Signature({ keyID: key.keyID, sig: bytes.toString('hex') })
    },
  }
}

function signatureIn(output: Buffer): Buffer | null {
  if (output.length === SIGNATURE_BYTES) return output
  const text = output.toString('latin1').trim()
  if (/^[0-9a-f]{128}$/i.test(text)) return Buffer.from(text, 'hex')
  const bytes = Buffer.from(text, 'base64')
  return bytes.length === SIGNATURE_BYTES ? bytes : null
}

function isBy({ keyVal }: Key, data: Buffer, signature: Buffer): boolean {
  const der = Buffer.concat([SPKI, Buffer.from(keyVal.public ?? '', 'hex')])
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  return verify(null, data, key, signature)
}
