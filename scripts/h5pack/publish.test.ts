import { existsSync } from 'node:fs'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { samplePack, temporaryFolder } from '#offline/testing/sample-pack.ts'
import { runCommand } from '#scripts/testing/run-command.ts'

const place = '--repo repo --keys keys'
const first = `${place} --channel production --new-channel --percent 100`
const home = { path: '/', title: '首页' }
const fund = { path: '/fund', title: '基金' }

const built = new Map<string, Buffer>()
/**
 * The zips of 1.0.0 with two routes, 2.0.0 without one of them, and 3.0.0 twice as large; built once
 * for all tests.
 */
async function packs(): Promise<ReadonlyMap<string, Buffer>> {
  if (built.size > 0) return built
  const large = Array.from({ length: 400 }, (_, at) => `x${at ** 5}`).join(';')
  const [one, two, three] = [
    await samplePack('1.0.0', { routes: [home, fund] }),
    await samplePack('2.0.0', { routes: [home] }),
    await samplePack('3.0.0', { routes: [home, fund], extra: { 'large.js': large } }),
  ]
  built.set('1.0.0', await readFile(one.zip))
  built.set('2.0.0', await readFile(two.zip))
  return built.set('3.0.0', await readFile(three.zip))
}

/** The facts that a phone exports: of the release that it has, or of its built-in pack (0). */
const phone = (current: number) => ({
  deviceId: 'd-1',
  appVersion: '5.2.0',
  platform: 'ios',
  channel: 'production',
  bridgeMethods: [],
  wifi: true,
  current,
  blocked: [],
})

/** The packs, and the command in their folder. */
async function engineer() {
  const folder = await temporaryFolder()
  for (const [version, zip] of await packs()) await writeFile(join(folder, `${version}.zip`), zip)
  const h5pack = (line: string) => runCommand(folder, line, { H5PACK_BY: 'Li Hua' })
  return { folder, h5pack }
}

describe('publishing', () => {
  test('needs a named channel without a terminal, and opens a new one only with --new-channel', async () => {
    const { folder, h5pack } = await engineer()
    expect(await h5pack(`publish 1.0.0.zip ${place}`)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/"publish" needs --channel NAME/),
    })
    const typo = await h5pack(`publish 1.0.0.zip ${place} --channel producton --json`)
    expect(typo.status).toBe(1)
    expect(JSON.parse(typo.stdout)).toMatchObject({
      ok: false,
      error: { code: 'confirmation_needed', message: expect.stringMatching(/--new-channel/) },
    })
    expect(existsSync(join(folder, 'repo'))).toBe(false)
    expect(existsSync(join(folder, 'keys'))).toBe(false)
    expect((await h5pack(`publish 1.0.0.zip ${first}`)).status).toBe(0)
    const other = await h5pack(`publish 1.0.0.zip ${place} --channel producton`)
    expect(other.stderr).toContain('those that do: production')
  })

  test('begins with five percent of the devices, and with everyone in the local channel', async () => {
    const { h5pack } = await engineer()
    const { stdout } = await h5pack(`publish 1.0.0.zip ${place} --channel production --new-channel`)
    expect(stdout).toContain('production: 5 % of devices')
    expect(stdout).toContain('a first step: raise it with "h5pack rollout"')
    expect((await h5pack(`publish 1.0.0.zip ${place} --channel local`)).stdout).toContain(
      'local: 100 % of devices',
    )
    await h5pack(`publish 2.0.0.zip ${place} --channel local`)
    const promoted = await h5pack(`promote beta --from local --new-channel ${place}`)
    expect(promoted.stdout).toContain('now     5 % of devices')
  })

  test('stops when routes would be removed, until that is accepted', async () => {
    const { h5pack } = await engineer()
    await h5pack(`publish 1.0.0.zip ${first}`)
    const line = `publish 2.0.0.zip ${place} --channel production`
    const words = 'Routes that production has now would be removed: /fund.'
    expect(await h5pack(line)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: `${words} Give --accept to go on.\n`,
    })
    expect((await h5pack(`${line} --dry-run`)).stdout).toContain(`would ask: ${words}`)
    expect((await h5pack(`${line} --accept`)).stdout).toContain('version 2.0.0 published')
    expect(
      (await h5pack(`publish 1.0.0.zip ${place} --channel production --percent 7`)).status,
    ).toBe(0)
  })

  test('stops when the packs grow by more than the tolerated share', async () => {
    const { h5pack } = await engineer()
    await h5pack(`publish 1.0.0.zip ${first}`)
    const line = `publish 3.0.0.zip ${place} --channel production`
    expect((await h5pack(line)).stderr).toMatch(
      /^The packs would grow by \d+ %, from [\d,]+ to [\d,]+ bytes \(more than 10 %\)\. Give --accept/,
    )
    expect((await h5pack(`${line} --max-growth 900`)).status).toBe(0)
  })

  test('asks for the same confirmations before a promotion', async () => {
    const { h5pack } = await engineer()
    await h5pack(`publish 1.0.0.zip ${first}`)
    await h5pack(`publish 2.0.0.zip ${place} --channel beta --new-channel`)
    expect((await h5pack(`promote production ${place}`)).stderr).toContain(
      'would be removed: /fund',
    )
    expect((await h5pack(`promote nightly ${place}`)).stderr).toContain(
      'give --new-channel to open it',
    )
    expect((await h5pack(`promote production ${place} --accept`)).status).toBe(0)
  })
})

