import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { createDevice, type Device } from '#offline/client/device.ts'
import { withholdDeltas } from '#offline/testing/attacker.ts'
import { LOCAL_CHANNEL } from '#offline/pack/release.ts'
import { publishSet, trustedRootPath } from '#offline/release/repository.ts'
import { REFERENCE_APP_VERSION, supportedBridge } from '#scripts/local-release.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { FundDetailSinglePage } from '#test/e2e/pages/fund-detail-single-page.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { QuestionDialog } from '#test/e2e/pages/question-dialog.ts'
import { openProvider } from '#test/e2e/provider.ts'

/** A release repository with version 1, and a device that has installed it. */
async function ownRelease() {
  const folder = await mkdtemp(join(tmpdir(), 'h5-update-'))
  const repoDir = join(folder, 'repository')
  const deviceDir = join(folder, 'device')
  const release = (zips: readonly string[]) =>
    publishSet({ repoDir, keysDir: join(folder, 'keys'), zips, channel: LOCAL_CHANNEL })
  await release(inject('e2e').packs[0])
  const device: Device = createDevice({
    dir: deviceDir,
    repository: repoDir,
    trustedRoot: await readFile(trustedRootPath(repoDir)),
    appVersion: REFERENCE_APP_VERSION,
    channel: LOCAL_CHANNEL,
    ...supportedBridge(REFERENCE_APP_VERSION),
  })
  await device.install()
  return { folder, repoDir, deviceDir, device, release }
}

/** Changes one bit in the middle of the published zip of a version. */
async function flipByte(repoDir: string, version: string): Promise<void> {
  const targets = join(repoDir, 'targets')
  const names = await readdir(targets)
  const name = names.find((it) => it.endsWith(`h5-${version}.zip`))
  if (name === undefined) throw new Error(`${version} is not published: ${names.join(', ')}`)
  const bytes = await readFile(join(targets, name))
  const middle = bytes.length >> 1
  bytes.writeUInt8((bytes[middle] ?? 0) ^ 1, middle)
  await writeFile(join(targets, name), bytes)
}

const folders: string[] = []
afterAll(async () => {
  for (const folder of folders)
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
})

let own: Awaited<ReturnType<typeof ownRelease>> | null = null
const device = async () => {
  own = await ownRelease()
  folders.push(own.folder)
  return own.deviceDir
}

// A phone's device folder is not accessible.
const on = ({ phone }: { phone: unknown }) => phone === null

onEachEngine({ path: '/', provider: openProvider, user: 'zhang', device, on }, (journey) => {
  test('a user keeps version 1 while 2 is installed, opens 2 next, and still opens 2 after a damaged version 3 is refused', async () => {
    if (own === null) throw new Error('there is no device')
    const { host } = journey()
    const [, second, third] = inject('e2e').packs
    const home = await new HomePage(host).shown()
    expect(await home.version()).toBe('1.0.0')

    await own.release(second)
    const { current } = await own.device.install()
    expect(current.version).toBe('2.0.0')
    // A screen that is loaded only now still comes from version 1.
    const fund = await home.findFund('980301', '禾岸灵活配置混合A')
    await fund.buy()
    await host.control.back()
    await new FundDetailSinglePage(host).shown()
    await host.control.back()
    expect(await (await home.shown()).version()).toBe('1.0.0')
    expect((await host.control.state()).version).toBe('1.0.0')

    await host.control.open('/')
    expect(await (await home.shown()).version()).toBe('2.0.0')

    await own.release(third)
    // A delta would not use the zip.
    await withholdDeltas(own.repoDir)
    await flipByte(own.repoDir, '3.0.0')
    await expect(own.device.install()).rejects.toMatchObject({
      name: 'PackRefused',
      reason: 'hash',
    })
    await host.control.open('/')
    expect(await (await home.shown()).version()).toBe('2.0.0')
    await home.signedIn()
  })
})

onEachEngine({ path: '/', provider: openProvider, user: 'zhang', device, on }, (journey) => {
  test('a user who returns to the app is offered the version installed meanwhile, and opens it at once', async () => {
    if (own === null) throw new Error('there is no device')
    const { host } = journey()
    const [, second] = inject('e2e').packs
    const home = await new HomePage(host).shown()
    expect(await home.version()).toBe('1.0.0')
    const offer = new QuestionDialog(host)
    const offeredOnResume = async () => {
      await host.control.sendToPage(JSON.stringify({ event: 'resume', data: {} }))
      return offer.isOpen()
    }
    expect(await offeredOnResume()).toBe(false)

    await own.release(second)
    await own.device.install()
    await expect.poll(offeredOnResume).toBe(true)
    expect(await offer.text()).toContain('有新版本，点击更新')
    await offer.goOnAnew('更新', home)
    await expect.poll(() => home.version()).toBe('2.0.0')
    expect((await host.control.state()).version).toBe('2.0.0')
    await home.signedIn()
    // The newest version is open: nothing more is offered.
    expect(await offeredOnResume()).toBe(false)
  })
})

onEachEngine({ path: '/', provider: openProvider, user: 'zhang', device, on }, (journey) => {
  test('a page that was loaded ahead from version 1 is not opened once version 2 is installed', async () => {
    if (own === null) throw new Error('there is no device')
    const { host } = journey()
    const [, second] = inject('e2e').packs
    await new HomePage(host).shown()
    await host.control.prepareWarm()
    await own.release(second)
    await own.device.install()
    const afresh = await host.control.openWarm('/')
    expect([afresh.shown, afresh.version]).toEqual(['cold', '2.0.0'])
    await new HomePage(host).shown()

    await host.control.prepareWarm()
    const warm = await host.control.openWarm('/')
    expect(warm.shown).not.toBe('cold')
    expect(warm.version).toBe('2.0.0')
    await host.follow()
    expect(await (await new HomePage(host).shown()).version()).toBe('2.0.0')
  })
})
