import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { describeWithCeph } from '../testing/ceph.ts'
import { s3StandIn, type Dialect } from '../testing/s3-stand-in.ts'
import { temporaryFolder } from '../testing/sample-pack.ts'
import { sampleRepository } from '../testing/sample-repository.ts'
import { refreshAll, refreshTimestamp } from '../testing/sign-again.ts'
import { compareStore } from './compare.ts'
import { pruneStore } from './prune.ts'
import { openS3 } from './s3-store.ts'
import { TIMESTAMP, type Store } from './store.ts'
import { claimPath } from './timestamp-claims.ts'
import { upload } from './upload.ts'

const ROOT = 'metadata/1.root.json'
const DAY = 24 * 60 * 60 * 1000

async function world(dialect: Dialect, ...versions: string[]) {
  const sample = await sampleRepository(...versions)
  const standIn = await s3StandIn(dialect)
  const address = { bucket: 'packs', prefix: 'h5' }
  const store = openS3(address, { endpoint: standIn.endpoint })
  const send = (options: { readonly store?: Store; readonly repoDir?: string } = {}) =>
    upload({ ...sample, store, ...options })
  const copy = async () => {
    const folder = join(await temporaryFolder(), 'copy')
    await cp(sample.repoDir, folder, { recursive: true })
    return folder
  }
  return { ...sample, ...standIn, store, send, copy }
}

/** Expects devices to see what a folder has. */
async function expectShown(store: Store, repoDir: string) {
  expect((await store.read(TIMESTAMP))?.body).toEqual(await readFile(join(repoDir, TIMESTAMP)))
}

describe('how a store protects its files', () => {
  test.each<[Dialect, 'compare' | 'create' | null]>([
    ['s3', 'compare'],
    ['create', 'create'],
    ['oss', 'create'],
    ['cos', 'create'],
    ['obs', 'create'],
    ['ignores', null],
    ['refuses', null],
  ])('is found out by conditional writes: %s has %j', async (dialect, expected) => {
    const { store, repoDir } = await world(dialect, '1.0.0')
    const body = await readFile(join(repoDir, ROOT))
    for (const time of ['first', 'second']) {
      expect([time, await store.protection(ROOT, body)]).toEqual([time, expected])
    }
  })
})

describe.each<Dialect>(['ignores', 'refuses'])('a store that protects nothing (%s)', (dialect) => {
  test('is refused before the first byte of a pack, and nothing stays there', async () => {
    const { send, objects, written } = await world(dialect, '1.0.0')
    await expect(send()).rejects.toThrow(
      's3://packs/h5 overwrites files whatever the condition, so two publishers could undo each other. Nothing was uploaded; take another store.',
    )
    expect([...objects.keys()]).toEqual([])
    expect(written.filter((path) => !path.endsWith(ROOT))).toEqual([])
  })

  test('is an error of doctor', async () => {
    const { send, store, repoDir } = await world('s3', '1.0.0')
    await send()
    const unprotected = { ...store, protection: async () => null }
    expect(await compareStore({ repoDir, store: unprotected })).toMatchObject([
      { level: 'error', what: expect.stringContaining('overwrites files whatever the condition') },
    ])
  })
})

const CREATING: readonly Dialect[] = ['create', 'oss', 'cos', 'obs']
describe.each(CREATING)('a store that protects new files only (%s)', (dialect) => {
  test('shows each upload to devices, and doctor finds no problem', async () => {
    const it = await world(dialect, '1.0.0')
    await it.send()
    await expectShown(it.store, it.repoDir)
    await it.publishVersion('2.0.0')
    await it.send()
    await expectShown(it.store, it.repoDir)
    expect((await it.send()).written).toEqual([])
    expect(await compareStore({ repoDir: it.repoDir, store: it.store })).toMatchObject([])
  })

  test('lets one of two copies through that publish at once', async () => {
    const it = await world(dialect, '1.0.0')
    await it.send()
    const copy = await it.copy()
    for (const repoDir of [it.repoDir, copy]) await it.publishVersion('2.0.0', { repoDir })
    const ends = await Promise.allSettled([it.send(), it.send({ repoDir: copy })])
    expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    await expectShown(it.store, ends[0]?.status === 'fulfilled' ? it.repoDir : copy)
  })
})

describe('a timestamp that is claimed by its number', () => {
  test('and signed in two copies is written by the first, and refused to the second', async () => {
    const it = await world('oss', '1.0.0')
    await it.send()
    const copy = await it.copy()
    // The two are signed at different times, so that their bytes differ.
    await refreshTimestamp({ ...it, now: () => new Date(Date.now() + 1000) })
    await refreshTimestamp({ repoDir: copy, keysDir: it.keysDir })
    await it.send()
    await expect(it.send({ repoDir: copy })).rejects.toThrow(/someone else publishe/)
    await expectShown(it.store, it.repoDir)
  })

  test('is put back where a slow publisher has written an older one over it', async () => {
    const it = await world('oss', '1.0.0')
    await it.send()
    const copy = await it.copy()
    await refreshTimestamp(it)
    await refreshAll({ repoDir: copy, keysDir: it.keysDir })
    await refreshTimestamp({ repoDir: copy, keysDir: it.keysDir })
    let isSlow = true
    const slow: Store = {
      ...it.store,
      async put(path, source) {
        if (path === TIMESTAMP && isSlow) {
          isSlow = false
          await it.send({ repoDir: copy })
        }
        await it.store.put(path, source)
      },
    }
    await expect(it.send({ store: slow })).rejects.toThrow(/someone else published there/)
    await expectShown(it.store, copy)
  })

  test('is shown by the next upload where its publisher was killed before it wrote it', async () => {
    const it = await world('oss', '1.0.0')
    await it.send()
    await refreshTimestamp(it)
    const dying: Store = { ...it.store, put: () => Promise.reject(new Error('killed')) }
    await expect(it.send({ store: dying })).rejects.toThrow('killed')
    expect(await it.store.read(claimPath(3))).not.toBeNull()
    await it.send()
    await expectShown(it.store, it.repoDir)
  })

  test('is pruned once a later one has been shown for the grace time', async () => {
    const it = await world('oss', '1.0.0')
    await it.send()
    await refreshTimestamp(it)
    await it.send()
    const claims = async () =>
      (await it.store.list()).map(({ path }) => path).filter((path) => /\d\.timestamp/.test(path))
    expect(await claims()).toEqual([claimPath(2), claimPath(3)])
    const pruning = { repoDir: it.repoDir, grace: DAY }
    expect((await pruneStore(it.store, pruning)).removed).toEqual([])
    expect(await claims()).toEqual([claimPath(2), claimPath(3)])
    const now = () => new Date(Date.now() + 2 * DAY)
    await pruneStore(it.store, { ...pruning, now })
    expect(await claims()).toEqual([claimPath(3)])
  })
})

describeWithCeph("how Ceph's gateway protects its files", (ceph) => {
  test('is by comparing what it replaces', async () => {
    const bucket = await ceph.bucket()
    const store = openS3({ bucket, prefix: 'h5' }, { endpoint: ceph.endpoint })
    expect(await store.protection(ROOT, Buffer.from('root'))).toBe('compare')
  })
})
