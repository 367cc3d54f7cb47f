import { generateKeyPairSync, sign } from 'node:crypto'
import { cpSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Signature, TargetFile } from '@tufjs/models'
import { PRODUCTION, readReleases, releasePolicy, writeReleases } from '#offline/pack/release.ts'
import { requireTrusted } from '../release/transaction.ts'
import { haltReleases, makeHaltKey } from '../release/halt-releases.ts'
import { openKey } from '../release/keys.ts'
import { pause, resume } from '../release/rollouts.ts'
import { signHalts } from '../testing/attacker.ts'
import { ROOT, type CaseKit } from './case-kit.ts'
import type { ConformanceCase } from './conformance-case.ts'

/**
 * Halts: what they stop, what they leave alone, who ends them, and what a stolen halt key cannot
 * do.
 */
export async function addHalts({ folder, cases, now }: CaseKit): Promise<void> {
  const keysDir = join(folder, 'work', 'keys')
  const at = (name: string) => join(folder, name)
  const place = (repository: string) => ({ repoDir: at(repository), keysDir, now })
  // The same keys, and so the same root, as all other cases.
  cpSync(at('two'), at('halt-key'), { recursive: true })
  await makeHaltKey(place('halt-key'))
  cpSync(at('halt-key'), at('halted'), { recursive: true })
  await haltReleases(place('halted'), {}, 'blank pages')
  const add = (
    name: string,
    first: string | null,
    repository: string,
    opens: string,
    refused: ConformanceCase['refused'] = null,
  ) => cases.push({ name, first, repository, root: ROOT, opens, refused })
  const changed = async (
    name: string,
    from: 'halt-key' | 'halted',
    change: (repository: string) => Promise<unknown>,
    { first = 'one', opens = '1.0.0', refused = null }: Partial<ConformanceCase> = {},
  ) => {
    const repository = name.replaceAll(/[^a-z0-9]+/g, '-')
    cpSync(at(from), at(repository), { recursive: true })
    await change(repository)
    add(name, first, repository, opens ?? '1.0.0', refused)
  }

  add('a repository with a halt key and no halts', 'one', 'halt-key', '2.0.0')
  add('a newer release that is halted', 'one', 'halted', '1.0.0')
  add('a first install beside a halted release', null, 'halted', '1.0.0')
  add('a halt of what is installed', 'two', 'halted', '2.0.0')
  await changed('a halt that the targets key has lifted', 'halted', (it) => resume(place(it)), {
    first: 'halted',
    opens: '2.0.0',
  })
  await changed(
    'a halt after one that was lifted',
    'halted',
    async (it) => {
      await resume(place(it))
      await haltReleases(place(it), {}, 'again')
    },
    { first: 'halted' },
  )
  await changed(
    'a halt that went away without being lifted',
    'halted',
    (it) => signHalts(place(it), []),
    { first: 'halted', refused: 'rollback' },
  )
  await changed('a pause that the halt key cannot end', 'halt-key', async (it) => {
    await pause(place(it))
    await signHalts(place(it), [])
  })
  const { targets } = await requireTrusted(at('one'))
  const [older] = readReleases(Object.values(targets.signed.targets))
  if (older === undefined) throw new Error('nothing is published')
  const custom = writeReleases(older, [releasePolicy({ channel: PRODUCTION, release: 66 })])
  for (const path of ['h5-6.6.6.zip', 'halt/h5-6.6.6.zip']) {
    const hashes = { sha256: older.sha256 }
    const fields = { length: older.bytes, hashes, unrecognizedFields: { custom } }
    await changed(
      `a release that the halt key signs as ${path}`,
      'halt-key',
      (it) => signHalts(place(it), [new TargetFile({ path, ...fields })]),
      { opens: '2.0.0' },
    )
  }
  const stranger = generateKeyPairSync('ed25519').privateKey
  const { key } = await openKey(join(keysDir, 'halt.pem'))
  const forger = {
    sign: (data: Buffer) =>
      new Signature({ keyID: key.keyID, sig: sign(null, data, stranger).toString('hex') }),
  }
  await changed(
    'halts that another key has signed',
    'halt-key',
    (it) => signHalts(place(it), [], forger),
    { refused: 'signature' },
  )
  await changed(
    'halts that are not there',
    'halted',
    (it) => rm(join(at(it), 'metadata', '2.halt.json')),
    { refused: 'any' },
  )
}
