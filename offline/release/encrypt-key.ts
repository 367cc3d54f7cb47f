import { createPrivateKey } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncDirectory, writeNewFile } from '../durable-write.ts'
import { KeyError, openKey } from './keys.ts'
import { readPassphrase } from './passphrase.ts'
import { readSealedKey, sealKey, unsealKey } from './sealed-key.ts'

/**
 * Replaces a plain key file by an encrypted one and returns its path. The plain file is deleted
 * once the encrypted one was read back and opened. Throws `KeyError`.
 */
export async function encryptKeyFile(path: string): Promise<string> {
  if (!path.endsWith('.pem')) {
    throw new KeyError(`${path} is not a plain key file; give one that ends in .pem.`)
  }
  const { key } = await openKey(path)
  const target = path.replace(/\.pem$/, '.key')
  const passphrase = readPassphrase(target, { confirm: true })
  await writeNewFile(target, sealKey(createPrivateKey(await readFile(path)), passphrase), 0o600)
  unsealKey(target, readSealedKey(target, await readFile(target)), passphrase)
  if ((await openKey(target)).key.keyID !== key.keyID) {
    throw new KeyError(`${target} is not the same key; nothing was deleted.`)
  }
  await rm(path)
  await syncDirectory(dirname(path))
  return target
}
