import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { refreshTimestamp } from '../testing/sign-again.ts'
import { revokeKey, rotateKeys } from '../release/root-keys.ts'
import { findKeys } from '../release/keys.ts'
import {
  currentMetadata,
  signAnything,
  stealTimestamp,
  withholdDeltas,
} from '../testing/attacker.ts'
import { serveFolder, serve } from '../testing/file-server.ts'
import { hostile } from '../testing/hostile-packs.ts'
import {
  openDevice,
  flipped,
  installed,
  later,
  opens,
  refusal,
  release,
} from '../testing/sample-device.ts'
import { samplePack } from '../testing/sample-pack.ts'

// The attacks that The Update Framework lists (1.5.2), one test each. In all, 1.0.0 is installed
// and has to open afterwards as ever.

async function attacked() {
  const world = await installed('1.0.0')
  const elsewhere = join(world.folder, 'elsewhere')
  cpSync(world.repoDir, elsewhere, { recursive: true })
  return { ...world, elsewhere }
}
const metadata = (repo: string, name: string) => join(repo, 'metadata', name)

describe('refused:', () => {
  test('software that is signed by unknown keys', async () => {
    const world = await attacked()
    const other = await installed('9.0.0')
    const device = await openDevice(world, { repository: other.repoDir })
    expect(await refusal(device.install())).toBe('signature')
    await opens(world, '1.0.0')
  })

  test('a rollback to a pack that is no longer published', async () => {
    const world = await installed('0.9.0')
    const old = join(world.folder, 'old')
    cpSync(world.repoDir, old, { recursive: true })
    await release(world, '1.0.0')
    await world.device.install()
    const device = await openDevice(world, { repository: old })
    expect(await refusal(device.install())).toBe('rollback')
    await opens(world, '1.0.0')
  })

  test('a freeze by metadata that has expired', async () => {
    const world = await attacked()
    await release(world, '2.0.0')
    const device = await openDevice(world, { repository: world.elsewhere, now: later(2) })
    expect(await refusal(device.install())).toBe('expired')
    await opens(world, '1.0.0')
  })

  test('a freeze by a clock that was set back, since the device has stored the latest time', async () => {
    const world = await attacked()
    await refreshTimestamp(world)
    await (await openDevice(world, { now: later(0.5) })).check()
    // Signed 14 hours ago it holds for ten hours more by the clock, and ended two hours before the
    // latest time seen.
    await refreshTimestamp({ ...world, now: later(-0.6) })
    const device = await openDevice(world)
    expect(await refusal(device.install())).toBe('expired')
    await opens(world, '1.0.0')
    const fresh = { ...world, dir: join(world.folder, 'fresh') }
    expect(await (await openDevice(fresh)).install()).toMatchObject({ changed: true })
  })

  test('a fast-forward, which a rotation of the stolen keys ends', async () => {
    const world = await attacked()
    await stealTimestamp({ ...world, repoDir: world.elsewhere })
    await (await openDevice(world, { repository: world.elsewhere })).check()
    await release(world, '2.0.0')
    expect(await refusal(world.device.install())).toBe('rollback')
    await opens(world, '1.0.0')
    await rotateKeys(world, 'timestamp')
    await release(world, '3.0.0')
    await world.device.install()
    await opens(world, '3.0.0')
  })

  test.each([1, 2] as const)(
    'is a mix-and-match with metadata %i of an earlier publication',
    async (which) => {
      const world = await attacked()
      const before = await currentMetadata(world)
      await release(world, '2.0.0')
      const after = await currentMetadata(world)
      const old = readFileSync(metadata(world.repoDir, before[which]))
      writeFileSync(metadata(world.repoDir, after[which]), old)
      expect(await refusal(world.device.install())).toBeTruthy()
      await opens(world, '1.0.0')
    },
  )

  test('are endless data in place of any file', async () => {
    const world = await attacked()
    await release(world, '2.0.0')
    const files = serveFolder(world.repoDir)
    for (const endless of ['timestamp.json', 'snapshot.json', 'targets.json', '']) {
      const base = await serve((request, response) => {
        const { url = '' } = request
        const isPoured = endless === '' ? url.startsWith('/targets/') : url.endsWith(endless)
        if (!isPoured) return files(request, response)
        const pour = () => {
          while (response.write(Buffer.alloc(65_536, ' ')));
        }
        response.on('drain', pour)
        pour()
      })
      const device = await openDevice(world, { repository: base })
      expect(await refusal(device.install())).toMatch(/^(length|unreachable)$/)
    }
    await opens(world, '1.0.0')
  })

  test('is another signed pack in place of the requested one', async () => {
    const world = await attacked()
    await release(world, '2.0.0')
    const targets = join(world.repoDir, 'targets')
    const names = readdirSync(targets)
    const [one = '', two = ''] = ['1.0.0', '2.0.0'].map((it) =>
      names.find((name) => name.endsWith(`h5-${it}.zip`)),
    )
    cpSync(join(targets, one), join(targets, two))
    await withholdDeltas(world.repoDir)
    expect(await refusal(world.device.install())).toMatch(/^(hash|length)$/)
    await opens(world, '1.0.0')
  })

  test("another app's pack that is signed by the same keys", async () => {
    const world = await attacked()
    const { zip } = await samplePack('6.6.6', { appId: 'other-h5' })
    await signAnything(world, readFileSync(zip), { appId: 'other-h5' })
    const device = await openDevice(world, { appId: 'fund-h5' })
    expect(await device.install()).toMatchObject({ changed: false })
    await signAnything(world, readFileSync(zip))
    expect(await refusal(world.device.install())).toBe('manifest')
    await opens(world, '1.0.0')
  })

  test('a signed pack with a file that its manifest does not list', async () => {
    const world = await attacked()
    const extra = hostile.cases.find(({ code }) => code === 'extra')
    await signAnything(world, (await extra?.make()) ?? Buffer.alloc(0))
    expect(await refusal(world.device.install())).toBe('manifest')
    await opens(world, '1.0.0')
  })

  test('is software under a stolen timestamp key', async () => {
    const world = await attacked()
    const other = await installed('8.0.0', '9.0.0')
    await stealTimestamp(world, other)
    const device = await openDevice(world, { repository: other.repoDir })
    expect(await refusal(device.install())).toBe('signature')
    await opens(world, '1.0.0')
  })

  test('what stolen keys sign, after the root has revoked them', async () => {
    const world = await attacked()
    const stolen = join(world.folder, 'stolen')
    cpSync(world.keysDir, stolen, { recursive: true })
    for (const role of ['targets', 'snapshot', 'timestamp'] as const) {
      const [key] = await findKeys([world.keysDir], role)
      await revokeKey(world, key?.key.keyID ?? '')
    }
    await release(world, '2.0.0')
    await world.device.install()
    await opens(world, '2.0.0')
    const evil = { ...world, repoDir: world.elsewhere, keysDir: stolen }
    await signAnything(evil, readFileSync((await samplePack('6.6.6')).zip))
    const roots = readdirSync(join(world.repoDir, 'metadata')).filter((it) =>
      it.endsWith('.root.json'),
    )
    for (const it of roots) cpSync(metadata(world.repoDir, it), metadata(world.elsewhere, it))
    const device = await openDevice(world, { repository: world.elsewhere })
    expect(await refusal(device.install())).toBe('signature')
    await opens(world, '2.0.0')
  })

  test.each<[string, (repo: string) => Promise<string>]>([
    ['answers nothing', async () => 'http://127.0.0.1:1'],
    ['answers errors', async () => serve((_, response) => response.writeHead(503).end())],
    ['answers pages', async () => serve((_, response) => response.end('<!doctype html>'))],
    [
      'sends elsewhere',
      async () => serve((_, response) => response.writeHead(302, { location: '/' }).end()),
    ],
    [
      'hides the packs',
      async (repo) =>
        serve((request, response) =>
          request.url?.startsWith('/targets/') === true
            ? response.writeHead(404).end()
            : serveFolder(repo)(request, response),
        ),
    ],
    [
      'drips the packs',
      async (repo) =>
        serve(
          serveFolder(repo, (response, body, { url = '' }) =>
            url.startsWith('/targets/')
              ? void response.write(body.subarray(0, 9))
              : void response.end(body),
          ),
        ),
    ],
  ])('is a mirror that %s', async (_, mirror) => {
    const world = await attacked()
    await release(world, '2.0.0')
    const repository = await mirror(world.repoDir)
    const device = await openDevice(world, { repository, pace: { patience: 200 } })
    expect(await refusal(device.install())).toBeTruthy()
    await opens(world, '1.0.0')
    await world.device.install()
    await opens(world, '2.0.0')
  })
})

