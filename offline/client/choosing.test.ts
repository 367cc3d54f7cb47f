import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readDeviceFacts } from '../policy/device-facts.ts'
import { publish, type PublishOptions } from '../release/publish.ts'
import { signAnything } from '../testing/attacker.ts'
import { promote } from '../release/republish.ts'
import { openDevice, installed, opens, refusal, type World } from '../testing/sample-device.ts'
import { samplePack, sampleWorld } from '../testing/sample-pack.ts'
import { createBoot } from './boot.ts'
import type { DeviceOptions } from './device-options.ts'

async function publishWith(world: World, version: string, options: Partial<PublishOptions>) {
  const { zip } = await samplePack(version, { extra: { 'v.js': version } })
  return publish({ ...world, zip, ...options })
}
const readDeviceState = async (world: World): Promise<unknown> =>
  JSON.parse(await readFile(join(world.dir, 'state.json'), 'utf8'))

describe('a release', () => {
  test.each<[string, string, Partial<PublishOptions>, Partial<DeviceOptions>]>([
    ['for 0 % of devices', 'not_in_cohort', { policy: { basisPoints: 0 } }, {}],
    ['for other systems', 'platform', { policy: { platforms: ['ios'] } }, { platform: 'android' }],
    ['for older apps', 'app_too_new', { policy: { maxAppVersion: '5.1.0' } }, {}],
    [
      'that requires a method which the app lacks',
      'missing_method',
      { policy: { requiredMethods: ['scanCard'] } },
      { bridgeMethods: ['login'] },
    ],
    ['for wifi only', 'needs_wifi', { policy: { wifiOnly: true } }, { onWifi: () => false }],
    ['of another channel', 'up_to_date', { channel: 'beta' }, {}],
  ])('%s is not installed, with the reason %s', async (_, why, publishing, having) => {
    const world = await installed('1.0.0')
    await publishWith(world, '2.0.0', publishing)
    const device = await openDevice(world, having)
    expect(await device.install()).toMatchObject({ changed: false, why, current: { release: 1 } })
    await opens(world, '1.0.0')
    expect(await readDeviceState(world)).toMatchObject({ lastCheck: { outcome: why, detail: '' } })
  })

  test.each<[string, Partial<PublishOptions>, Partial<DeviceOptions>]>([
    ['for this system', { policy: { platforms: ['ios'] } }, { platform: 'ios' }],
    [
      'whose methods the app has',
      { policy: { requiredMethods: ['login'] } },
      { bridgeMethods: ['login'] },
    ],
    ['of the channel that the device follows', { channel: 'beta' }, { channel: 'beta' }],
    ['for wifi only, on wifi,', { policy: { wifiOnly: true } }, { onWifi: () => true }],
  ])('%s is installed', async (_, publishing, having) => {
    const world = await installed('1.0.0')
    await publishWith(world, '2.0.0', publishing)
    expect(await (await openDevice(world, having)).install()).toMatchObject({ changed: true })
    expect(await readDeviceState(world)).toMatchObject({
      lastCheck: { outcome: 'installed', about: { release: 2, version: '2.0.0' } },
    })
  })

  test('that failed to start on this device is not installed again, even under a higher number', async () => {
    const world = await installed('1.0.0')
    const { zip } = await samplePack('2.0.0')
    await publish({ ...world, zip })
    await world.device.install()
    const boot = createBoot({ dir: world.dir, limits: { failures: 1 } })
    await boot.fail((await boot.startLoad()).token)
    expect((await boot.startLoad()).reader.release).toBe(1)
    expect(await world.device.install()).toMatchObject({ changed: false, why: 'blocked' })
    await publishWith(world, '3.0.0', {})
    await world.device.install()
    await publish({ ...world, zip, channel: 'beta' })
    const beta = await openDevice(world, { channel: 'beta' })
    expect(await beta.install()).toMatchObject({ changed: false, why: 'blocked' })
  })
})

