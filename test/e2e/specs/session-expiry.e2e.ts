import { expect, test } from 'vitest'
import { withdrawConsent } from '#api/calls/privacy.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { HomePage } from '#test/e2e/pages/home-page.ts'
import { InfoListPage } from '#test/e2e/pages/privacy-pages.ts'
import { QuestionDialog } from '#test/e2e/pages/question-dialog.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { openProvider } from '#test/e2e/provider.ts'

/** As the provider says it where a session has ended. */
const EXPIRED = '登录已过期，请重试'

onEachEngine({ path: '/', provider: openProvider }, (journey) => {
  const logins = async () =>
    (await journey().host.control.state()).calls.filter(({ method }) => method === 'login').length

  /** Opens home first, which needs no sign-in: an app answers only five logins in ten seconds. */
  const openList = async (userId: string) => {
    const { host, openAs } = journey()
    await host.control.open('/')
    // A page whose user is gone before it has compared the keys reloads itself, in place of opening.
    await (await new HomePage(host).shown()).atRest()
    await openAs(userId, '/privacy/infoList')
    return new InfoListPage(host).shown()
  }

  test('expired keys are renewed without a dialog, once for all calls of a page', async () => {
    const { host, provider, openAs } = journey()
    await openAs('zhang')
    await (await new HomePage(host).shown()).atRest()
    const before = await logins()
    await provider.client.expireSessions()
    await host.control.open('/')
    await (await new HomePage(host).shown()).atRest()
    await host.control.open('/privacy/infoList')
    const list = await new InfoListPage(host).shown()
    const mobile = await list.open('基本信息', '手机号')
    expect(await mobile.content()).toBe('130****0001')
    expect((await logins()) - before).toBe(1)
  })

  test('a user whose renewed keys expire at once is prompted to sign in again, and continues', async () => {
    const { host, provider } = journey()
    const list = await openList('zhang')
    await provider.client.expireSessions()
    const mobile = await list.open('基本信息', '手机号')
    await mobile.content()
    await mobile.back()
    await provider.client.expireSessions()
    await host.control.open('/privacy/infoList')
    const question = await new QuestionDialog(host).shown()
    expect(await question.text()).toContain('登录已过期，请重新登录')
    await question.leave('重新登录', list)
  })

  test('a change with expired keys is never repeated automatically: the user sees a message and repeats it', async () => {
    const { provider } = journey()
    const list = await openList('wang')
    const info = await (await list.open('服务偏好', '浏览记录')).consent('已同意')
    // Not by expired keys: a query of the page that is still to come would renew them.
    await provider.client.refuseNext(withdrawConsent.name, 'sessionExpired', EXPIRED)
    const refusal = await info.withdrawRefused()
    expect(await refusal.text()).toContain(EXPIRED)
    await refusal.leave('确认', info)
    const password = await (await info.consent('已同意')).withdraw()
    await password.press(TRADING_PASSWORD)
    await info.consent('已撤回')
  })
})
