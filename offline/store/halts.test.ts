import { cp, mkdir, readFile, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createDevice } from '../client/device.ts'
import { haltReleases, makeHaltKey } from '../release/halt-releases.ts'
import { resume } from '../release/rollouts.ts'
import { describeWithCeph } from '../testing/ceph.ts'
import { sampleRepository } from '../testing/sample-repository.ts'
import { uploads } from '../testing/uploads.ts'
import { compareStore } from './compare.ts'
import { fromFolder, listFolder, readFolder } from './folder.ts'
import { pruneFolder, pruneStore } from './prune.ts'
import { metadataVersions } from './store-state.ts'
import { TIMESTAMP } from './store.ts'

const DAY = 24 * 60 * 60 * 1000
const nextMonth = () => new Date(Date.now() + 20 * DAY)

type Sample = Awaited<ReturnType<typeof sampleRepository>>

async function deviceAt({ dir, trustedRoot }: Sample, repository: string, name = 'phone') {
  const root = await trustedRoot()
  return createDevice({ dir: join(dir, name), repository, trustedRoot: root, appVersion: '5.2.0' })
}

const haltsIn = (paths: readonly { readonly path: string }[]) =>
  paths.map(({ path }) => path).filter((path) => path.endsWith('.halt.json'))

describe('a folder with halts', () => {
  test('is one chain with them, and is refused when they are not what was signed', async () => {
    const world = await sampleRepository('1.0.0')
    expect(metadataVersions((await readFolder(world.repoDir)).chain).halt).toBe(0)
    await makeHaltKey(world)
    await haltReleases(world, {}, 'blank pages')
    const { chain } = await readFolder(world.repoDir)
    expect(metadataVersions(chain).halt).toBe(2)
    expect(chain.halt?.path).toBe('metadata/2.halt.json')
    const path = join(world.repoDir, 'metadata', '2.halt.json')
    await cp(join(world.repoDir, 'metadata', '1.halt.json'), path)
    await expect(readFolder(world.repoDir)).rejects.toThrow(/2\.halt\.json is invalid/)
  })

  test('keeps the newest ones when it is pruned, and devices still meet them', async () => {
    const world = await sampleRepository('1.0.0')
    await makeHaltKey(world)
    await haltReleases(world, {}, 'once')
    await resume(world)
    await haltReleases(world, {}, 'twice')
    for (const { path } of await listFolder(world.repoDir)) {
      const then = Date.now() / 1000 - 30 * 24 * 60 * 60
      await utimes(join(world.repoDir, path), then, then)
    }
    const { removed } = await pruneFolder({ repoDir: world.repoDir, grace: 7 * DAY })
    expect(haltsIn(removed)).toEqual(['metadata/1.halt.json', 'metadata/2.halt.json'])
    expect(haltsIn(await listFolder(world.repoDir))).toEqual(['metadata/3.halt.json'])
    const device = await deviceAt(world, world.repoDir)
    await expect(device.install()).rejects.toMatchObject({ reason: 'no_release' })
    await resume(world)
    expect(await device.install()).toMatchObject({ changed: true })
  })
})

describeWithCeph("a repository with halts in Ceph's gateway", (ceph) => {
  /**
   * Two versions in a bucket, the first of which a device has installed from there, and a halt key.
   */
  async function published() {
    const it = await uploads(ceph, '1.0.0')
    await makeHaltKey(it)
    await it.send()
    const url = `${ceph.endpoint}/${it.bucket}/h5`
    const device = await deviceAt(it, url)
    await device.install()
    await it.publishVersion('2.0.0')
    await it.send()
    return { ...it, url, device }
  }

  test('gets a halt as three small files, and devices stop there', async () => {
    const it = await published()
    await haltReleases(it, {}, 'blank pages')
    const written = ['metadata/2.halt.json', 'metadata/5.snapshot.json', TIMESTAMP]
    expect((await it.send()).written).toEqual(written)
    expect((await it.send()).written).toEqual([])
    expect(await it.device.install()).toMatchObject({ changed: false, why: 'paused' })
    await resume(it)
    await it.send()
    expect(await it.device.install()).toMatchObject({ current: { version: '2.0.0' } })
  })

  test('is compared with the folder, halts included', async () => {
    const it = await published()
    await haltReleases(it, {}, 'blank pages')
    await it.send()
    const compared = () => compareStore({ repoDir: it.repoDir, store: it.store })
    expect(await compared()).toEqual([])
    const path = 'metadata/2.halt.json'
    const body = await readFile(join(it.repoDir, 'metadata', '1.halt.json'))
    await it.store.remove(path)
    expect(await compared()).toMatchObject([
      { level: 'error', what: expect.stringMatching(/2\.halt\.json is missing/) },
    ])
    await it.store.put(path, body)
    expect(await compared()).toMatchObject([
      { level: 'error', what: expect.stringMatching(/2\.halt\.json is invalid/) },
    ])
  })

  test('refuses a folder that has not seen the halt which someone else published', async () => {
    const it = await published()
    const onCall = join(it.folder, 'on-call')
    await mkdir(onCall)
    await cp(it.repoDir, join(onCall, 'repository'), { recursive: true })
    const theirs = { ...it, repoDir: join(onCall, 'repository') }
    await haltReleases(theirs, {}, 'blank pages')
    await it.send({ repoDir: theirs.repoDir })
    await it.publishVersion('3.0.0')
    await expect(it.send()).rejects.toThrow(/someone else published/)
    expect(await it.device.install()).toMatchObject({ why: 'paused' })
  })

  test('loses earlier halts when it is pruned, and never the newest', async () => {
    const it = await published()
    await haltReleases(it, {}, 'once')
    await it.send()
    const options = { repoDir: it.repoDir, grace: 7 * DAY, now: nextMonth }
    const { removed } = await pruneStore(it.store, options)
    expect(haltsIn(removed)).toEqual(['metadata/1.halt.json'])
    expect(haltsIn(await it.store.list())).toEqual(['metadata/2.halt.json'])
    expect((await fromFolder(it.repoDir)('metadata/1.halt.json'))?.length).toBeGreaterThan(0)
    expect(await it.device.install()).toMatchObject({ why: 'paused' })
  })
})
