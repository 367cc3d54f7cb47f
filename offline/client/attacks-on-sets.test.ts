import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Release } from '#offline/pack/release.ts'
import { signAnything, withhold } from '../testing/attacker.ts'
import { makeManifest, zipAsGiven } from '../testing/hostile-zip.ts'
import { openDevice, flipped, refusal } from '../testing/sample-device.ts'
import { sampleWorld } from '../testing/sample-pack.ts'
import { opensSet, releaseLargeSet, releaseSet, sampleSet } from '../testing/sample-set.ts'
import {
  askedFor,
  notedSends,
  sendingFiles,
  ways,
  type SendingFile,
} from '../testing/sending-files.ts'
import type { RefusedReason } from './refused.ts'

// In all, the set 1.0.0 is installed and has to open afterwards as ever, whole.

async function attacked() {
  const world = await sampleWorld()
  await releaseSet(world, { app: '1.0.0' })
  const device = await openDevice(world)
  await device.install()
  return { ...world, device }
}

/** Every file that sends a pack, as in `h5-trading-1.0.0.zip`. */
async function filesFor(repoDir: string, pack: string) {
  return (await sendingFiles(repoDir)).filter((it) => it.pack === pack)
}

/**
 * Puts what sends one pack in the place of what sends another, form by form; the zip where there is
 * no such form.
 */
async function replaceAll(repoDir: string, pack: string, other: string): Promise<void> {
  const others = await filesFor(repoDir, other)
  const zip = others.find(({ form }) => form === 'zip')
  for (const { form, path } of await filesFor(repoDir, pack)) {
    const source = others.find((it) => it.form === form) ?? zip
    if (source !== undefined) cpSync(source.path, path)
  }
}

/** Does something to every file that sends the part 2.0.0. */
async function spoilAll(repoDir: string, spoil: (path: string) => Promise<void>): Promise<void> {
  for (const { path } of await filesFor(repoDir, 'h5-trading-2.0.0.zip')) await spoil(path)
}

describe.each(ways)('packs that come by %s', (way, withheld) => {
  /** The set 2.0.0 is published, and comes this way. */
  async function before() {
    const world = await sampleWorld()
    await releaseLargeSet(world, { app: '1.0.0' })
    const device = await openDevice(world)
    await device.install()
    await releaseLargeSet(world, { app: '2.0.0' })
    await withhold(world.repoDir, withheld)
    return { ...world, device }
  }

  test.each<[string, (repoDir: string) => Promise<void>]>([
    [
      'mix and match: a part of the set before in place of the new one',
      (it) => replaceAll(it, 'h5-trading-2.0.0.zip', 'h5-trading-1.0.0.zip'),
    ],
    [
      'mix and match: one part in place of another',
      (it) => replaceAll(it, 'h5-trading-2.0.0.zip', 'h5-content-2.0.0.zip'),
    ],
    ['a mirror that withholds one part', (it) => spoilAll(it, rm)],
    ['a mirror that empties one part', (it) => spoilAll(it, (path) => writeFile(path, ''))],
  ])('are refused whole, and come once the repository is honest: %s', async (_, attack) => {
    const world = await before()
    const honest = join(world.folder, 'honest')
    cpSync(world.repoDir, honest, { recursive: true })
    await attack(world.repoDir)
    const { base, asked } = await notedSends(world.repoDir)
    const device = await openDevice(world, { repository: base })
    expect(await refusal(device.install())).toMatch(/^(hash|length|unreachable)$/)
    expect([...asked].slice(0, askedFor(way, '').length)).toEqual(askedFor(way, 'h5-2.0.0.zip'))
    await opensSet(world, { app: '1.0.0' })
    cpSync(honest, world.repoDir, { recursive: true })
    await world.device.install()
    await opensSet(world, { app: '2.0.0' })
  })
})

/**
 * A set with a newer part alone, one file that sends it, and the others gone but for those that the
 * way needs.
 */
async function newerPart(form: SendingFile['form'], gone: readonly SendingFile['form'][]) {
  const world = await sampleWorld()
  await releaseLargeSet(world, { app: '1.0.0' })
  await (await openDevice(world)).install()
  await releaseLargeSet(world, { app: '1.0.0', trading: '1.0.1' })
  const files = await filesFor(world.repoDir, 'h5-trading-1.0.1.zip')
  for (const it of files) if (gone.includes(it.form)) rmSync(it.path)
  const path = files.find((it) => it.form === form)?.path ?? ''
  return { ...world, path, honest: readFileSync(path) }
}

test.each<[SendingFile['form'], readonly SendingFile['form'][], RefusedReason]>([
  ['delta', ['index', 'zip'], 'unreachable'],
  ['zip', ['delta', 'index'], 'hash'],
])(
  'a part whose %s, its only form, is damaged at every 1 % of its length',
  async (form, gone, reason) => {
    const world = await newerPart(form, gone)
    const { path, honest } = world
    const device = await openDevice(world)
    for (let percent = 0; percent < 100; percent += 1) {
      writeFileSync(path, flipped(honest, Math.floor((honest.length * percent) / 100)))
      expect(await refusal(device.install()), `${percent} %`).toBe(reason)
    }
    await opensSet(world, { app: '1.0.0' })
    writeFileSync(path, honest)
    await device.install()
    await opensSet(world, { app: '1.0.0', trading: '1.0.1' })
  },
)

