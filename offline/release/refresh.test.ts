import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sampleRepository } from '../testing/sample-repository.ts'
import { makeHaltKey } from './halt-releases.ts'
import { readTrusted } from './metadata-store.ts'
import { refresh } from './repository.ts'
import { repositoryStatus } from './releases.ts'

const START = Date.parse('2026-03-01T00:00:00.000Z')
const DAY = 24 * 60 * 60 * 1000
const after = (days: number) => () => new Date(START + days * DAY)

/** A repository of the first of March, with a halt key. */
async function repository() {
  const world = await sampleRepository()
  await world.publishVersion('1.0.0', { now: after(0) })
  await makeHaltKey({ ...world, now: after(0) })
  return world
}

async function ends(repoDir: string) {
  const roles = (await repositoryStatus(repoDir))?.roles ?? []
  return Object.fromEntries(roles.map(({ role, expires }) => [role, expires.slice(0, 10)]))
}

describe('refresh without options', () => {
  test('signs the timestamp every time, and the snapshot from half its life on', async () => {
    const world = await repository()
    const early = await refresh({ ...world, now: after(14) })
    expect(early.roles.filter((it) => it.renewed).map(({ role }) => role)).toEqual(['timestamp'])
    expect(await ends(world.repoDir)).toMatchObject({
      snapshot: '2026-03-31',
      timestamp: '2026-03-16',
    })
    const due = await refresh({ ...world, now: after(16) })
    expect(due.roles.filter((it) => it.renewed).map(({ role }) => role)).toEqual([
      'snapshot',
      'timestamp',
    ])
    expect(await ends(world.repoDir)).toMatchObject({
      snapshot: '2026-04-16',
      timestamp: '2026-03-18',
    })
  })

  test('says by when a person has to come for targets and root, and devices can install until the first end', async () => {
    const world = await repository()
    const { roles, installableUntil } = await refresh({ ...world, now: after(10) })
    expect(
      roles.map(({ role, expires, state }) => `${role} ${expires.slice(0, 10)} ${state}`),
    ).toEqual([
      'root 2027-03-01 good',
      'targets 2026-03-31 good',
      'halt 2027-03-01 good',
      'snapshot 2026-03-31 good',
      'timestamp 2026-03-12 good',
    ])
    expect(roles[0]?.todo).toMatch(/custodians of the root keys run "h5pack keys renew"/)
    expect(roles[1]?.todo).toMatch(/targets key runs "h5pack refresh --all"/)
    expect(roles[4]?.todo).toBeNull()
    expect(installableUntil).toBe('2026-03-12T00:00:00Z')
  })

  test.each([
    [15, 14, 'good'],
    [16, 14, 'soon'],
    [16, 7, 'good'],
    [31, 14, 'expired'],
  ])('on day %i with %i days of warning the targets are %s', async (day, warnDays, state) => {
    const world = await repository()
    const { roles } = await refresh({ ...world, now: after(day), warnDays })
    expect(roles.find(({ role }) => role === 'targets')?.state).toBe(state)
  })

  test('devices do not install until the timestamp when the targets end before it', async () => {
    const world = await repository()
    const { installableUntil } = await refresh({ ...world, now: after(29.5) })
    expect(installableUntil).toBe('2026-03-31T00:00:00Z')
  })

  test('works with the timestamp key alone, and then asks for the snapshot key in time', async () => {
    const world = await repository()
    for (const role of ['root', 'targets', 'snapshot', 'halt']) {
      await rm(join(world.keysDir, `${role}.pem`))
    }
    const { roles } = await refresh({ ...world, now: after(16) })
    expect(roles.find(({ role }) => role === 'snapshot')).toMatchObject({
      renewed: false,
      expires: '2026-03-31T00:00:00Z',
      todo: 'the holder of the snapshot key runs "h5pack refresh"',
    })
  })

  test('renews the halts two months before their expiry, and the snapshot with them', async () => {
    const world = await repository()
    await refresh({ ...world, all: true, now: after(320) })
    expect(await ends(world.repoDir)).toMatchObject({ halt: '2028-01-15', targets: '2027-02-14' })
    expect((await readTrusted(world.repoDir))?.halt?.signed.version).toBe(2)
  })
})

test('refresh with all renews the targets too', async () => {
  const world = await repository()
  const { roles } = await refresh({ ...world, all: true, now: after(20) })
  expect(roles.filter((it) => it.renewed).map(({ role }) => role)).toEqual([
    'targets',
    'snapshot',
    'timestamp',
  ])
  expect(await ends(world.repoDir)).toMatchObject({ targets: '2026-04-20' })
})

test('a dry run of refresh writes nothing', async () => {
  const world = await repository()
  const path = join(world.repoDir, 'metadata', 'timestamp.json')
  const before = await readFile(path)
  const { roles } = await refresh({ ...world, dryRun: true, now: after(16) })
  expect(roles.filter((it) => it.renewed)).toHaveLength(2)
  expect((await readFile(path)).equals(before)).toBe(true)
})
