import { createHash, randomBytes } from 'node:crypto'
import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TargetFile } from '@tufjs/models'
import { expect, test } from 'vitest'
import { refreshTimestamp } from '../testing/sign-again.ts'
import { rotateKeys } from '../release/root-keys.ts'
import { cephKeys, describeWithCeph } from '../testing/ceph.ts'
import { gate, type Passing } from '../testing/gate.ts'
import { addTarget, targetsIn } from '../testing/sample-repository.ts'
import { lasting, uploads } from '../testing/uploads.ts'
import { openS3 } from './s3-store.ts'
import { TIMESTAMP, type Store } from './store.ts'

const MIB = 1024 * 1024
const program = fileURLToPath(new URL('../testing/upload-once.ts', import.meta.url))

describeWithCeph("uploading to Ceph's gateway", (ceph) => {
  const world = (...versions: string[]) => uploads(ceph, ...versions)

  test('writes packs and what helps to send them, then numbered metadata, then the timestamp; the second time nothing', async () => {
    const { send, store, repoDir } = await world('1.0.0')
    const written = [
      'targets/SHA.h5-1.0.0.zip',
      'targets/entries/SHA.TO8.json',
      'metadata/2.targets.json',
      'metadata/2.snapshot.json',
      'metadata/1.root.json',
      TIMESTAMP,
    ]
    expect(await send({ dryRun: true })).toEqual({ written, skipped: 0, timestamp: 2 })
    expect(await store.list()).toEqual([])
    expect(await send()).toEqual({ written, skipped: 0, timestamp: 2 })
    expect(await send()).toEqual({ written: [], skipped: 6, timestamp: 2 })
    for (const { path, bytes } of await store.list()) {
      const body = await readFile(join(repoDir, path))
      expect(body.length).toBe(bytes)
      expect((await store.digest(path))?.sha256).toBe(sha256(body))
    }
  })

  test('writes of a new release only what is new, and of a refresh the timestamp alone', async () => {
    const { send, publishVersion, repoDir, keysDir } = await world('1.0.0')
    await send()
    await publishVersion('2.0.0')
    expect((await send()).written).toEqual([
      'targets/SHA.h5-2.0.0.zip',
      'targets/deltas/SHA.FROM8-TO8.dcz',
      'targets/entries/SHA.TO8.json',
      'metadata/3.targets.json',
      'metadata/3.snapshot.json',
      TIMESTAMP,
    ])
    await refreshTimestamp({ repoDir, keysDir })
    expect(await send()).toMatchObject({ written: [TIMESTAMP], timestamp: 4 })
  })

  test('reads nothing again that devices see, and sends again what nothing showed for half a day', async () => {
    const it = await world('1.0.0')
    await it.send()
    const now = () => new Date(Date.now() + 13 * 60 * 60 * 1000)
    const { url, passed } = await gate(ceph.endpoint)
    expect(await it.send({ store: it.storeAt(url), now })).toMatchObject({ written: [] })
    expect(passed.filter(({ path }) => path.includes('/targets/'))).toEqual([])
    const { sha256: hash, bytes } = await it.publishVersion('2.0.0')
    const path = `targets/${hash}.h5-2.0.0.zip`
    await it.store.put(path, { file: join(it.repoDir, path), bytes })
    expect((await it.send({ dryRun: true })).written).not.toContain('targets/SHA.h5-2.0.0.zip')
    // `prune` may be about to take it away.
    expect((await it.send({ dryRun: true, now })).written).toContain('targets/SHA.h5-2.0.0.zip')
  })

  test('does not upload the lock, keys and half-written files', async () => {
    const { send, store, repoDir } = await world('1.0.0')
    for (const name of ['.h5pack.lock', 'metadata/.x.partial', 'targets/targets.pem', 'root.pem']) {
      await writeFile(join(repoDir, name), 'not to be published')
    }
    await send()
    const paths = (await store.list()).map(({ path }) => lasting(path))
    expect(paths.toSorted()).toEqual([
      'metadata/1.root.json',
      'metadata/2.snapshot.json',
      'metadata/2.targets.json',
      TIMESTAMP,
      'targets/SHA.h5-1.0.0.zip',
      'targets/entries/SHA.TO8.json',
    ])
  })

  test('has caches keep all but the timestamp, which they have to ask for each time', async () => {
    const { send, store, bucket } = await world('1.0.0', '2.0.0')
    await send()
    const types = new Map([
      ['.zip', 'application/zip'],
      ['.json', 'application/json'],
      ['.dcz', 'application/octet-stream'],
    ])
    const listed = await store.list()
    expect(new Set(listed.map(({ path }) => extname(path)))).toEqual(new Set(types.keys()))
    for (const { path } of listed) {
      const { url, passed } = await gate(ceph.endpoint)
      const headers = await openS3({ bucket, prefix: 'h5' }, { endpoint: url }).headers(path)
      expect(passed).toMatchObject([{ method: 'HEAD', status: 200 }])
      expect({ path: lasting(path), ...headers }).toEqual({
        path: lasting(path),
        cacheControl: path === TIMESTAMP ? 'no-cache' : 'public, max-age=31536000, immutable',
        contentType: types.get(extname(path)),
      })
    }
  })

  /** Signs a file of 17 MiB and puts it where it belongs; its path. */
  async function large({ repoDir, keysDir }: Awaited<ReturnType<typeof world>>): Promise<string> {
    const body = randomBytes(17 * MIB)
    const hash = sha256(body)
    await writeFile(join(repoDir, 'targets', `${hash}.large.bin`), body)
    const hashes = { sha256: hash }
    const file = new TargetFile({ path: 'large.bin', length: body.length, hashes })
    await addTarget({ repoDir, keysDir }, file)
    return `targets/${hash}.large.bin`
  }

  test('sends a large file in parts, and reports its progress', async () => {
    const it = await world('1.0.0')
    const path = await large(it)
    const { url, passed } = await gate(ceph.endpoint)
    const told: number[] = []
    await it.send({ store: it.storeAt(url), onProgress: (done) => told.push(done) })
    const parts = passed.filter((one) => one.path.includes('partNumber='))
    expect(parts).toHaveLength(3)
    expect(await it.store.digest(path)).toEqual({
      bytes: 17 * MIB,
      sha256: path.slice(8, 72),
    })
    expect(told.at(-1)).toBe(1)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    expect(told.filter((done) => done > 0.1 && done < 0.9).length).toBeGreaterThan(0)
  })

  test('of what was changed on its way shows nothing', async () => {
    const it = await world('1.0.0')
    const path = await large(it)
    const { url } = await gate(ceph.endpoint, ({ path: asked }) =>
      asked.includes('partNumber=2') ? 'spoil' : 'pass',
    )
    await expect(it.send({ store: it.storeAt(url) })).rejects.toThrow(
      /received other bytes of targets\/\w+\.large\.bin than were sent/,
    )
    expect(await it.store.digest(path)).toBeNull()
    expect(await it.store.read(TIMESTAMP)).toBeNull()
    expect((await it.send()).written).toContain('targets/SHA.large.bin')
  })

  test('deletes what the store returns with other bytes', async () => {
    const it = await world('1.0.0')
    const { url } = await gate(ceph.endpoint, ({ method, path }) =>
      method === 'GET' && path.includes('/targets/') ? 'spoil-answer' : 'pass',
    )
    await expect(it.send({ store: it.storeAt(url) })).rejects.toThrow(
      /has other bytes of targets\/[\w/]+\.(?:h5-1\.0\.0\.zip|\w{8}\.json) than were sent; they were deleted there/,
    )
    expect((await it.store.list()).map(({ path }) => path)).toEqual(['metadata/1.root.json'])
  })

  test('that fails ends the other writes first', async () => {
    const { store, send } = await world('1.0.0')
    const refusal = new EventEmitter()
    const refused = once(refusal, 'now')
    let underWay = 0
    const failing: Store = {
      ...store,
      async put(path, source, onProgress) {
        if (path.endsWith('.json')) {
          refusal.emit('now')
          throw new Error('refused')
        }
        underWay += 1
        await refused
        await store.put(path, source, onProgress)
        underWay -= 1
      },
    }
    await expect(send({ store: failing })).rejects.toThrow('refused')
    expect(underWay).toBe(0)
  })

  test('killed at any write, shows the old state, and goes on the next time', async () => {
    const it = await world('1.0.0')
    await it.send()
    const old = await it.store.read(TIMESTAMP)
    for (const version of ['2.0.0', '3.0.0', '4.0.0']) await it.publishVersion(version)
    const all: Passing[] = []
    let runs = 0
    while (await killedAt(it, runs + 1, all)) {
      runs += 1
      expect(await it.store.read(TIMESTAMP)).toEqual(old)
    }
    expect(runs).toBeGreaterThanOrEqual(5)
    expect((await it.store.read(TIMESTAMP))?.body).toEqual(
      await readFile(join(it.repoDir, TIMESTAMP)),
    )
    const sent = all
      .filter(({ method, status }) => method === 'PUT' && status === 200)
      .map(({ path }) => path.replace(/\?.*$/, ''))
      .filter((path) => path.includes('/targets/'))
    const ending = (end: string) => sent.filter((path) => path.endsWith(end))
    expect(new Set(sent).size).toBe(sent.length)
    // Of three releases; a delta for each from every one before it.
    expect(ending('.zip')).toHaveLength(3)
    expect(ending('.json')).toHaveLength(3)
    expect(ending('.dcz')).toHaveLength(6)
  })

  /**
   * Runs an upload in a process of its own, which is killed when it begins that write; false when
   * it needed fewer.
   */
  async function killedAt(
    it: Awaited<ReturnType<typeof world>>,
    write: number,
    all: Passing[],
  ): Promise<boolean> {
    let writes = 0
    const { url, passed } = await gate(ceph.endpoint, ({ method }) => {
      if (method !== 'PUT') return 'pass'
      writes += 1
      if (writes < write) return 'pass'
      child.kill('SIGKILL')
      return 'hold'
    })
    const child = spawn(process.execPath, [program, it.repoDir, it.bucket, url], {
      env: { ...process.env, ...cephKeys },
      stdio: 'ignore',
    })
    const [code, signal] = await once(child, 'exit')
    // The store may answer yet to what was on its way.
    all.push(...passed)
    expect([code, signal]).toContainEqual(signal === null ? 0 : 'SIGKILL')
    return signal !== null
  }

  test('puts a new root behind the timestamp that both its keys and the old ones have signed', async () => {
    const it = await world('1.0.0')
    await it.send()
    await rotateKeys(it, 'timestamp')
    expect((await it.send()).written.slice(-2)).toEqual([TIMESTAMP, 'metadata/2.root.json'])
  })

  test('refuses a folder whose packs, deltas or indexes are not what was signed', async () => {
    const { send, repoDir, store } = await world('1.0.0', '2.0.0')
    for (const path of await targetsIn(repoDir)) {
      const body = await readFile(join(repoDir, path))
      await writeFile(join(repoDir, path), 'other')
      await expect(send()).rejects.toThrow(/not what was signed; run "h5pack doctor"/)
      expect(await store.list()).toEqual([])
      await writeFile(join(repoDir, path), body)
    }
  })
})

const sha256 = (body: Buffer) => createHash('sha256').update(body).digest('hex')