test('a channel is listed, removed once somebody says yes, and published into again without --new-channel', async () => {
  const { h5pack } = await engineer()
  expect((await h5pack('channel list --repo repo')).stdout).toBe('no channel in repo yet\n')
  await h5pack(`publish 1.0.0.zip ${first}`)
  await h5pack(`publish 2.0.0.zip ${place} --channel beta --new-channel --percent 100`)
  expect((await h5pack('channel list --repo repo')).stdout).toBe(
    'beta\n  release 2: version 2.0.0, 100 % of devices, app 5.0.0 or later\n' +
      'production\n  release 1: version 1.0.0, 100 % of devices, app 5.0.0 or later\n',
  )
  expect(await h5pack(`channel remove beta ${place}`)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/withdrawn for good\. Give --accept/),
  })
  expect((await h5pack(`channel remove beta ${place} --accept`)).stdout).toContain(
    'channel beta offers nothing any more; withdrawn: release 2',
  )
  expect((await h5pack('channel list --repo repo')).stdout).not.toContain('beta')
  const again = await h5pack(`publish 2.0.0.zip ${place} --channel beta`)
  expect(again).toMatchObject({ status: 0, stderr: '' })
  expect(again.stdout).toContain('beta: 5 % of devices')
})

test('a lower percentage and a pause say that devices keep the release', async () => {
  const { h5pack } = await engineer()
  await h5pack(`publish 1.0.0.zip ${first}`)
  const keep = 'devices that have it keep it; to replace it there: "h5pack rollback VERSION"'
  expect((await h5pack(`rollout 50% ${place}`)).stdout).toContain(keep)
  expect((await h5pack(`rollout 60% ${place}`)).stdout).not.toContain(keep)
  expect((await h5pack(`pause ${place}`)).stdout).toContain(keep)
})

test('a wider rollout of a paused release says that it reaches no device yet', async () => {
  const { h5pack } = await engineer()
  await h5pack(`publish 1.0.0.zip ${first}`)
  await h5pack(`pause ${place}`)
  expect((await h5pack(`rollout 90% ${place}`)).stdout).toContain('no device gets it before')
  expect((await h5pack(`resume ${place}`)).stdout).not.toContain('no device gets it before')
})

test('status says who did what and when, by --by or H5PACK_BY', async () => {
  const { h5pack } = await engineer()
  await h5pack(`publish 1.0.0.zip ${first}`)
  await h5pack(`rollout 50% ${place} --by Wang`)
  const { stdout } = await h5pack('status --repo repo')
  expect(stdout).toMatch(/ {4}\d{4}-\S+Z Wang: rollout 100 % to 50 %/)
  expect(stdout).toMatch(/ {4}\d{4}-\S+Z Li Hua: published for 100 %/)
  expect(stdout).toMatch(/ {2}devices can install until \d{4}-/)
})

