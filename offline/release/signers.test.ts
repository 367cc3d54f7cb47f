import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { chmod, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refreshTimestamp } from '../testing/sign-again.ts'
import { temporaryFolder } from '../testing/sample-pack.ts'
import { sampleFollower, sampleRepository } from '../testing/sample-repository.ts'
import { encryptKeyFile } from './encrypt-key.ts'
import { createKey, openKey, type RoleKey } from './keys.ts'
import { initRepository } from './repository.ts'
import { addPublicKey, rotateKeys } from './root-keys.ts'

const PASSPHRASE = 'correct horse battery'
const data = Buffer.from('signed bytes')

describe('an encrypted key file', () => {
  beforeEach(() => vi.stubEnv('H5PACK_PASSPHRASE', PASSPHRASE))
  afterEach(() => vi.unstubAllEnvs())

  let first: { readonly made: RoleKey; readonly file: Buffer } | null = null
  /** A key that was made once, as each takes half a second, and its file in a folder of the test's. */
  async function encryptedKey() {
    const folder = await temporaryFolder()
    if (first === null) {
      const made = await createKey(folder, 'targets', true)
      first = { made, file: await readFile(made.path) }
    }
    const path = join(folder, 'targets.key')
    await writeFile(path, first.file)
    return { folder, path, made: first.made }
  }

  test('signs with its passphrase, and holds no plain private key', async () => {
    const folder = await temporaryFolder()
    const made = await createKey(folder, 'targets', true)
    expect(await readdir(folder)).toEqual(['targets.key'])
    expect((await stat(made.path)).mode & 0o777).toBe(0o600)
    expect(await readFile(made.path, 'utf8')).not.toContain('PRIVATE KEY')
    const opened = await openKey(made.path)
    expect(opened.key.keyID).toBe(made.key.keyID)
    expect(opened.sign(data).sig).toBe(made.sign(data).sig)
  })

  test('signs at once in the command that made it, without asking for its passphrase again', async () => {
    const { made, path } = await encryptedKey()
    vi.stubEnv('H5PACK_PASSPHRASE', 'not the one of that key')
    const opened = await openKey(path)
    expect(made.key.keyID).toBe(opened.key.keyID)
    const stored = () => opened.sign(data)
    expect(made.sign(data).sig).toHaveLength(128)
    expect(stored).toThrow(/does not open/)
    vi.stubEnv('H5PACK_PASSPHRASE', PASSPHRASE)
    expect(made.sign(data).sig).toBe(stored().sig)
  })

  test('does not open with another passphrase', async () => {
    const { path } = await encryptedKey()
    vi.stubEnv('H5PACK_PASSPHRASE', `${PASSPHRASE}!`)
    const { sign: signing } = await openKey(path)
    expect(() => signing(data)).toThrow(/passphrase does not open .*targets\.key/)
  })

  test('takes the passphrase from a file too, without the line feed at its end', async () => {
    const { folder, path } = await encryptedKey()
    const file = join(folder, 'passphrase')
    await writeFile(file, `${PASSPHRASE}\n`)
    vi.stubEnv('H5PACK_PASSPHRASE', '')
    vi.stubEnv('H5PACK_PASSPHRASE_FILE', file)
    expect((await openKey(path)).sign(data).sig).toHaveLength(128)
    vi.stubEnv('H5PACK_PASSPHRASE_FILE', join(folder, 'nowhere'))
    const { sign: signing } = await openKey(path)
    expect(() => signing(data)).toThrow(
      /nowhere, which H5PACK_PASSPHRASE_FILE names, cannot be read/,
    )
  })

  /** Changes the first byte of a field, whatever it is. */
  const otherByte = (field: string) => (text: string) =>
    text.replace(
      new RegExp(`("${field}": ")(\\w\\w)`),
      (_, name: string, byte: string) => `${name}${byte === '00' ? '01' : '00'}`,
    )

  test.each([
    ['another public half', otherByte('public')],
    ['another byte in its body', otherByte('body')],
    ['another salt', otherByte('salt')],
  ])('with %s signs nothing', async (_, change) => {
    const { path } = await encryptedKey()
    await writeFile(path, change(await readFile(path, 'utf8')))
    const { sign: signing } = await openKey(path)
    expect(() => signing(data)).toThrow(/does not open/)
  })

  test('that asks for more work than any key of ours is refused before any work', async () => {
    const { path } = await encryptedKey()
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replace(/"cost": \d+/, '"cost": 1073741824'))
    await expect(openKey(path)).rejects.toThrow(/is not an encrypted key/)
  })

  test('is not made with a short passphrase', async () => {
    vi.stubEnv('H5PACK_PASSPHRASE', 'short')
    const folder = await temporaryFolder()
    await expect(createKey(folder, 'targets', true)).rejects.toThrow(/too short; give 12/)
    expect(await readdir(folder)).toEqual([])
  })

  test('publishes and refreshes like a plain one, whole repository long', async () => {
    const world = await sampleRepository()
    await initRepository({ ...world, encrypt: true })
    await world.publishVersion('1.0.0')
    await rotateKeys({ ...world, encrypt: true }, 'timestamp')
    await refreshTimestamp(world)
    const names = (await readdir(world.keysDir)).toSorted()
    expect(names).toEqual([
      'root.key',
      'snapshot.key',
      'targets.key',
      'timestamp-2.key',
      'timestamp.key',
    ])
    // A dozen keys by scrypt: some seconds alone, and a minute on a busy machine.
  })

  test('replaces the plain key file', async () => {
    const world = await sampleRepository('1.0.0')
    const path = join(world.keysDir, 'targets.pem')
    const { key } = await openKey(path)
    const target = await encryptKeyFile(path)
    expect((await openKey(target)).key.keyID).toBe(key.keyID)
    expect(await readdir(world.keysDir)).not.toContain('targets.pem')
    await world.publishVersion('2.0.0')
  })
})

