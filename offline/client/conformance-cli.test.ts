import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { trustedRootPath } from '../release/repository.ts'
import { rotateKeys } from '../release/root-keys.ts'
import { serveFolder, serve } from '../testing/file-server.ts'
import { installed, release } from '../testing/sample-device.ts'
import { conformanceClient } from './conformance-cli.ts'

async function startClient() {
  const world = await installed('1.0.0')
  const asked: string[] = []
  const files = serveFolder(world.repoDir)
  const base = await serve((request, response) => {
    asked.push(request.url ?? '')
    files(request, response)
  })
  const metadataDir = join(world.folder, 'metadata')
  const targetDir = join(world.folder, 'targets')
  const run = (...args: string[]) => conformanceClient(['--metadata-dir', metadataDir, ...args])
  const from = ['--metadata-url', `${base}/metadata`]
  const targets = ['--target-base-url', `${base}/targets/`, '--target-dir', targetDir]
  await run('init', trustedRootPath(world.repoDir))
  const trusted = async () =>
    (await readdir(metadataDir)).filter((name) => name.endsWith('.json')).toSorted()
  return { ...world, asked, metadataDir, targetDir, run, from, targets, trusted }
}

test('init stores the root without any request', async () => {
  const { asked, trusted } = await startClient()
  expect(asked).toEqual([])
  expect(await trusted()).toEqual(['root.json'])
})

test('refresh keeps the metadata under unversioned names, and follows a new root', async () => {
  const client = await startClient()
  await client.run(...client.from, 'refresh')
  expect(await client.trusted()).toEqual([
    'root.json',
    'snapshot.json',
    'targets.json',
    'timestamp.json',
  ])
  await rotateKeys(client, 'timestamp')
  await client.run(...client.from, 'refresh')
  const root: unknown = JSON.parse(await readFile(join(client.metadataDir, 'root.json'), 'utf8'))
  expect(root).toMatchObject({ signed: { version: 2 } })
})

test('refresh fails when metadata is gone, and keeps what it trusts', async () => {
  const client = await startClient()
  await client.run(...client.from, 'refresh')
  const before = await readFile(join(client.metadataDir, 'timestamp.json'))
  await expect(client.run('--metadata-url', 'http://127.0.0.1:1', 'refresh')).rejects.toThrow(
    /cannot fetch/,
  )
  expect((await readFile(join(client.metadataDir, 'timestamp.json'))).equals(before)).toBe(true)
})

test('download fetches a target once, until it changes', async () => {
  const client = await startClient()
  await release(client, '2.0.0')
  const zips = () => client.asked.filter((url) => url.endsWith('.zip')).length
  const names = ['--target-name', 'h5-1.0.0.zip', '--target-name', 'h5-2.0.0.zip']
  await client.run(...client.from, ...client.targets, ...names, 'download')
  await client.run(...client.from, ...client.targets, ...names, 'download')
  expect(zips()).toBe(2)
  expect((await readdir(client.targetDir)).toSorted()).toEqual(['h5-1.0.0.zip', 'h5-2.0.0.zip'])
  await expect(
    client.run(...client.from, ...client.targets, '--target-name', 'other', 'download'),
  ).rejects.toThrow('other is not signed')
})

test.each([
  [['refresh'], '--metadata-url is missing'],
  [['--metadata-url', 'http://127.0.0.1:1', 'fetch'], 'There is no command'],
  [['init'], 'the path of a root is missing'],
])('%j says what is wrong', async (args, reason) => {
  const { run } = await startClient()
  await expect(run(...args)).rejects.toThrow(reason)
})
