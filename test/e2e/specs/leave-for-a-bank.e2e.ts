import { expect, test } from 'vitest'
import { cmbQuerySignStatus } from '#api/calls/payment-bank.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { AddBankPage } from '#test/e2e/pages/add-bank-page.ts'
import { CmbGuidePage } from '#test/e2e/pages/cmb-guide-page.ts'
import { pressOutside } from '#test/e2e/trip-steps.ts'
import { openProvider } from '#test/e2e/provider.ts'
import { inventedCardNo } from '#test/sandbox/departments/identity/invented.ts'
import { decideAtBank } from '#test/sandbox/departments/identity/testing/bank-pages.ts'

const BANK = '融悦支付银行'

onEachEngine({ path: '/', provider: openProvider }, (journey) => {
  /** The add-a-card screen of a user who has just left for the bank's page. */
  const left = async (user: string) => {
    const { host, openAs } = journey()
    await openAs(user, '/deal/addBank')
    const page = await new AddBankPage(host).shown()
    await page.leaveForBank(BANK)
    const { outside } = await host.control.until((state) => state.outside !== null)
    const signNo = new URL(outside ?? '').searchParams.get('signNo') ?? ''
    return { page, signNo }
  }

  const press = (words: string) => pressOutside(journey().host, words)

  test('a user signs at the bank, comes back and is prompted to confirm', async () => {
    const { host } = journey()
    const { page, signNo } = await left('zhang')
    await press('同意')
    await page.says('签约信息')
    expect(await page.address()).toMatchObject({ path: '/cmbResult', query: { signNo } })
    expect((await host.control.state()).outside).toBeNull()
  })

  test('a user refuses at the bank and is back at the guide', async () => {
    const { host } = journey()
    await left('qian')
    await press('拒绝')
    const guide = await new CmbGuidePage(host).shown()
    expect(await guide.address()).toMatchObject({ path: '/cmbAddBank/cmbGuide' })
  })

  test('a user leaves the bank by the back key, goes on there, and signs', async () => {
    const { host } = journey()
    const { page } = await left('wang')
    await host.control.back()
    await page.says('正在等待银行结果')
    await page.leaveAgain(BANK)
    await host.control.until((state) => state.outside !== null)
    await press('同意')
    await page.says('签约信息')
    expect(await page.address()).toMatchObject({ path: '/cmbResult' })
  })

  test('a user finishes at the bank in another browser and sees it here', async () => {
    const { host, provider } = journey()
    const { page, signNo } = await left('shen')
    await host.control.back()
    await page.says('正在等待银行结果')
    const url = `/sandbox/bank/sign?signNo=${signNo}`
    await decideAtBank(provider.client, url, { decision: 'agree' })
    await page.says(`${BANK}已完成签约`)
    expect(await page.address()).toMatchObject({ path: '/cmbAddBank/cmbGuide' })
  })

  test('a user adds the signed card, and its return used again shows that all is done', async () => {
    const { host, provider } = journey()
    const { page, signNo } = await left('han')
    await host.control.back()
    await page.says('正在等待银行结果')
    const [cardNo, mobile] = [inventedCardNo('629909', 'used return'), '19900000009']
    const url = `/sandbox/bank/sign?signNo=${signNo}`
    await decideAtBank(provider.client, url, { decision: 'agree', cardNo, mobile })
    const address = `/cmbResult?signNo=${signNo}&signStatus=signed`
    await host.control.open(address)
    await page.says('签约信息')
    await page.confirmSignedWith(cardNo, mobile, await provider.client.smsCode())
    await host.control.open(address)
    await page.says('这次办理已经完成')
    expect(await page.mentions('银行预留手机号')).toBe(false)
  })

  test('a forged outcome and a signing of another user show nothing of it', async () => {
    const { host, provider } = journey()
    const { signNo } = await left('zhu')
    await host.control.back()
    await host.control.open(`/cmbResult?signNo=${signNo}&signStatus=signed&extStr=%7B%7D`)
    const page = new AddBankPage(host)
    await page.says('正在等待银行结果')
    const user = await OtherDevice.signIn(provider.client, 'zhu')
    expect((await user.ask(cmbQuerySignStatus, { signNo })).status).toBe('open')
    await journey().openAs('qian', `/cmbResult?signNo=${signNo}&signStatus=signed`)
    await page.says('请回到原来的页面查看结果')
    expect(await page.mentions(BANK)).toBe(false)
  })
})
