import { expect, test } from 'vitest'
import { resetTransPwd, verifyTransPwd } from '#api/calls/account.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { keptData } from '#test/e2e/kept-data.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { HomePage, SessionEndedView } from '#test/e2e/pages/home-page.ts'
import { SnapshotView } from '#test/e2e/pages/snapshot-view.ts'
import { openProvider } from '#test/e2e/provider.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'

const CHANGED = '交易密码已在其他设备修改，请重新登录'
const HOLDINGS = '/asset/holdList'

onEachEngine({ path: '/', provider: openProvider, user: 'han' }, (journey) => {
  async function changePassword(before: string, after: string): Promise<void> {
    const other = await OtherDevice.signIn(journey().provider.client, 'han')
    const proof = await other.sealed(other.call, { transPwd: before })
    const { proofToken } = await other.ask(verifyTransPwd, { ...proof, purpose: 'changePassword' })
    const typed = { firstTransPwd: after, transPwd: after }
    const sealed = await other.sealed(other.call, typed)
    await other.ask(resetTransPwd, { transPwdToken: proofToken, ...sealed })
  }

  test('a password changed on another device signs this one out, which says why and keeps nothing', async () => {
    const { host, provider } = journey()
    const home = await (await new HomePage(host).shown()).signedIn()
    const snapshot = new SnapshotView(host)
    await expect.poll(() => snapshot.kept()).toBe(1)
    const key = await snapshot.keyOwner()
    await home.atRest()
    await changePassword(TRADING_PASSWORD, '802519')
    await host.control.open(HOLDINGS)
    const ended = await new SessionEndedView(host).shown()
    expect(await ended.reason()).toBe(CHANGED)
    await expect.poll(() => snapshot.keyOwner()).not.toBe(key)
    const kept = await keptData(host, provider)
    expect(['韩*岳', '130****0015'].filter((mark) => kept.includes(mark))).toEqual([])
    await ended.signInAgain()
    await host.control.open('/')
    await (await home.shown()).signedIn()
  })

  test('home shows the reason first, and then what a visitor sees', async () => {
    const { host } = journey()
    await changePassword('802519', TRADING_PASSWORD)
    await host.control.open('/')
    const ended = await new SessionEndedView(host).shown()
    expect(await ended.reason()).toBe(CHANGED)
    const home = await ended.browse()
    await home.invited()
  })
})