test.each(hostile.cases)('a device refuses a signed pack with $what', async (it) => {
  const world = await attacked()
  await signAnything(world, await it.make(), { version: '1.0.0' })
  const device = await openDevice(world)
  expect(await refusal(device.install())).toBeTruthy()
  await opens(world, '1.0.0')
  expect(readdirSync(join(world.dir, 'packs'))).toHaveLength(1)
  expect(readdirSync(world.folder).toSorted()).toEqual([
    'device',
    'elsewhere',
    'keys',
    'repository',
  ])
})

describe('damage at every 1 % of the length', () => {
  async function damaged(
    path: string,
    attempt: (bytes: Buffer, at: number) => Buffer,
    install: () => Promise<unknown>,
  ) {
    const honest = readFileSync(path)
    for (let percent = 0; percent < 100; percent += 1) {
      const at = Math.floor((honest.length * percent) / 100)
      writeFileSync(path, attempt(honest, at))
      expect(await refusal(install()), `${percent} %`).toBeTruthy()
    }
    writeFileSync(path, honest)
  }

  test.each<[string, (bytes: Buffer, at: number) => Buffer]>([
    ['a flipped bit', flipped],
    ['the end cut off', (bytes, at) => bytes.subarray(0, at)],
  ])('%s is refused, in the zip and in all metadata', async (_, attempt) => {
    const world = await attacked()
    await release(world, '2.0.0')
    await withholdDeltas(world.repoDir)
    const device = await openDevice(world)
    const targets = join(world.repoDir, 'targets')
    const name = readdirSync(targets).find((it) => it.endsWith('h5-2.0.0.zip')) ?? ''
    await damaged(join(targets, name), attempt, () => device.install())
    for (const it of await currentMetadata(world)) {
      // Metadata that was verified before is cached: each attempt is by a device that has not
      // seen 2.0.0.
      await damaged(metadata(world.repoDir, it), attempt, async () => {
        const dir = join(world.folder, 'copy')
        rmSync(dir, { recursive: true, force: true })
        return (await openDevice({ ...world, dir })).install()
      })
    }
    await opens(world, '1.0.0')
    expect(await device.install()).toMatchObject({ changed: true })
    await opens(world, '2.0.0')
  })
})
