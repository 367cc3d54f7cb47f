import { createHash } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { MetaFile, Snapshot, Targets } from '@tufjs/models'
import { expect, test } from 'vitest'
import { openOnline, requireTrusted } from '../release/transaction.ts'
import { createKey, type RoleKey } from '../release/keys.ts'
import {
  expiry,
  metadataPath,
  signed,
  specVersion,
  writeTimestamp,
} from '../release/metadata-store.ts'
import { initRepository, trustedRootPath } from '../release/repository.ts'
import { serveFolder, serve } from '../testing/file-server.ts'
import { sampleWorld } from '../testing/sample-pack.ts'
import { conformanceClient } from './conformance-cli.ts'

const expires = expiry(new Date(), 60 * 60 * 1000)
const body = Buffer.from('a pack')
const sha256 = createHash('sha256').update(body).digest('hex')

/** Targets that pass names on: by role, which names and under which key. */
function delegating(to: readonly { name: string; path: string; by: RoleKey }[]): Targets {
  const keys = Object.fromEntries(to.map(({ by }) => [by.key.keyID, by.key.toJSON()]))
  const roles = to.map(({ name, path, by }) => ({
    name,
    paths: [path],
    keyids: [by.key.keyID],
    threshold: 1,
    terminating: false,
  }))
  const delegations = { keys, roles }
  const form = { _type: 'targets', version: 2, spec_version: specVersion, expires }
  return Targets.fromJSON({ ...form, targets: {}, delegations })
}

/**
 * A repository whose `first` role has the names `a/*` and whose `second` has `b/*`. Both pass them
 * on to the role `shared`, which signs with one key: the one that `first` names for it. `second`
 * names that one too, or another.
 */
async function sharedRole(agreed: boolean) {
  const world = await sampleWorld()
  await initRepository(world)
  const online = await openOnline(world, await requireTrusted(world.repoDir))
  const one = await createKey(join(world.folder, 'one'), 'targets')
  const two = await createKey(join(world.folder, 'two'), 'targets')
  const row = { length: body.length, hashes: { sha256 } }
  const targets = { 'a/pack.zip': row, 'b/pack.zip': row }
  const form = { _type: 'targets', version: 2, spec_version: specVersion, expires }
  const pass = (name: string, path: string, by: RoleKey) => ({ name, path, by })
  const roles = {
    targets: signed(
      delegating([pass('first', 'a/*', one), pass('second', 'b/*', two)]),
      online.targets,
    ),
    first: signed(delegating([pass('shared', 'a/*', one)]), [one]),
    second: signed(delegating([pass('shared', 'b/*', agreed ? one : two)]), [two]),
    shared: signed(Targets.fromJSON({ ...form, targets }), [one]),
  }
  const meta = Object.fromEntries(
    Object.keys(roles).map((name) => [`${name}.json`, new MetaFile({ version: 2 })]),
  )
  const snapshot = signed(new Snapshot({ version: 2, specVersion, expires, meta }), online.snapshot)
  for (const [name, bytes] of Object.entries({ ...roles, snapshot })) {
    await writeFile(metadataPath(world.repoDir, `2.${name}.json`), bytes)
  }
  await writeTimestamp(world.repoDir, online, 2, new MetaFile({ version: 2 }), new Date())
  for (const name of Object.keys(targets)) {
    const path = join(world.repoDir, 'targets', dirname(name), `${sha256}.pack.zip`)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, body)
  }
  return world
}

/** Downloads both names in one run of the client; which came. */
async function downloaded(world: Awaited<ReturnType<typeof sharedRole>>) {
  const base = await serve(serveFolder(world.repoDir))
  const targetDir = join(world.folder, 'downloaded')
  const run = (...args: string[]) =>
    conformanceClient(['--metadata-dir', join(world.folder, 'metadata'), ...args])
  await run('init', trustedRootPath(world.repoDir))
  const from = ['--metadata-url', `${base}/metadata`, '--target-base-url', `${base}/targets`]
  const names = ['a/pack.zip', 'b/pack.zip'].flatMap((name) => ['--target-name', name])
  const error = await run(...from, '--target-dir', targetDir, ...names, 'download').catch(
    (it: unknown) => it,
  )
  return { error, came: await readdir(targetDir) }
}

test('a delegated role is refused where the delegator that leads to it names another key', async () => {
  const { error, came } = await downloaded(await sharedRole(false))
  expect(String(error)).toMatch(/shared was signed by 0\/1 keys/)
  expect(came).toEqual(['a%2Fpack.zip'])
})

test('a delegated role serves every delegator that names its key', async () => {
  const { error, came } = await downloaded(await sharedRole(true))
  expect(error).toBeUndefined()
  expect(came.toSorted()).toEqual(['a%2Fpack.zip', 'b%2Fpack.zip'])
})
