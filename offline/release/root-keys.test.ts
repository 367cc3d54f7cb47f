import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { refreshTimestamp } from '../testing/sign-again.ts'
import { sampleWorld } from '../testing/sample-pack.ts'
import { sampleFollower, sampleRepository } from '../testing/sample-repository.ts'
import { initRepository } from './repository.ts'
import { makeHaltKey } from './halt-releases.ts'
import { findKeys, type RoleName } from './keys.ts'
import { readTrusted } from './metadata-store.ts'
import { renewRoot, revokeKey, rotateKeys } from './root-keys.ts'
import { roleHolders } from './root-metadata.ts'

/** A repository whose root has three keys in three places, two of which have to sign. */
async function withCustodians() {
  const world = await sampleWorld()
  const rootDirs = ['a', 'b', 'c'].map((name) => join(world.folder, `custodian-${name}`))
  await initRepository({ ...world, rootDirs, threshold: 2 })
  const [a = '', b = '', c = ''] = rootDirs
  return { ...world, a, b, c, rootDirs }
}

async function holders(repoDir: string) {
  const trusted = await readTrusted(repoDir)
  if (trusted === null) throw new Error('no repository')
  return roleHolders(trusted.root)
}

const idIn = async (folder: string) => (await findKeys([folder], 'root'))[0]?.key.keyID ?? ''

describe('a new repository', () => {
  test('puts each root key into its own folder, and requires the given threshold', async () => {
    const world = await withCustodians()
    const { root } = await holders(world.repoDir)
    expect(root.threshold).toBe(2)
    expect(root.keys.map((key) => key.keyID)).toEqual([
      await idIn(world.a),
      await idIn(world.b),
      await idIn(world.c),
    ])
    expect(await findKeys([world.keysDir], 'root')).toEqual([])
    await (await sampleFollower(world.repoDir)).follow()
  })

  test('is refused by a dry run too where a key in its folder cannot be read', async () => {
    const world = await sampleWorld()
    await mkdir(world.keysDir, { recursive: true })
    await writeFile(join(world.keysDir, 'snapshot.pem'), 'no key')
    for (const dryRun of [true, false])
      await expect(initRepository({ ...world, dryRun })).rejects.toThrow('not a private key')
    expect(await readdir(world.keysDir)).toEqual(['snapshot.pem'])
  })

  test('that could never be signed is not made', async () => {
    const world = await sampleWorld()
    await expect(initRepository({ ...world, threshold: 2 })).rejects.toThrow(
      /threshold of 2 cannot be met by 1 root keys/,
    )
  })
})

describe('rotation', () => {
  test.each(['targets', 'snapshot', 'timestamp'] as const)(
    'of the %s key is followed by devices, and the old key signs no more',
    async (role) => {
      const world = await withCustodians()
      const follower = await sampleFollower(world.repoDir)
      expect(await follower.follow()).toBe(1)
      const before = (await holders(world.repoDir))[role].keys.map((key) => key.keyID)
      const change = await rotateKeys(world, role)
      expect(change.removed).toEqual(before)
      expect((await holders(world.repoDir))[role].keys.map((it) => it.keyID)).toEqual(change.added)
      expect(await follower.follow()).toBe(2)
      await refreshTimestamp(world)
      expect(await follower.follow()).toBe(2)
    },
  )

  test.each<[RoleName, RoleName]>([
    ['timestamp', 'targets'],
    ['snapshot', 'targets'],
    ['snapshot', 'timestamp'],
    ['targets', 'snapshot'],
    ['timestamp', 'root'],
  ])(
    'of the %s key without the %s key is refused, dry or not, and leaves no key',
    async (role, lacking) => {
      const world = await sampleWorld()
      await initRepository(world)
      await rename(join(world.keysDir, `${lacking}.pem`), join(world.folder, 'elsewhere.pem'))
      const before = await readdir(world.keysDir)
      const id = (await holders(world.repoDir))[role].keys[0]?.keyID ?? ''
      for (const dryRun of [true, false]) {
        const words = new RegExp(`no ${lacking} key in`)
        await expect(rotateKeys({ ...world, dryRun }, role)).rejects.toThrow(words)
        await expect(revokeKey({ ...world, dryRun }, id)).rejects.toThrow(words)
      }
      expect(await readdir(world.keysDir)).toEqual(before)
      await rename(join(world.folder, 'elsewhere.pem'), join(world.keysDir, `${lacking}.pem`))
      const whole = await readdir(world.keysDir)
      expect((await rotateKeys({ ...world, dryRun: true }, role)).added).toEqual([])
      expect(await readdir(world.keysDir)).toEqual(whole)
      expect((await rotateKeys(world, role)).made).toHaveLength(1)
    },
  )

  test('that cannot write its metadata leaves no key', async () => {
    const world = await sampleWorld()
    await initRepository(world)
    const before = await readdir(world.keysDir)
    await mkdir(join(world.repoDir, 'metadata', '2.targets.json'))
    await expect(rotateKeys(world, 'timestamp')).rejects.toThrow('EISDIR')
    await expect(makeHaltKey(world)).rejects.toThrow('EISDIR')
    expect(await readdir(world.keysDir)).toEqual(before)
  })

  test('ended before the new root shows leaves a repository that devices follow', async () => {
    const world = await withCustodians()
    const follower = await sampleFollower(world.repoDir)
    await rotateKeys(world, 'timestamp')
    await rm(join(world.repoDir, 'metadata', '2.root.json'))
    expect(await follower.follow()).toBe(1)
    await rotateKeys(world, 'timestamp')
    expect(await follower.follow()).toBe(2)
  })

  test('of root keys is signed by the old threshold and the new one', async () => {
    const world = await withCustodians()
    const follower = await sampleFollower(world.repoDir)
    await follower.follow()
    const change = await rotateKeys({ ...world, rootDirs: [world.a, world.b] }, 'root')
    expect(change.removed).toHaveLength(2)
    const { root } = await holders(world.repoDir)
    expect(root.keys).toHaveLength(3)
    expect(root.threshold).toBe(2)
    expect(await follower.follow()).toBe(2)
    // A phone that was off for two rotations goes through both.
    const late = await sampleFollower(world.repoDir)
    await rotateKeys({ ...world, rootDirs: [world.b, world.c] }, 'root')
    expect(await late.follow()).toBe(3)
  })

  test('without enough root keys is refused and makes no key', async () => {
    const world = await withCustodians()
    await expect(rotateKeys({ ...world, rootDirs: [world.a] }, 'timestamp')).rejects.toThrow(
      /2 root keys have to sign, and .*custodian-a holds 1; give the folders of the others too/,
    )
    expect(await findKeys([world.keysDir], 'timestamp')).toHaveLength(1)
    await expect(rotateKeys({ ...world, rootDirs: [world.keysDir] }, 'root')).rejects.toThrow(
      /No root key is in .*give the folders with --root-keys/,
    )
  })

  test('with root keys of another repository is refused', async () => {
    const world = await withCustodians()
    const { rootDirs } = await withCustodians()
    await expect(rotateKeys({ ...world, rootDirs }, 'timestamp')).rejects.toThrow(
      /not the one that the repository names/,
    )
  })

  test('as a dry run makes no key and no root', async () => {
    const world = await withCustodians()
    expect(await rotateKeys({ ...world, dryRun: true }, 'targets')).toMatchObject({
      rootVersion: 2,
      made: [],
    })
    expect(await findKeys([world.keysDir], 'targets')).toHaveLength(1)
    expect(await (await sampleFollower(world.repoDir)).follow()).toBe(1)
  })
})

