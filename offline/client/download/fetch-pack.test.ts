import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeDelta } from '#offline/pack/delta.ts'
import { plainForm, lengthAndHash } from '#offline/pack/plain-form.ts'
import { addBuiltin } from '#offline/release/builtins.ts'
import { rollBack } from '#offline/release/republish.ts'
import { signDelta, withhold, withholdDeltas } from '#offline/testing/attacker.ts'
import { beforeDelta, notedMirror, releaseWord } from '#offline/testing/delta-world.ts'
import { serveFolder, serve } from '#offline/testing/file-server.ts'
import { hastyDisk } from '#offline/testing/hasty-disk.ts'
import { openDevice, flipped, opens, refusal } from '#offline/testing/sample-device.ts'
import { samplePack } from '#offline/testing/sample-pack.ts'
import { readCurrent } from '../current.ts'
import type { Disk } from '../disk.ts'
import { openCurrent } from '../open-current.ts'

type Before = Awaited<ReturnType<typeof beforeDelta>>

/** Installs from a mirror and returns the requests to it. */
async function askedBy(world: Before, missing?: RegExp): Promise<readonly string[]> {
  const { base, asked } = await notedMirror(world.repoDir, missing)
  await (await openDevice(world, { repository: base })).install()
  return asked
}

describe('an update', () => {
  test('is one request for a delta, whose plain form is stored and repairs its files', async () => {
    const world = await beforeDelta()
    expect(await askedBy(world)).toEqual(['dcz'])
    await opens(world, '2.0.0')
    const current = await readCurrent(world.dir)
    expect(current).toMatchObject({ sha256: world.release.sha256 })
    const kept = readFileSync(join(world.dir, 'zips', `${world.release.sha256}.zip`))
    expect(lengthAndHash(kept)).toEqual(world.release.plain)
    expect(current?.plainSha256).toBe(world.release.plain?.sha256)
    for (const path of ['assets/index-a1.js', 'pack.json']) {
      rmSync(join(world.dir, current?.dir ?? '', path))
      await opens(world, '2.0.0')
    }
  })

  test('from a pack that came as a delta is a delta again, and so is the way back', async () => {
    const world = await beforeDelta()
    await askedBy(world)
    await releaseWord(world, '3.0.0')
    expect(await askedBy(world)).toEqual(['dcz'])
    await opens(world, '3.0.0')
    await releaseWord(world, '4.0.0')
    await askedBy(world)
    await rollBack(world, '1.0.0')
    expect(await askedBy(world)).toEqual(['dcz'])
    await opens(world, '1.0.0')
  })

  test("from the app's own pack is a delta, when the repository knows that pack", async () => {
    const world = await beforeDelta()
    const large = await (await openCurrent(world.dir)).read('assets/large.txt')
    const extra = { 'assets/large.txt': large.body.toString() }
    const { zip } = await samplePack('0.9.0', { extra })
    await addBuiltin(world, zip)
    const fresh = { ...world, dir: join(world.folder, 'fresh') }
    const { base, asked } = await notedMirror(world.repoDir)
    const device = await openDevice(fresh, { repository: base, builtin: { zip } })
    await device.install()
    expect(asked).toEqual(['dcz'])
    await opens(fresh, '2.0.0')
  })

  test('without a delta asks for what changed alone, and without that for the whole zip', async () => {
    const world = await beforeDelta()
    const copy = { ...world, dir: join(world.folder, 'copy') }
    cpSync(world.dir, copy.dir, { recursive: true })
    const asked = await askedBy(world, /dcz$/)
    expect(asked.slice(0, 2)).toEqual(['dcz', 'json'])
    expect(asked.slice(2).every((it) => /^zip bytes=\d+-\d+$/.test(it))).toBe(true)
    expect(asked.length).toBeGreaterThan(3)
    await opens(world, '2.0.0')
    expect(await askedBy(copy, /dcz$|json$/)).toEqual(['dcz', 'json', 'zip'])
    await opens(copy, '2.0.0')
  })

  test('takes the rest of a zip when that is less than its delta', async () => {
    const world = await beforeDelta()
    const { sha256, bytes } = world.release
    const zip = readFileSync(await world.findTarget('', 'h5-2.0.0.zip'))
    const part = join(world.dir, 'downloads', `${sha256}.part`)
    writeFileSync(part, zip.subarray(0, -50))
    expect(await askedBy(world)).toEqual([`zip bytes=${bytes - 50}-`])
    await opens(world, '2.0.0')
  })

  test('goes on with a delta that was cut off', async () => {
    const world = await beforeDelta()
    const cut = await serve(
      serveFolder(world.repoDir, (response, body, { url = '' }) => {
        if (!url.startsWith('/targets/')) return void response.end(body)
        response.write(body.subarray(0, 100), () => setTimeout(() => response.destroy(), 20))
      }),
    )
    const device = await openDevice(world, { repository: cut })
    expect(await refusal(device.install())).toBe('unreachable')
    await opens(world, '1.0.0')
    const asked = await askedBy(world)
    expect(asked).toEqual(['dcz bytes=100-'])
    await opens(world, '2.0.0')
  })

  test('goes on with parts of changed files that were cut off', async () => {
    const world = await beforeDelta()
    const copy = { ...world, dir: join(world.folder, 'copy') }
    cpSync(world.dir, copy.dir, { recursive: true })
    let left = 3
    const cut = await serve(
      serveFolder(world.repoDir, (response, body, { url = '' }) => {
        if (!url.startsWith('/targets/')) return void response.end(body)
        if (url.endsWith('.dcz')) return void response.destroy()
        left -= 1
        if (left > 0) return void response.end(body)
        response.write(body.subarray(0, 60), () => setTimeout(() => response.destroy(), 20))
      }),
    )
    const device = await openDevice(world, { repository: cut })
    expect(await refusal(device.install())).toBe('unreachable')
    const rest = await askedBy(world, /dcz$/)
    await opens(world, '2.0.0')
    const [, , , first = '', ...others] = await askedBy(copy, /dcz$/)
    const at = Number(/=(\d+)-/.exec(first)?.[1])
    expect(rest).toEqual(['dcz', first.replace(`=${at}-`, `=${at + 60}-`), ...others])
  })

  test('falls back from a server that sends the whole zip for a part', async () => {
    const world = await beforeDelta()
    const files = serveFolder(world.repoDir)
    const base = await serve((request, response) => {
      delete request.headers.range
      if (request.url?.endsWith('.dcz') === true) return void response.writeHead(403).end()
      files(request, response)
    })
    await (await openDevice(world, { repository: base })).install()
    await opens(world, '2.0.0')
    expect((await readCurrent(world.dir))?.plainSha256).toBeUndefined()
  })

  test('needs no pack that is not whole: the delta from it is given up', async () => {
    const world = await beforeDelta()
    const current = await readCurrent(world.dir)
    rmSync(join(world.dir, 'zips'), { recursive: true })
    rmSync(join(world.dir, current?.dir ?? '', 'assets/large.txt'))
    const asked = await askedBy(world)
    expect(asked[0]).toBe('dcz')
    expect(asked.at(-1)).toBe('zip')
    await opens(world, '2.0.0')
  })

  test('waits for wifi in the middle of a delta, and does not fall back', async () => {
    const world = await beforeDelta()
    await releaseWord(world, '3.0.0', { wifiOnly: true })
    let times = 0
    const { base, asked } = await notedMirror(world.repoDir)
    // On wifi when the release is chosen, gone when its first piece comes.
    const onWifi = () => (times += 1) < 2
    const leaving = await openDevice(world, { repository: base, onWifi })
    expect(await leaving.install()).toMatchObject({ changed: false, why: 'needs_wifi' })
    expect(asked).toEqual(['dcz'])
    await opens(world, '1.0.0')
    expect(await askedBy(world)).toEqual(['dcz'])
    await opens(world, '3.0.0')
  })
})

