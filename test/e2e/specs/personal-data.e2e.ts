import { expect, test } from 'vitest'
import { inventedCardNo } from '#test/sandbox/departments/identity/invented.ts'
import { wrongCode } from '#test/sandbox/testing/coverage/steps-proof.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { figuresIn, keptData, personalFigures } from '#test/e2e/kept-data.ts'
import { BindCardPage, OpenAccountPage, ResultPage } from '#test/e2e/pages/pension-pages.ts'
import { QuestionDialog } from '#test/e2e/pages/question-dialog.ts'
import { InfoListPage } from '#test/e2e/pages/privacy-pages.ts'
import { pressOutside } from '#test/e2e/trip-steps.ts'
import { openProvider } from '#test/e2e/provider.ts'

const BANK = '江海银行'
const MOBILE = '19900000003'
const PENSION_CARD = inventedCardNo('629901', 'wang pension')

onEachEngine({ path: '/', provider: openProvider }, (journey) => {
  test('a user views the stored data, withdraws a consent, and gives it again', async () => {
    const { host, openAs } = journey()
    await openAs('zhang', '/privacy')
    const list = await new InfoListPage(host).shown()
    const mobile = await list.open('基本信息', '手机号')
    expect(await mobile.content()).toBe('130****0001')
    const history = await (await mobile.back()).open('服务偏好', '浏览记录')
    const unproved = await (await history.consent('已同意')).withdraw()
    await (await unproved.cancelled(history)).consent('已同意')
    const password = await history.withdraw()
    await password.press(TRADING_PASSWORD)
    await history.consent('已撤回')
    const after = await history.back()
    await expect.poll(() => after.row('服务偏好', '浏览记录')).toContain('已撤回')
    await (await after.open('服务偏好', '浏览记录')).consentAgain()
  })

  test('a user exports the stored data, and sees why an account with funds cannot be closed', async () => {
    const { host, openAs } = journey()
    await openAs('zhang', '/privacy/infoList')
    const list = await new InfoListPage(host).shown()
    const wrong = await list.export()
    expect(await wrong.refused('135790')).toContain('还可以输入')
    const made = await list.answered(wrong, TRADING_PASSWORD)
    expect(await made.title()).toBe('个人信息已生成')
    expect(await made.text()).toContain('personal-data-20260311.json')
    await made.leave('关闭', list)
    const refusal = await list.closeRefused()
    expect(await refusal.text()).toContain('账户仍持有基金份额')
    await refusal.leave('确认', list)
  })

  test('a user without a trading password exports by a text-message code', async () => {
    const { host, openAs, provider } = journey()
    await openAs('sun', '/privacy/infoList')
    const list = await new InfoListPage(host).shown()
    const sheet = await (await list.exportByCode()).ask()
    const code = await provider.client.smsCode()
    expect(await sheet.refused(wrongCode(code))).toContain('验证码错误')
    await sheet.enter(code)
    const made = await new QuestionDialog(host).shown()
    expect(await made.title()).toBe('个人信息已生成')
  })

  test('a user closes an account without funds', async () => {
    const { host, openAs } = journey()
    await openAs('new', '/privacy/infoList')
    const list = await new InfoListPage(host).shown()
    const home = await list.closed(await list.closeAccount(), TRADING_PASSWORD)
    expect(await home.address()).toEqual({ path: '/', query: {} })
  })

  test('a journey to a pension account leaves no name, number, card or mobile behind', async () => {
    const { host, provider, openAs } = journey()
    const secrets = [...personalFigures, MOBILE, PENSION_CARD, TRADING_PASSWORD]
    const left = async () => figuresIn(await keptData(host, provider), secrets)

    await openAs('wang', '/privacy')
    const list = await new InfoListPage(host).shown()
    await list.open('基本信息', '手机号')
    expect(await left()).toEqual([])

    await host.control.open('/icbc/openAccount')
    const opening = await new OpenAccountPage(host).shown()
    await (await opening.choose(BANK)).agree()
    await opening.leaveFor(BANK)
    await host.control.until((state) => state.outside !== null)
    expect(await left()).toEqual([])
    await pressOutside(host, '同意')
    const result = await new ResultPage(host).titled(`${BANK}已开立资金账户`)
    const binding = await result.goOn('绑定资金账户', new BindCardPage(host))
    await binding.enterNumbers(PENSION_CARD, MOBILE)
    await provider.client.moveClockTo('20260311100500')
    await binding.askCode()
    expect(await left()).toEqual([])
    await binding.confirm(await provider.client.smsCode())
    await result.titled('资金账户已绑定')
    expect(await left()).toEqual([])
  })

  test('the search finds what a page would keep, in any of its places', async () => {
    const { host, provider, openAs } = journey()
    await openAs('wang', '/privacy')
    await new InfoListPage(host).shown()
    await host.browser.execute((grouped: string) => {
      sessionStorage.setItem('draft:probe', grouped)
      return new Promise<void>((resolve) => {
        const opening = indexedDB.open('probe', 1)
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('rows'))
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('rows', 'readwrite')
          change.objectStore('rows').put(new TextEncoder().encode('王望川'), 'probe')
          change.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      })
    }, '6299 0100 1')
    const kept = await keptData(host, provider)
    expect(figuresIn(kept, ['629901001', '王望川', '13000000003'])).toEqual(['629901001', '王望川'])
  })
})