describe('a command that signs', () => {
  /** A repository whose targets key is gone from the folder, and a program that has it. */
  async function withVault(form: 'raw' | 'hex' | 'base64') {
    const world = await sampleRepository('1.0.0')
    const vault = join(world.folder, 'vault.pem')
    await writeFile(vault, await readFile(join(world.keysDir, 'targets.pem')))
    await rm(join(world.keysDir, 'targets.pem'))
    const program = join(world.folder, 'sign.mjs')
    const encoding = form === 'raw' ? '' : `.toString('${form}')`
    await writeFile(
      program,
      `import { createPrivateKey, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
const key = createPrivateKey(readFileSync(${JSON.stringify(vault)}))
if (process.env.H5PACK_ROLE !== 'targets') process.exit(3)
process.stdout.write(sign(null, readFileSync(0), key)${encoding})
`,
    )
    await chmod(program, 0o700)
    return { ...world, vault, command: `${process.execPath} ${program}` }
  }

  test.each(['raw', 'hex', 'base64'] as const)('publishes with a %s signature', async (form) => {
    const { command, publishVersion } = await withVault(form)
    await expect(publishVersion('2.0.0')).rejects.toThrow(/no targets key.*--signer targets=/)
    const done = await publishVersion('2.0.0', { signers: [{ role: 'targets', command }] })
    expect(done).toMatchObject({ release: 2 })
  })

  test('publishes with a key that was made elsewhere, once its public half is added', async () => {
    const world = await withVault('raw')
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    await writeFile(world.vault, privateKey.export({ type: 'pkcs8', format: 'pem' }))
    const signers = [{ role: 'targets', command: world.command }]
    await expect(world.publishVersion('2.0.0', { signers })).rejects.toThrow(/by a targets key/)
    const file = join(world.folder, 'targets.pub')
    await writeFile(file, publicKey.export({ type: 'spki', format: 'pem' }))
    await addPublicKey({ ...world, dryRun: true }, 'targets', file)
    await expect(world.publishVersion('2.0.0', { signers })).rejects.toThrow(/by a targets key/)
    expect(await addPublicKey(world, 'targets', file)).toMatchObject({ rootVersion: 2 })
    expect(await world.publishVersion('2.0.0', { signers })).toMatchObject({ release: 2 })
    await (await sampleFollower(world.repoDir)).follow()
    await expect(addPublicKey(world, 'snapshot', file)).rejects.toThrow(/a targets key already/)
    await expect(addPublicKey(world, 'targets', world.vault)).rejects.toThrow(/no public Ed25519/)
  })

  test('and fails, or gives anything but a signature by a key of the role, changes nothing', async () => {
    const world = await withVault('raw')
    const before = await readFile(join(world.repoDir, 'metadata', 'timestamp.json'))
    const other = createPrivateKey(await readFile(join(world.keysDir, 'snapshot.pem')))
    const foreign = sign(null, data, other).toString('hex')
    for (const [command, words] of [
      ['exit 7', /ended with 7/],
      ['echo hello', /is not a signature by a targets key/],
      [`echo ${foreign}`, /is not a signature by a targets key/],
    ] as const) {
      const signers = [{ role: 'targets', command }]
      await expect(world.publishVersion('2.0.0', { signers })).rejects.toThrow(words)
    }
    expect(await readFile(join(world.repoDir, 'metadata', 'timestamp.json'))).toEqual(before)
  })
})
