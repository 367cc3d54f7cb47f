import { expect, test } from 'vitest'
import { wrongCode } from '#test/sandbox/contract-coverage/steps-proof.ts'
import { TRADING_PASSWORD } from '#test/sandbox/seed/personas.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { QuestionDialog } from '#test/e2e/pages/question-dialog.ts'
import { InfoListPage } from '#test/e2e/pages/privacy-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

onEachEngine({ provider: openProvider }, (journey) => {
  test('looks at what is held, withdraws a consent, and gives it again', async () => {
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

  test('exports what is held, and is told why an account that holds funds cannot be closed', async () => {
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

  test('exports by a code where no trading password is set', async () => {
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

  test('closes an account that holds nothing', async () => {
    const { host, openAs } = journey()
    await openAs('new', '/privacy/infoList')
    const list = await new InfoListPage(host).shown()
    const home = await list.closed(await list.closeAccount(), TRADING_PASSWORD)
    expect(await home.address()).toEqual({ path: '/', query: {} })
  })
})