describe('revoking', () => {
  test('a stolen root key needs the others, not the key itself', async () => {
    const world = await withCustodians()
    const follower = await sampleFollower(world.repoDir)
    const stolen = await idIn(world.a)
    await rm(world.a, { recursive: true })
    const rest = { ...world, rootDirs: [world.b, world.c] }
    await expect(revokeKey(rest, stolen)).rejects.toThrow(/no custodian may hold two; give --to/)
    const newKeyDir = join(world.folder, 'custodian-d')
    await revokeKey({ ...rest, newKeyDir }, stolen.slice(0, 12))
    expect(await idIn(newKeyDir)).toMatch(/^[0-9a-f]{64}$/)
    expect(await findKeys(rest.rootDirs, 'root')).toHaveLength(2)
    const { root } = await holders(world.repoDir)
    expect(root.keys.map((key) => key.keyID)).not.toContain(stolen)
    expect(root.keys).toHaveLength(3)
    expect(await follower.follow()).toBe(2)
  })

  test('a stolen timestamp key makes everything it signs invalid', async () => {
    const world = await withCustodians()
    const stolen = join(world.folder, 'stolen')
    await cp(world.keysDir, stolen, { recursive: true })
    const [key] = await findKeys([world.keysDir], 'timestamp')
    const follower = await sampleFollower(world.repoDir)
    await revokeKey(world, key?.key.keyID ?? '')
    expect(await follower.follow()).toBe(2)
    await expect(refreshTimestamp({ ...world, keysDir: stolen })).rejects.toThrow(
      /not the one that the repository names/,
    )
    const timestamp = join(world.repoDir, 'metadata', 'timestamp.json')
    await refreshTimestamp(world)
    expect(await readFile(timestamp, 'utf8')).not.toContain(key?.key.keyID)
  })

  test('a lost timestamp key is possible without it', async () => {
    const world = await withCustodians()
    const [key] = await findKeys([world.keysDir], 'timestamp')
    await rm(join(world.keysDir, 'timestamp.pem'))
    await revokeKey(world, key?.key.keyID ?? '')
    expect(await (await sampleFollower(world.repoDir)).follow()).toBe(2)
  })

  test('of an id that names no key, or too little of one, is refused', async () => {
    const world = await sampleRepository('1.0.0')
    await expect(revokeKey(world, 'ffffffffffff')).rejects.toThrow(/names 0 keys/)
    const [key] = await findKeys([world.keysDir], 'timestamp')
    const short = key?.key.keyID.slice(0, 7) ?? ''
    await expect(revokeKey(world, short)).rejects.toThrow(/give 8 or more letters/)
    await expect(revokeKey(world, '')).rejects.toThrow(/names 4 keys/)
  })
})

test('a root is renewed with the same keys', async () => {
  const world = await withCustodians()
  const before = await holders(world.repoDir)
  const now = () => new Date(Date.now() + 300 * 24 * 60 * 60 * 1000)
  const { rootExpires } = await renewRoot({ ...world, now })
  expect(Date.parse(rootExpires)).toBeGreaterThan(Date.now() + 600 * 24 * 60 * 60 * 1000)
  expect(await holders(world.repoDir)).toEqual(before)
  expect(await (await sampleFollower(world.repoDir)).follow()).toBe(2)
})