describe('a delta that stolen keys have signed', () => {
  test.each<[string, (world: Before) => Promise<Buffer>]>([
    [
      'unpacks to a bomb',
      async ({ findTarget }) => {
        const old = await plainForm(readFileSync(await findTarget('', 'h5-1.0.0.zip')))
        return makeDelta(old, Buffer.alloc(20_000_000))
      },
    ],
    ['is cut off', async ({ deltaBytes }) => deltaBytes.subarray(0, -20)],
    ['is a header alone', async ({ deltaBytes }) => deltaBytes.subarray(0, 40)],
    ['is nothing of the kind', async () => Buffer.from('<!doctype html>')],
    ['names another dictionary', async ({ deltaBytes }) => flipped(deltaBytes, 20)],
    [
      'was made from another pack',
      async () => makeDelta(Buffer.from('other'), Buffer.from('another')),
    ],
    [
      'makes another pack',
      async ({ findTarget }) => {
        const old = await plainForm(readFileSync(await findTarget('', 'h5-1.0.0.zip')))
        return makeDelta(old, old)
      },
    ],
  ])('and that %s is passed over', async (_, make) => {
    const world = await beforeDelta()
    await signDelta(world, '1.0.0', '2.0.0', await make(world))
    const asked = await askedBy(world)
    expect(asked[0]).toBe('dcz')
    expect(asked.length).toBeGreaterThan(1)
    await opens(world, '2.0.0')
    const alone = { ...world, dir: join(world.folder, 'alone') }
    await (await openDevice(alone)).install()
    await opens(alone, '2.0.0')
  })
})

