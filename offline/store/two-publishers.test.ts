import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { refreshAll, refreshTimestamp } from '../testing/sign-again.ts'
import { describeWithCeph } from '../testing/ceph.ts'
import { temporaryFolder } from '../testing/sample-pack.ts'
import { sampleRepository } from '../testing/sample-repository.ts'
import { uploads } from '../testing/uploads.ts'
import { TIMESTAMP, type Store } from './store.ts'
import { upload } from './upload.ts'

describeWithCeph("uploading to Ceph's gateway by two publishers", (ceph) => {
  const world = (...versions: string[]) => uploads(ceph, ...versions)

  test('at once and from one folder, ends well for both', async () => {
    const { send, store, repoDir } = await world('1.0.0')
    await Promise.all([send(), send(), send()])
    expect((await store.read(TIMESTAMP))?.body).toEqual(await readFile(join(repoDir, TIMESTAMP)))
  })

  test('at once and from two copies, lets one of them through', async () => {
    const it = await world('1.0.0')
    await it.send()
    const copy = await copyRepository(it.repoDir)
    for (const repoDir of [it.repoDir, copy]) await it.publishVersion('2.0.0', { repoDir })
    const ends = await Promise.allSettled([it.send(), it.send({ repoDir: copy })])
    const failed = ends.filter((end) => end.status === 'rejected')
    expect(failed).toHaveLength(1)
    expect(String(failed[0]?.reason)).toMatch(/is not the folder's: someone else publishe/)
    const winner = ends[0]?.status === 'fulfilled' ? it.repoDir : copy
    for (const name of ['timestamp.json', '3.snapshot.json', '3.targets.json']) {
      const path = `metadata/${name}`
      expect((await it.store.read(path))?.body).toEqual(await readFile(join(winner, path)))
    }
  })

  test('whose timestamps cross, keeps the one that came first', async () => {
    const it = await world('1.0.0')
    await it.send()
    const copy = await copyRepository(it.repoDir)
    await refreshTimestamp(it)
    await refreshAll({ repoDir: copy, keysDir: it.keysDir })
    // The copy's upload is complete in the moment before ours writes its timestamp.
    const late: Store = {
      ...it.store,
      async putIf(path, body, etag) {
        await upload({ repoDir: copy, store: it.store })
        return it.store.putIf(path, body, etag)
      },
    }
    await expect(it.send({ store: late })).rejects.toThrow(
      /shows snapshot 3, this folder has only 2/,
    )
    expect((await it.store.read(TIMESTAMP))?.body).toEqual(await readFile(join(copy, TIMESTAMP)))
  })

  test('one of whom has an older folder, refuses it', async () => {
    const it = await world('1.0.0')
    const old = await copyRepository(it.repoDir)
    await it.publishVersion('2.0.0')
    await it.send()
    await expect(it.send({ repoDir: old })).rejects.toThrow(
      /shows timestamp 3, this folder has only 2: someone else published there/,
    )
  })

  test('one of whom went on from an older folder, refuses that too', async () => {
    const it = await world('1.0.0')
    const other = await copyRepository(it.repoDir)
    await it.publishVersion('2.0.0')
    await it.send()
    for (const version of ['3.0.0', '4.0.0']) await it.publishVersion(version, { repoDir: other })
    await expect(it.send({ repoDir: other })).rejects.toThrow(/published there from another copy/)
  })

  test('of two repositories, refuses the second', async () => {
    const it = await world('1.0.0')
    await it.send()
    const { repoDir } = await sampleRepository('1.0.0')
    await expect(it.send({ repoDir })).rejects.toThrow(/holds another repository/)
  })
})

async function copyRepository(repoDir: string): Promise<string> {
  const copy = join(await temporaryFolder(), 'copy')
  await cp(repoDir, copy, { recursive: true })
  return copy
}