describe('a pack and an app of different ages', () => {
  const needs = (version: number, ...required: string[]) => ({
    bridge: { version, methods: ['login', 'getNotchSize', ...required], required },
  })

  test.each([
    ['that lacks a required method', 'missing_method', needs(1, 'login', 'scanFace')],
    ['with an older bridge contract', 'bridge', needs(2, 'login')],
  ])('an app %s keeps its pack and downloads nothing', async (_, why, options) => {
    const world = await installed('1.0.0')
    const { zip } = await samplePack('2.0.0', options)
    await publish({ ...world, zip })
    await rm(join(world.repoDir, 'targets'), { recursive: true })
    const device = await openDevice(world, { bridgeMethods: ['login'], bridgeVersion: 1 })
    expect(await device.install()).toMatchObject({ changed: false, why, current: { release: 1 } })
    await opens(world, '1.0.0')
  })

  test.each([
    ['missing_method', needs(1, 'login', 'scanFace')],
    ['bridge', needs(2, 'login')],
  ])(
    'a release whose metadata omits the requirement is refused (%s) before the switch',
    async (reason, options) => {
      const world = await installed('1.0.0')
      const { zip } = await samplePack('2.0.0', options)
      await signAnything(world, await readFile(zip), { version: '2.0.0' })
      const device = await openDevice(world, { bridgeMethods: ['login'], bridgeVersion: 1 })
      expect(await refusal(device.install())).toBe(reason)
      await opens(world, '1.0.0')
      expect(await readDeviceState(world)).toMatchObject({ lastCheck: { outcome: reason } })
    },
  )

  test('an app that lacks only optional methods installs the pack', async () => {
    const world = await installed('1.0.0')
    const { zip } = await samplePack('2.0.0', needs(1, 'login'))
    const { requiredMethods } = await publish({ ...world, zip })
    expect(requiredMethods).toEqual(['login'])
    const device = await openDevice(world, { bridgeMethods: ['login'] })
    expect(await device.install()).toMatchObject({ changed: true, current: { version: '2.0.0' } })
  })

  test('a newer app installs an older pack', async () => {
    const world = await sampleWorld()
    const { zip } = await samplePack('1.0.0', needs(1, 'login'))
    await publish({ ...world, zip })
    const device = await openDevice(world, {
      appVersion: '9.0.0',
      bridgeMethods: ['login', 'somethingNewer'],
      bridgeVersion: 7,
    })
    expect(await device.install()).toMatchObject({ changed: true, current: { version: '1.0.0' } })
  })

  test('a promotion with other conditions keeps the methods that the pack itself requires', async () => {
    const world = await sampleWorld()
    const { zip } = await samplePack('1.0.0', needs(1, 'login'))
    await publish({ ...world, zip, channel: 'beta' })
    const policy = { requiredMethods: ['scan'] }
    const { after } = await promote(world, 'production', { channel: 'beta' }, policy)
    expect(after.requiredMethods).toEqual(['login', 'scan'])
  })
})

test('the device keeps its random id, and stores the facts of its last decision', async () => {
  const world = await installed('1.0.0')
  const text = await readFile(join(world.dir, 'state.json'), 'utf8')
  const facts = readDeviceFacts(text)
  expect(facts).toEqual(await (await openDevice(world)).facts())
  expect(facts).toMatchObject({ current: 1, channel: 'production', appVersion: '5.2.0' })
  await (await openDevice(world)).install()
  expect(await readDeviceState(world)).toMatchObject({ deviceId: facts.deviceId })
})

test('state.json stores the reason of a refusal', async () => {
  const world = await installed('1.0.0')
  const away = await openDevice(world, { repository: join(world.folder, 'nowhere') })
  await expect(away.install()).rejects.toMatchObject({ reason: 'unreachable' })
  expect(await readDeviceState(world)).toMatchObject({
    lastCheck: { outcome: 'unreachable', about: null, detail: expect.stringContaining('nowhere') },
  })
})