test('a bomb is stopped at the signed length: no byte more reaches the disk', async () => {
  const world = await beforeDelta()
  const old = await plainForm(readFileSync(await world.findTarget('', 'h5-1.0.0.zip')))
  await signDelta(world, '1.0.0', '2.0.0', await makeDelta(old, Buffer.alloc(20_000_000)))
  let written = 0
  const disk: Disk = {
    ...hastyDisk,
    append: (path, body) => {
      if (path.endsWith('.plain')) written += body.length
      return hastyDisk.append(path, body)
    },
  }
  await withhold(world.repoDir, ['entries'])
  await (await openDevice(world, { disk })).install()
  await opens(world, '2.0.0')
  expect(written).toBeLessThanOrEqual(world.release.plain?.bytes ?? 0)
})

test.each<[string, (bytes: Buffer, at: number) => Buffer]>([
  ['a flipped bit', flipped],
  ['its end missing', (bytes, at) => bytes.subarray(0, at)],
])('a delta with %s, at every hundredth of its length, is not taken', async (_, attempt) => {
  const world = await beforeDelta()
  const honest = world.deltaBytes
  await withholdDeltas(world.repoDir)
  rmSync(await world.findTarget('', 'h5-2.0.0.zip'))
  const device = await openDevice(world)
  const folder = join(world.delta, '..')
  await hastyDisk.makeFolder(folder)
  for (let percent = 0; percent < 100; percent += 1) {
    writeFileSync(world.delta, attempt(honest, Math.floor((honest.length * percent) / 100)))
    expect(await refusal(device.install()), `${percent} %`).toBe('unreachable')
  }
  await opens(world, '1.0.0')
  writeFileSync(world.delta, honest)
  await device.install()
  await opens(world, '2.0.0')
})

test.each(['index', 'zip'] as const)(
  'a bit of the %s flipped, at every hundredth of its length, leads to no other pack',
  async (which) => {
    const world = await beforeDelta()
    rmSync(world.delta)
    const zip = await world.findTarget('', 'h5-2.0.0.zip')
    const path = which === 'zip' ? zip : await world.findTarget('entries', '.json')
    if (which === 'index') rmSync(zip)
    const honest = readFileSync(path)
    const seen = { '1.0.0': 0, '2.0.0': 0 }
    for (let percent = 0; percent < 100; percent += 1) {
      writeFileSync(path, flipped(honest, Math.floor((honest.length * percent) / 100)))
      const copy = { ...world, dir: join(world.folder, `device-${percent}`) }
      cpSync(world.dir, copy.dir, { recursive: true })
      const device = await openDevice(copy)
      // A bit of a file that the device has already is not even requested.
      const version = await device.install().then(
        () => '2.0.0' as const,
        () => '1.0.0' as const,
      )
      seen[version] += 1
      await opens(copy, version)
    }
    expect(seen['1.0.0']).toBeGreaterThan(10)
    expect(seen['2.0.0'] > 0).toBe(which === 'zip')
  },
)

test('a damaged plain form repairs nothing, and the zip is downloaded again', async () => {
  const world = await beforeDelta()
  await askedBy(world)
  const kept = join(world.dir, 'zips', `${world.release.sha256}.zip`)
  writeFileSync(kept, flipped(readFileSync(kept), 50))
  const current = await readCurrent(world.dir)
  truncateSync(join(world.dir, current?.dir ?? '', 'assets/large.txt'), 9)
  expect(await askedBy(world)).toEqual(['dcz'])
  await opens(world, '2.0.0')
})