test('a halt needs no targets key, shows in status, and ends by resume', async () => {
  const { folder, h5pack } = await engineer()
  await h5pack(`publish 1.0.0.zip ${first}`)
  expect((await h5pack(`keys halt ${place} --to on-call`)).stdout).toMatch(
    /created: halt key \w{12}, on-call/,
  )
  const call = '--repo repo --keys on-call'
  expect((await h5pack(`halt ${call} --reason blank`)).stderr).toContain(
    'no snapshot key in on-call',
  )
  for (const role of ['snapshot', 'timestamp']) {
    await copyFile(join(folder, 'keys', `${role}.pem`), join(folder, 'on-call', `${role}.pem`))
  }
  expect((await h5pack(`halt ${call} --reason blank --dry-run`)).stdout).toMatch(
    /^would be halted: /,
  )
  expect((await h5pack(`halt ${call} --reason blank`)).stdout).toMatch(
    /^halted: release 1, version 1\.0\.0 in production\n/,
  )
  expect((await h5pack(`halt ${call} --reason blank`)).stdout).toMatch(/^halted already: release 1/)
  expect((await h5pack('status --repo repo')).stdout).toMatch(
    /production, halted since \S+ by Li Hua: blank, 100 %/,
  )
  expect((await h5pack(`resume ${call}`)).stderr).toContain('no targets key in on-call')
  const raised = (await h5pack(`rollout 60% ${place}`)).stdout
  expect(raised).toMatch(/before {2}halted since \S+ by Li Hua: blank, 100 %/)
  expect(raised).toMatch(/now {5}halted since \S+ by Li Hua: blank, 60 %/)
  expect(raised).toContain('no device gets it before "h5pack resume", with the targets key')
  await writeFile(join(folder, 'waits.json'), JSON.stringify(phone(0)))
  expect((await h5pack('explain --repo repo --device waits.json')).stdout).toMatch(
    /the newest is release 1, and it is halted since \S+ by Li Hua: blank\./,
  )
  await writeFile(join(folder, 'has.json'), JSON.stringify(phone(1)))
  const has = (await h5pack('explain --repo repo --device has.json')).stdout
  expect(has).toMatch(/It keeps release 1, .*it is halted since \S+ by Li Hua: blank\./)
  expect(has).toMatch(/release 1 .*it is what the device has; it is halted since/)
  const resumed = (await h5pack(`resume ${place}`)).stdout
  expect(resumed).toMatch(/the halt of \S+ by Li Hua has ended: blank/)
  expect(resumed).toMatch(/now {5}60 % of devices/)
  expect(resumed).not.toContain('no device gets it')
  expect((await h5pack('status --repo repo')).stdout).not.toContain('halted')
})

test('refresh ends with 1 and names who has to renew a role that expires soon', async () => {
  const { h5pack } = await engineer()
  await h5pack(`publish 1.0.0.zip ${first}`)
  expect(await h5pack(`refresh ${place}`)).toMatchObject({ status: 0, stderr: '' })
  const soon = await h5pack(`refresh ${place} --warn-days 40`)
  expect(soon.status).toBe(1)
  expect(soon.stdout).toMatch(
    /^renewed: snapshot, timestamp\n {2}root +until .*\n {2}targets +until/,
  )
  expect(soon.stderr).toMatch(
    /^Devices cannot install after \S+: targets will have expired\. What to do before then: the holder of the targets key/,
  )
  expect(JSON.parse((await h5pack(`refresh ${place} --warn-days 40 --json`)).stdout)).toMatchObject(
    {
      ok: false,
      error: { code: 'expiring' },
      roles: [{ role: 'root', state: 'good' }, { role: 'targets', state: 'soon' }, {}, {}],
    },
  )
})
