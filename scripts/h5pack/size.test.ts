import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { reportPath } from '#offline/pack/module-report.ts'
import { publish } from '#offline/release/repository.ts'
import { builtApp } from '#offline/testing/built-app.ts'
import { sampleWorld } from '#offline/testing/sample-pack.ts'
import { sampleRepository } from '#offline/testing/sample-repository.ts'
import { releaseSet, sampleSet, setZips } from '#offline/testing/sample-set.ts'
import { runCommand } from '#scripts/testing/run-command.ts'

const packSizes = v.object({
  packs: v.array(v.object({ pack: v.string(), bytes: v.number() })),
})

const size = (folder: string, ...args: string[]) => runCommand(folder, ['size', ...args])

test('size of a repository shows how each pack grew, from its releases', async () => {
  const it = await sampleRepository('1.0.0', '2.0.0')
  await it.publishVersion('1.0.0')
  await it.publishVersion('1.0.0', { pack: 'trading' })
  const { stdout, stderr } = await size(it.folder, '--repo', 'repository')
  expect(stderr).toBe('')
  expect(stdout.replaceAll(/[\d,]+(?= bytes|\))/g, 'N')).toMatch(
    /^app\n {2}1\.0\.0: N bytes, release 1, 3\n {2}2\.0\.0: N bytes \([+-]?N\), release 2\n {2}of 2\.0\.0\n {2}by kind of file\n/,
  )
  expect(stdout).toContain('\ntrading\n  1.0.0: ')
  expect(stdout).toContain(
    '  no .modules.json without --reports DIR: there are no sizes by route and library',
  )
})

test('size of a repository with a set shows how each of its packs grew, without deltas', async () => {
  const world = await sampleWorld()
  await releaseSet(world, { app: '1.0.0' })
  await releaseSet(world, { app: '1.0.0', trading: '1.0.1' })
  const { stdout, stderr } = await size(world.folder, '--repo', 'repository', '--json')
  expect(stderr).toBe('')
  const newest = (version: string) => ({ version, bytes: expect.any(Number) })
  expect(JSON.parse(stdout)).toMatchObject({
    packs: [
      { pack: 'app', published: [{ version: '1.0.0', releases: [1] }], newest: newest('1.0.0') },
      { pack: 'content', published: [{ releases: [2] }], newest: newest('1.0.0') },
      {
        pack: 'trading',
        published: [
          { version: '1.0.0', releases: [3] },
          { version: '1.0.1', releases: [4] },
        ],
        newest: newest('1.0.1'),
      },
    ],
  })
})

test('size of a repository shows routes and libraries when the reports of the builds are there', async () => {
  const it = await sampleRepository()
  const { zip } = await builtApp('1.0.0')
  await publish({ repoDir: it.repoDir, keysDir: it.keysDir, zip })
  const reports = join(it.folder, 'reports')
  await mkdir(reports)
  await copyFile(reportPath(zip), join(reports, 'h5-1.0.0.modules.json'))
  const { stdout } = await size(it.folder, '--repo', 'repository', '--reports', 'reports', '--json')
  expect(JSON.parse(stdout)).toMatchObject({
    ok: true,
    packs: [
      {
        pack: 'app',
        published: [{ version: '1.0.0', releases: [1] }],
        newest: {
          version: '1.0.0',
          routes: expect.arrayContaining([{ path: '/hold', own: expect.any(Number) }]),
        },
      },
    ],
  })
})

test('size of the packs of one release names each, and gives their sum', async () => {
  const world = await sampleWorld()
  const set = await sampleSet({ app: '1.0.0' })
  const zips = setZips(set)
  const { stdout, stderr } = await size(world.folder, ...zips)
  expect(stderr).toBe('')
  expect(stdout.replaceAll(/[\d,]+(?= bytes)/g, 'N')).toMatch(
    /^app\n {2}1\.0\.0: N bytes\n[^]*\ncontent\n {2}1\.0\.0: N bytes\n[^]*\ntrading\n {2}1\.0\.0: N bytes\n[^]*\ntogether: N bytes in 3 packs\n$/,
  )
  expect(stdout).not.toMatch(/bytes \([+-]/)
  const given = v.parse(packSizes, JSON.parse((await size(world.folder, ...zips, '--json')).stdout))
  expect(given.packs.map(({ pack }) => pack)).toEqual(['app', 'content', 'trading'])
  const sum = given.packs.reduce((all, { bytes }) => all + bytes, 0)
  expect(stdout).toContain(`together: ${sum.toLocaleString('en')} bytes`)
})

test('size of two versions of a set shows how each of its packs grew', async () => {
  const world = await sampleWorld()
  const old = setZips(await sampleSet({ app: '1.0.0' }))
  const now = setZips(await sampleSet({ app: '1.0.1' }))
  const { stdout } = await size(world.folder, ...old, ...now)
  expect(stdout.match(/1\.0\.1: [\d,]+ bytes \([+-]?\d+\)/g)).toHaveLength(3)
})

test.each([
  [[], 2, /takes packs, or --repo/],
  [['a.zip', '--repo', 'repository'], 2, /takes packs, or --repo/],
  [['a.zip', '--reports', 'dist'], 2, /--reports belongs to --repo/],
  [['--repo', 'nowhere'], 1, /There is no repository in nowhere/],
])('a command line with %j is refused', async (args, code, words) => {
  const { folder } = await sampleRepository()
  const { status, stderr } = await size(folder, ...args)
  expect(stderr).toMatch(words)
  expect(status).toBe(code)
})
