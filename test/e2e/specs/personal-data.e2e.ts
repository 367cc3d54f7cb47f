import { expect, test } from 'vitest'
import { TRADING_PASSWORD } from '#test/sandbox/seed/personas.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { PrivacyListPage } from '#test/e2e/pages/privacy-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

onEachEngine({ provider: openProvider }, (journey) => {
  test('looks at what is held, withdraws a consent, and gives it again', async () => {
    const { host, openAs } = journey()
    await openAs('zhang', '/privacy')
    const list = await new PrivacyListPage(host).shown()
    const mobile = await list.open('基本信息', '手机号')
    expect(await mobile.content()).toBe('130****0001')
    const history = await (await mobile.back()).open('服务偏好', '浏览记录')
    await (await history.consent('已同意')).withdraw()
    const after = await history.back()
    await expect.poll(() => after.row('服务偏好', '浏览记录')).toContain('已撤回')
    await (await after.open('服务偏好', '浏览记录')).consentAgain()
  })

  test('exports what is held, and is told why an account that holds funds cannot be closed', async () => {
    const { host, openAs } = journey()
    await openAs('zhang', '/privacy/infoList')
    const list = await new PrivacyListPage(host).shown()
    const wrong = await list.export()
    expect(await wrong.refused('135790')).toContain('还可以输入')
    const made = await list.answered(wrong, TRADING_PASSWORD)
    expect(await made.title()).toBe('个人信息已生成')
    expect(await made.text()).toContain('personal-data-20260311.json')
    await made.leave('关闭', list)
    const refusal = await list.answered(await list.closeAccount(), TRADING_PASSWORD)
    expect(await refusal.text()).toContain('账户仍持有基金份额')
    await refusal.leave('确认', list)
  })

  test('closes an account that holds nothing', async () => {
    const { host, openAs } = journey()
    await openAs('new', '/privacy/infoList')
    const list = await new PrivacyListPage(host).shown()
    const home = await list.closed(await list.closeAccount(), TRADING_PASSWORD)
    expect(await home.address()).toEqual({ path: '/', query: {} })
  })
})
