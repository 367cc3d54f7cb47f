import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  CreateMultipartUploadCommand,
  S3Client,
  ListMultipartUploadsCommand,
} from '@aws-sdk/client-s3'
import { describe, expect, test, vi, onTestFinished } from 'vitest'
import { createDevice } from '../client/device.ts'
import { describeWithCeph } from '../testing/ceph.ts'
import { gate } from '../testing/gate.ts'
import { samplePack } from '../testing/sample-pack.ts'
import { sampleRepository } from '../testing/sample-repository.ts'
import { uploads } from '../testing/uploads.ts'
import { compareStore } from './compare.ts'
import { pruneStore } from './prune.ts'
import { openS3 } from './s3-store.ts'
import { TIMESTAMP, type StoredFile } from './store.ts'
import { upload } from './upload.ts'

const DAY = 24 * 60 * 60 * 1000

describeWithCeph("a repository in Ceph's gateway", (ceph) => {
  /** A repository that everybody may read in a bucket. */
  async function published(...versions: string[]) {
    const world = await uploads(ceph, ...versions)
    await world.send()
    return world
  }

  async function deviceAt(
    it: { readonly dir: string; readonly trustedRoot: () => Promise<Buffer> },
    repository: string,
  ) {
    const trustedRoot = await it.trustedRoot()
    return createDevice({ dir: it.dir, repository, trustedRoot, appVersion: '5.2.0' })
  }

  test('is installed by a device, by plain GETs and without keys', async () => {
    const it = await published('1.0.0')
    const device = await deviceAt(it, `${ceph.endpoint}/${it.bucket}/h5`)
    expect(await device.install()).toMatchObject({ changed: true, current: { version: '1.0.0' } })
    await it.publishVersion('2.0.0')
    expect(await device.install()).toMatchObject({ changed: false })
    await it.send()
    expect(await device.install()).toMatchObject({ changed: true, current: { version: '2.0.0' } })
  })

  test('gives a device the rest of what it has begun to download', async () => {
    const it = await published('0.9.0')
    const extra = { 'assets/noise.js': randomBytes(300_000).toString('base64') }
    const { zip } = await samplePack('1.0.0', { extra })
    const { sha256, bytes } = await it.publishVersion('1.0.0', { zip })
    await it.send()
    const { url, passed } = await gate(ceph.endpoint)
    await mkdir(join(it.dir, 'downloads'), { recursive: true })
    const part = (await readFile(zip)).subarray(0, 100_000)
    await writeFile(join(it.dir, 'downloads', `${sha256}.part`), part)
    const device = await deviceAt(it, `${url}/${it.bucket}/h5`)
    expect(await device.install()).toMatchObject({ current: { version: '1.0.0', sha256 } })
    expect(bytes).toBeGreaterThan(200_000)
    expect(passed.filter(({ path }) => path.includes(sha256))).toMatchObject([
      { method: 'GET', range: 'bytes=100000-', status: 206 },
    ])
  })

  test('is well after an upload, and reported when it is not', async () => {
    const it = await published('1.0.0')
    const complaints = async () =>
      (await compareStore({ repoDir: it.repoDir, store: it.store })).map(
        ({ level, what, next }) =>
          `${level}: ${what.replace(/[0-9a-f]{64}/g, 'SHA').replace(it.bucket, 'BUCKET')} ${next}`,
      )
    expect(await complaints()).toEqual([])
    await it.publishVersion('2.0.0')
    expect(await complaints()).toEqual([
      'warning: s3://BUCKET/h5 shows root 1 and timestamp 2, this folder has 1 and 3. Run "h5pack upload".',
    ])
    await it.send()
    const first = ({ path }: StoredFile) => path.endsWith('h5-1.0.0.zip')
    const pack = (await it.store.list()).find(first)?.path ?? ''
    await it.store.remove(pack)
    await it.store.put('targets/targets.pem', Buffer.from('key'))
    await it.store.put('.h5pack.lock', Buffer.from('1'))
    expect((await complaints()).toSorted()).toEqual([
      'error: targets/SHA.h5-1.0.0.zip is missing in s3://BUCKET/h5. Run "h5pack upload".',
      'error: targets/targets.pem, which may be a private key, is readable by devices. Delete it there and run "h5pack keys revoke".',
      'warning: .h5pack.lock is no published file. Delete it there, unless something else needs it.',
    ])
    for (const path of ['targets/targets.pem', '.h5pack.lock']) await it.store.remove(path)
    await it.store.put(pack, await flippedFile(join(it.repoDir, pack)))
    expect(await complaints()).toEqual([
      'error: targets/SHA.h5-1.0.0.zip is not what was signed in s3://BUCKET/h5. Delete it there and run "h5pack upload": devices refuse it as it is.',
    ])
    await it.store.remove(pack)
    await it.send()
    expect(await complaints()).toEqual([])
    const delta = (await it.store.list()).find(({ path }) => path.endsWith('.dcz'))?.path ?? ''
    await it.store.put(delta, await flippedFile(join(it.repoDir, delta)))
    expect(await complaints()).toEqual([
      expect.stringMatching(
        /^warning: targets\/deltas\/SHA\.\S+ is not what was signed .*: devices download more meanwhile\.$/,
      ),
    ])
    await it.store.remove(delta)
    expect(await complaints()).toEqual([
      expect.stringMatching(
        /^warning: .*\.dcz is missing in s3:\/\/BUCKET\/h5\. Run "h5pack upload"\.$/,
      ),
    ])
    await it.send()
    expect(await complaints()).toEqual([])
    await it.store.put(TIMESTAMP, Buffer.from('{}'))
    expect(await complaints()).toEqual([
      expect.stringMatching(
        /^error: What s3:\/\/BUCKET\/h5 shows is not this repository's \(metadata\/timestamp\.json is invalid/,
      ),
    ])
    await it.store.remove(TIMESTAMP)
    expect(await complaints()).toEqual([
      'error: s3://BUCKET/h5 shows nothing: there is no metadata/timestamp.json. Run "h5pack upload".',
    ])
  })

  test('whose timestamp is over is an error', async () => {
    const { repoDir, store } = await published('1.0.0')
    const now = () => new Date(Date.now() + 2 * DAY)
    expect(await compareStore({ repoDir, store, now })).toMatchObject([
      { level: 'error', what: expect.stringMatching(/^The timestamp in s3:.* is expired since/) },
    ])
  })

  test('complains of headers with which a cache would keep the timestamp', async () => {
    const it = await published('1.0.0')
    const cached = {
      ...it.store,
      headers: async (path: string) => {
        const headers = await it.store.headers(path)
        return headers === null || path !== TIMESTAMP
          ? headers
          : { ...headers, cacheControl: 'max-age=600' }
      },
    }
    expect(await compareStore({ repoDir: it.repoDir, store: cached })).toMatchObject([
      { level: 'error', what: expect.stringContaining('with cache-control "max-age=600"') },
    ])
  })

  test('is rid of what nothing names after the grace, unfinished uploads too', async () => {
    const it = await published('1.0.0')
    const { zip } = await samplePack('1.0.0', { extra: { 'more.js': '1' } })
    await it.publishVersion('1.0.0', { zip, replace: true })
    await it.send()
    const client = new S3Client({
      endpoint: ceph.endpoint,
      region: 'us-east-1',
      forcePathStyle: true,
    })
    const begun = { Bucket: it.bucket, Key: 'h5/targets/half.zip' }
    await client.send(new CreateMultipartUploadCommand(begun))
    client.destroy()
    const prune = async (days: number, dryRun = false) => {
      const now = () => new Date(Date.now() + days * DAY)
      const options = { repoDir: it.repoDir, grace: 7 * DAY, now, dryRun }
      const { removed, kept, abandoned } = await pruneStore(it.store, options)
      return { removed: removed.length, kept, abandoned }
    }
    expect(await prune(6.9)).toEqual({ removed: 0, kept: 10, abandoned: 0 })
    expect(await prune(7.1, true)).toEqual({ removed: 4, kept: 6, abandoned: 1 })
    expect(await prune(7.1)).toEqual({ removed: 4, kept: 6, abandoned: 1 })
    expect(await prune(7.1)).toEqual({ removed: 0, kept: 6, abandoned: 0 })
    expect(await compareStore({ repoDir: it.repoDir, store: it.store })).toEqual([])
  })

  test('is rid of what a killed upload left by the next one, a day later; doctor names it before', async () => {
    const it = await published('1.0.0')
    const client = new S3Client({
      endpoint: ceph.endpoint,
      region: 'us-east-1',
      forcePathStyle: true,
    })
    onTestFinished(() => client.destroy())
    const begun = { Bucket: it.bucket, Key: 'h5/targets/half.zip' }
    await client.send(new CreateMultipartUploadCommand(begun))
    const unfinished = async () =>
      (await client.send(new ListMultipartUploadsCommand({ Bucket: it.bucket }))).Uploads?.length ??
      0
    const now = () => new Date(Date.now() + 1.01 * DAY)
    const words = async (clock?: () => Date) =>
      (
        await compareStore({
          repoDir: it.repoDir,
          store: it.store,
          ...(clock === undefined ? {} : { now: clock }),
        })
      ).map(({ what }) => what)
    expect(await words()).toEqual([])
    expect(await words(now)).toContain(`${it.store.name} contains parts of 1 unfinished uploads.`)
    await it.send()
    expect(await unfinished()).toBe(1)
    await it.send({ now })
    expect(await unfinished()).toBe(0)
  })

  describe('says what to do about', () => {
    const failing = async (bucket: string, endpoint = ceph.endpoint) => {
      const { repoDir } = await sampleRepository('1.0.0')
      const store = openS3({ bucket, prefix: 'h5' }, { endpoint })
      return upload({ repoDir, store }).then(
        () => 'no error',
        (error: unknown) => String(error),
      )
    }

    test('a bucket that is not there', async () => {
      expect(await failing('nowhere')).toBe(
        'StoreError: There is no bucket "nowhere". Create it, or check --to and --endpoint.',
      )
    })

    test.each([
      ['AWS_SECRET_ACCESS_KEY', 'wrong-secret', /does not accept the secret key/],
      ['AWS_ACCESS_KEY_ID', 'wrong-key', /does not accept the access key/],
      ['AWS_ACCESS_KEY_ID', '', /There are no keys for s3/],
    ])('the wrong %s "%s", without repeating it', async (name, value, words) => {
      const bucket = await ceph.bucket()
      vi.stubEnv(name, value)
      try {
        const said = await failing(bucket)
        expect(said).toMatch(words)
        expect(said).toContain('Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE.')
        expect(said).not.toMatch(/wrong-|testkey|testsecret/)
      } finally {
        vi.stubEnv(name, name === 'AWS_ACCESS_KEY_ID' ? 'testkey' : 'testsecret')
      }
    })

    test('a store that is not there', async () => {
      // Port 1 is reserved and nothing listens there.
      expect(await failing('packs', 'http://127.0.0.1:1')).toBe(
        'StoreError: s3://packs/h5 cannot be reached (ECONNREFUSED). Check --endpoint and the network.',
      )
    })
  })
})

async function flippedFile(path: string): Promise<Buffer> {
  const body = await readFile(path)
  body.writeUInt8(body.readUInt8(9) ^ 1, 9)
  return body
}
