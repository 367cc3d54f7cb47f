import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryOcrStatus, queryUserStatus } from '#api/calls/auth.ts'
import { dealPaths } from '#paths/deal.ts'
import { inventedCardNo } from '#test/sandbox/departments/identity/invented.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { ActivationView, PicturesPage, ReviewPage } from '#test/e2e/pages/document-pages.ts'
import { FundDetailSinglePage } from '#test/e2e/pages/fund-detail-single-page.ts'
import { GateDialog } from '#test/e2e/pages/gate-dialog.ts'
import { PurchasePage } from '#test/e2e/pages/purchase-page.ts'
import { asTakenUpright, pictureFolder } from '#test/e2e/picture-files.ts'
import { openProvider } from '#test/e2e/provider.ts'

let pictures: Awaited<ReturnType<typeof pictureFolder>>
beforeAll(async () => {
  pictures = await pictureFolder()
})
afterAll(() => pictures.remove())

onEachEngine({ provider: openProvider }, (journey) => {
  test('a user renews the identity card that stops a purchase, and buys once it is approved', async () => {
    const { host, provider, openAs } = journey()
    await openAs('wu', '/fund_detail/FundDetailSingle?fundCode=980605')
    const fund = await new FundDetailSinglePage(host).shown()
    await (await fund.buyStopped()).completePrerequisite('去更新')
    const page = await new PicturesPage(host).shown()

    // As a phone takes it: lying, with its orientation, place and time in the metadata.
    const jpeg = await host.browser.execute(() => {
      const canvas = document.createElement('canvas')
      canvas.width = 2_400
      canvas.height = 1_500
      const pen = canvas.getContext('2d')
      // Patches, as sharp and as light as a document.
      for (let patch = 0; patch < 24 * 15; patch += 1) {
        const [x, y] = [patch % 24, Math.floor(patch / 24)]
        if (pen !== null) pen.fillStyle = (x + y) % 2 === 0 ? '#444' : '#aaa'
        pen?.fillRect(x * 100, y * 100, 100, 100)
      }
      return canvas.toDataURL('image/jpeg').slice('data:image/jpeg;base64,'.length)
    })
    const taken = asTakenUpright(Buffer.from(jpeg, 'base64'))
    await (await page.take('人像面', await pictures.write('taken.jpg', taken))).wasRead('人像面')
    await (await page.take('国徽面', await pictures.card())).wasRead('国徽面')
    const front = (await provider.client.pictures()).find(({ side }) => side === 'front')
    expect(front).toEqual({
      userId: 'wu',
      side: 'front',
      width: 1_250,
      height: 2_000,
      metadata: false,
    })

    const text = await page.next()
    await text.enter('住址', '江海市临江区望舒路 100 号待审')
    await text.submit()
    const review = await new ReviewPage(host).shown()
    await review.says('审核中')
    // Still under review: by then the page asks nothing more by itself.
    await (await review.refresh()).says('审核中')
    await provider.client.moveClockTo('20260312090000')
    await (await review.refresh()).says('已通过')
    const wu = await OtherDevice.signIn(provider.client, 'wu')
    expect((await wu.ask(queryOcrStatus, {})).approveStatus).toBe('2')
    await review.goOn()
    await new PurchasePage(host).shown()
  })

  test('a user whose account sleeps activates it by a card and the password, and goes on with the purchase', async () => {
    const { host, provider, openAs } = journey()
    await openAs('zheng', dealPaths.purchase.to({ fundCode: '980605', amount: '1200' }))
    await (await new GateDialog(host).shown()).completePrerequisite('去激活')
    const page = await new ActivationView(host).shown()
    expect(await page.refusedCard(inventedCardNo('629901', 'zhang', '1024'))).toContain('请核对')
    await page.enterCard(inventedCardNo('629901', 'zheng', '9216'))
    const password = await page.goOn()
    expect(await password.refused('135790')).toContain('还可以输入 4 次')
    const zheng = await OtherDevice.signIn(provider.client, 'zheng')
    const active = async () => (await zheng.ask(queryUserStatus, {})).activeFlag
    expect(await active()).toBe('0')
    const form = await password.enter(TRADING_PASSWORD, PurchasePage)
    expect(await form.amount()).toBe('1200')
    expect(await active()).toBe('1')
  })
})
