import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Release } from '../pack/release.ts'
import { hastyDisk, signAnything } from '../testing/attacker.ts'
import { manifestOf, zipAsGiven } from '../testing/hostile-zip.ts'
import { deviceOf, flipped, refusal } from '../testing/sample-device.ts'
import { sampleWorld } from '../testing/sample-pack.ts'
import { opensSet, releaseSet, sampleSet } from '../testing/sample-set.ts'

// In all, the set 1.0.0 is installed and has to open afterwards as ever, whole.

async function attacked() {
  const world = await sampleWorld()
  await releaseSet(world, { app: '1.0.0' })
  const device = await deviceOf(world, { disk: hastyDisk })
  await device.install()
  return { ...world, device }
}

/** The place of a published zip. */
async function targetOf(repoDir: string, name: string): Promise<string> {
  const names = await readdir(join(repoDir, 'targets'))
  return join(repoDir, 'targets', names.find((it) => it.endsWith(`.${name}`)) ?? '')
}

test('mix and match: a part of the set before in place of the new one', async () => {
  const world = await attacked()
  await releaseSet(world, { app: '2.0.0' })
  const old = await targetOf(world.repoDir, 'h5-trading-1.0.0.zip')
  await cp(old, await targetOf(world.repoDir, 'h5-trading-2.0.0.zip'))
  expect(await refusal(world.device.install())).toMatch(/^(hash|length)$/)
  await opensSet(world, { app: '1.0.0' })
})

test('mix and match: one part in place of another', async () => {
  const world = await attacked()
  await releaseSet(world, { app: '2.0.0' })
  const content = await targetOf(world.repoDir, 'h5-content-2.0.0.zip')
  await cp(content, await targetOf(world.repoDir, 'h5-trading-2.0.0.zip'))
  expect(await refusal(world.device.install())).toMatch(/^(hash|length)$/)
  await opensSet(world, { app: '1.0.0' })
})

test('a mirror that withholds one part', async () => {
  const world = await attacked()
  await releaseSet(world, { app: '2.0.0' })
  const path = await targetOf(world.repoDir, 'h5-trading-2.0.0.zip')
  const honest = await readFile(path)
  await writeFile(path, '')
  expect(await refusal(world.device.install())).toBeTruthy()
  await opensSet(world, { app: '1.0.0' })
  await writeFile(path, honest)
  await world.device.install()
  await opensSet(world, { app: '2.0.0' })
})

test('a part that is damaged at every 1 % of its length', async () => {
  const world = await attacked()
  await releaseSet(world, { app: '1.0.0', trading: '1.0.1' })
  const path = await targetOf(world.repoDir, 'h5-trading-1.0.1.zip')
  const honest = await readFile(path)
  for (let percent = 0; percent < 100; percent += 1) {
    await writeFile(path, flipped(honest, Math.floor((honest.length * percent) / 100)))
    expect(await refusal(world.device.install()), `${percent} %`).toBe('hash')
  }
  await opensSet(world, { app: '1.0.0' })
}, 60_000)

// What a thief of the keys, or a build server, may sign: metadata that says other than the packs, and packs that are no set.
type Signed = Partial<Pick<Release, 'pack' | 'needs' | 'parts' | 'version'>>
type Members = Awaited<ReturnType<typeof sampleSet>>

test.each<[string, RegExp, (set: Members, was: Members) => Promise<readonly [Buffer, Signed]>]>([
  [
    'a part of another set, signed for this one',
    /trading for \w+, signed is trading for/,
    async (set, was) => [
      await readFile(set.trading.zip),
      { pack: 'trading', needs: { app: was.app.sha256 } },
    ],
  ],
  [
    'one part under the name of another',
    /is content for \w+, signed is trading/,
    async (_, was) => [
      await readFile(was.content.zip),
      { pack: 'trading', needs: { app: was.app.sha256 } },
    ],
  ],
  [
    'the common pack as a part',
    /part app belongs to another common pack/,
    async (_, was) => [
      await readFile(was.app.zip),
      { pack: 'trading', needs: { app: was.app.sha256 }, version: '1.0.0' },
    ],
  ],
  [
    'a part as the common pack',
    /is trading for \w+, signed is app/,
    async (_, was) => [await readFile(was.trading.zip), {}],
  ],
  [
    'a common pack signed as if it had no parts',
    /app with content, trading, signed is app/,
    async (set) => [await readFile(set.app.zip), {}],
  ],
  [
    'a part that lists a file of the common pack',
    /Two packs of the set list assets/,
    async (_, was) => {
      const signed = { pack: 'trading', needs: { app: was.app.sha256 } }
      const files = [['assets/index-a1.js', Buffer.from('evil()')]] as const
      const manifest = manifestOf(files, {
        ...signed,
        schema: 2,
        version: '6.6.6',
        entry: undefined,
      })
      return [zipAsGiven([...files, ['pack.json', manifest]]), signed]
    },
  ],
])('refused: %s', async (_, why, make) => {
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
])('passed over: %s', async (_, signed) => {
  const world = await attacked()
  const was = await sampleSet({ app: '1.0.0', trading: '6.6.6' })
  const needs = signed.needs ?? { app: was.app.sha256 }
  await signAnything(world, await readFile(was.trading.zip), { ...signed, needs, release: 66 })
  expect(await world.device.install()).toMatchObject({ changed: false, why: 'up_to_date' })
  await opensSet(world, { app: '1.0.0' })
})

test('passed over: a common pack whose parts nobody released', async () => {
  const world = await attacked()
  const { app } = await sampleSet({ app: '6.6.6' })
  await signAnything(world, await readFile(app.zip), { parts: ['content', 'trading'] })
  expect(await world.device.install()).toMatchObject({ changed: false, why: 'incomplete' })
  await opensSet(world, { app: '1.0.0' })
})
