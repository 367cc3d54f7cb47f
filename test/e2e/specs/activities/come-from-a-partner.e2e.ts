import { expect, test } from 'vitest'
import { handOverIn, qiandaPaths } from '#paths/activities/qianda.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { NextTransInPage, PartnerWayBack } from '#test/e2e/pages/activities/partner-pages.ts'
import { DealResultPage } from '#test/e2e/pages/deal-result-page.ts'
import { openProvider } from '#test/e2e/provider.ts'
import { handOverAt, signed } from '#test/sandbox/departments/partner/testing/signed-hand-over.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'

onEachEngine({ provider: openProvider, user: 'zhang' }, (journey) => {
  test('a partner’s customer deposits what was suggested, and returns to the partner with a flag alone', async () => {
    const { host, provider, openAs } = journey()
    const { client } = provider
    const handOver = signed(handOverAt('20260311100000', { uid: 'jh-1002' }))
    await openAs('zhang', qiandaPaths.portal.to(handOverIn(handOver)))
    const page = await new NextTransInPage(host).shown()
    expect(await page.address()).toMatchObject({ path: '/qianda/nextTransIn', query: {} })
    const form = await page.deposit()
    expect(await form.amount()).toBe('1000.00')
    const password = await (await form.agree()).confirm()
    await (await password.enter(TRADING_PASSWORD, DealResultPage)).says('存入申请已提交')
    expect((await client.orders()).total).toBe(1)
    await (await new PartnerWayBack(host).shown()).goBack()
    // A host shows a partner's page in the window or above it.
    const there = 'https://pay.riverbank.example/h5/done?flag=opened'
    const state = await host.control.until(({ outside, url }) => (outside ?? url) === there)
    expect(state.outside ?? state.url).toBe(there)
  })
})