test.each(['index', 'zip'] as const)(
  'a part that comes as changed files, its %s damaged at every 1 % of its length',
  async (form) => {
    const world = await newerPart(form, ['delta'])
    const { path, honest } = world
    const seen = { '1.0.0': 0, '1.0.1': 0 }
    for (let percent = 0; percent < 100; percent += 1) {
      writeFileSync(path, flipped(honest, Math.floor((honest.length * percent) / 100)))
      const copy = { ...world, dir: join(world.folder, `device-${percent}`) }
      cpSync(world.dir, copy.dir, { recursive: true })
      // A bit of a file that the device has already is not even requested.
      const trading = await (await openDevice(copy)).install().then(
        () => '1.0.1' as const,
        () => '1.0.0' as const,
      )
      seen[trading] += 1
      await opensSet(copy, { app: '1.0.0', trading })
    }
    // Without its index the part comes as the whole zip, which is honest.
    expect(seen['1.0.0'] > 0).toBe(form === 'zip')
    expect(seen['1.0.1']).toBeGreaterThan(10)
  },
)

// The claims that a thief of the keys, or a build server, may sign: metadata that says other than
// the packs, and packs that are no set.
type Signed = Partial<Pick<Release, 'pack' | 'needs' | 'parts' | 'version'>>
type Members = Awaited<ReturnType<typeof sampleSet>>

test.each<[string, RegExp, (set: Members, was: Members) => Promise<readonly [Buffer, Signed]>]>([
  [
    'a part of another set, signed for this one',
    /trading for \w+, signed is trading for/,
    async (set, was) => [
      readFileSync(set.trading.zip),
      { pack: 'trading', needs: { app: was.app.sha256 } },
    ],
  ],
  [
    'one part under the name of another',
    /is content for \w+, signed is trading/,
    async (_, was) => [
      readFileSync(was.content.zip),
      { pack: 'trading', needs: { app: was.app.sha256 } },
    ],
  ],
  [
    'the common pack as a part',
    /part app belongs to another common pack/,
    async (_, was) => [
      readFileSync(was.app.zip),
      { pack: 'trading', needs: { app: was.app.sha256 }, version: '1.0.0' },
    ],
  ],
  [
    'a part as the common pack',
    /is trading for \w+, signed is app/,
    async (_, was) => [readFileSync(was.trading.zip), {}],
  ],
  [
    'a common pack signed as if it had no parts',
    /app with content, trading, signed is app/,
    async (set) => [readFileSync(set.app.zip), {}],
  ],
  [
    'a part that lists a file of the common pack',
    /Two packs of the set list assets/,
    async (_, was) => {
      const signed = { pack: 'trading', needs: { app: was.app.sha256 } }
      const files = [['assets/index-a1.js', Buffer.from('evil()')]] as const
      const manifest = makeManifest(files, {
        ...signed,
        schema: 2,
        version: '6.6.6',
        entry: undefined,
      })
      return [zipAsGiven([...files, ['pack.json', manifest]]), signed]
    },
  ],
])('the device refuses %s', async (_, why, make) => {
  const world = await attacked()
  // Its common pack is the one that is installed.
  const was = await sampleSet({ app: '1.0.0', content: '6.6.6', trading: '6.6.6' })
  const set = await sampleSet({ app: '6.6.6' })
  const [zip, signed] = await make(set, was)
  await signAnything(world, zip, { ...signed, release: 66 })
  await expect(world.device.install()).rejects.toThrow(why)
  await opensSet(world, { app: '1.0.0' })
})

test.each<[string, Signed]>([
  [
    'a part that needs a common pack which nobody has',
    { pack: 'trading', needs: { app: 'f'.repeat(64) } },
  ],
  ['a part that the common pack does not name', { pack: 'extra' }],
])('the device passes over %s', async (_, signed) => {
  const world = await attacked()
  const was = await sampleSet({ app: '1.0.0', trading: '6.6.6' })
  const needs = signed.needs ?? { app: was.app.sha256 }
  await signAnything(world, readFileSync(was.trading.zip), { ...signed, needs, release: 66 })
  expect(await world.device.install()).toMatchObject({ changed: false, why: 'up_to_date' })
  await opensSet(world, { app: '1.0.0' })
})

test('a common pack without released parts is skipped', async () => {
  const world = await attacked()
  const { app } = await sampleSet({ app: '6.6.6' })
  await signAnything(world, readFileSync(app.zip), { parts: ['content', 'trading'] })
  expect(await world.device.install()).toMatchObject({ changed: false, why: 'incomplete' })
  await opensSet(world, { app: '1.0.0' })
})
