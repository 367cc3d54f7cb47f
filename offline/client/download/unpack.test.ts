import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hostile } from '#offline/testing/hostile-packs.ts'
import { sampleRelease } from '#offline/testing/sample-release.ts'
import { samplePack, temporaryFolder } from '#offline/testing/sample-pack.ts'
import { verifyZip } from '#offline/pack/verify-pack.ts'
import type { SignedRelease } from '../trust.ts'
import { unpack } from './unpack.ts'

async function signedAs(zip: Buffer, changes: Partial<SignedRelease> = {}) {
  const folder = await temporaryFolder()
  const into = join(folder, 'pack')
  await mkdir(into)
  await writeFile(join(folder, 'pack.zip'), zip)
  const { sha256 } = await verifyZip(zip)
  const release = sampleRelease({ bytes: zip.length, sha256, ...changes })
  return { zip: join(folder, 'pack.zip'), release, folder, into }
}

test('writes every file and the manifest', async () => {
  const built = await samplePack('1.0.0')
  const { zip, release, into } = await signedAs(await readFile(built.zip))
  expect((await unpack(zip, release, into)).manifest).toEqual(built.manifest)
  const found = await readdir(into, { recursive: true })
  expect(found.toSorted()).toEqual([
    'assets',
    'assets/empty.css',
    'assets/index-a1.js',
    'index.html',
    'pack.json',
  ])
})

test.each(hostile.cases)(
  'refuses a signed pack with $what, and writes nothing outside',
  async (it) => {
    const { zip, release, folder, into } = await signedAs(await it.make())
    await expect(unpack(zip, release, into)).rejects.toThrow(
      expect.objectContaining({ name: 'PackRefused' }),
    )
    expect((await readdir(folder)).toSorted()).toEqual(['pack', 'pack.zip'])
  },
)

test.each([{ version: '1.0.1' }, { appId: 'other-h5' }, { minAppVersion: '4.0.0' }])(
  'refuses a pack that was signed as %o',
  async (changes) => {
    const { zip: path } = await samplePack('1.0.0')
    const { zip, release, into } = await signedAs(await readFile(path), changes)
    await expect(unpack(zip, release, into)).rejects.toMatchObject({ reason: 'manifest' })
  },
)
