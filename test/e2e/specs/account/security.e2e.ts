import { expect, test } from 'vitest'
import { queryPlan } from '#api/calls/plan.ts'
import { querySecurity } from '#api/calls/security.ts'
import { RET } from '#api/endpoint.ts'
import { dealPaths } from '#paths/deal.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { dailyPlan } from '#test/e2e/daily-plan.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { MessagesPage } from '#test/e2e/pages/account/message-pages.ts'
import { FrozenBannerView, SecurityPage } from '#test/e2e/pages/account/security-pages.ts'
import { DealResultPage } from '#test/e2e/pages/deal-result-page.ts'
import { PurchasePage } from '#test/e2e/pages/purchase-page.ts'
import { openProvider } from '#test/e2e/provider.ts'
import { movesSeen, watchMoves } from '#test/screens/moves.ts'

const FUND = '980303'

onEachEngine({ provider: openProvider, user: 'zhang' }, (journey) => {
  test('another device is signed out from this one', async () => {
    const { host, provider } = journey()
    const other = await OtherDevice.signIn(provider.client, 'zhang')
    await other.ask(querySecurity, {})
    await host.control.open(myCenterPaths.security.to())
    const security = await new SecurityPage(host).shown()
    expect((await security.devices())[0]).toContain('本机')
    await security.signOut('其他设备')
    expect(await other.call(querySecurity, {})).toMatchObject({
      ok: false,
      retCode: RET.sessionEnded,
    })
    await host.control.open(myCenterPaths.security.to())
    expect(await (await new SecurityPage(host).shown()).devices()).toHaveLength(1)
  })

  test('the form of an order says that the account is frozen, and takes it once it is unfrozen', async () => {
    const { host, provider } = journey()
    await host.control.open(myCenterPaths.security.to())
    const security = await new SecurityPage(host).shown()
    await security.freeze(TRADING_PASSWORD)
    await host.control.open(dealPaths.purchase.to({ fundCode: FUND }))
    await new FrozenBannerView(host).shown()
    // The form says so before anything is entered, and leads to the way out.
    const again = await (await new PurchasePage(host).shown()).unfreeze()
    await again.askCode()
    await again.unfreeze(await provider.client.smsCode(), TRADING_PASSWORD)
    await host.control.open(dealPaths.purchase.to({ fundCode: FUND }))
    const open = await new PurchasePage(host).shown()
    await open.enterAmount('1000')
    await open.agree()
    const placed = await (await open.confirm()).enter(TRADING_PASSWORD, DealResultPage)
    expect(placed).toBeInstanceOf(DealResultPage)
  })

  test('a debit of a frozen account is skipped without a fault, and its message says why', async () => {
    const { host, provider } = journey()
    const other = await OtherDevice.signIn(provider.client, 'zhang')
    const planNo = await dailyPlan(other, '1000.00')
    await host.control.open(myCenterPaths.security.to())
    await (await new SecurityPage(host).shown()).freeze(TRADING_PASSWORD)
    await provider.client.moveClockTo('20260312100000')
    await host.control.open('/messages?kind=plan')
    const messages = await new MessagesPage(host).shown()
    expect((await messages.messages())[0]).toContain('账户已冻结，本次不扣款')
    expect((await other.ask(queryPlan, { planNo })).plan).toMatchObject({
      status: 'running',
      failures: 0,
    })
  })

  test('nothing moves or is covered when banner and notice of a frozen account come, and the room is there from the next opening', async () => {
    const { host } = journey()
    // The account is frozen by the journey before.
    await host.control.open(myCenterPaths.security.to())
    const banner = new FrozenBannerView(host)
    // The page has read that the account is frozen, and does not keep it again.
    await banner.shown()
    await banner.forgotten()
    for (const above of [0, 44]) {
      await host.control.open('/messages?kind=plan')
      await host.browser.execute(watchMoves)
      await banner.shown()
      // Without room above the content it is a line at the foot, which the page ends above.
      expect(await banner.room()).toEqual({ root: 0, above, below: 44 - above })
      expect(await host.browser.execute(movesSeen)).toEqual([])
      if (above === 0) await banner.forgotten()
      await host.control.open(dealPaths.purchase.to({ fundCode: FUND }))
      await host.browser.execute(watchMoves)
      // The form says it itself, above its button.
      await (await new PurchasePage(host).shown()).saysFrozen()
      // The form may know it before the banner does, which comes with what a page starts late.
      await expect.poll(() => banner.room()).toEqual({ root: 0, above, below: 44 - above })
      expect(await host.browser.execute(movesSeen)).toEqual([])
    }
  })
})
