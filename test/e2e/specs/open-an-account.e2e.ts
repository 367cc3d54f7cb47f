import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryOpeningProgress } from '#api/calls/account-opening.ts'
import { queryOcrStatus } from '#api/calls/auth.ts'
import { authenticPaths } from '#paths/authentic.ts'
import { dealPaths } from '#paths/deal.ts'
import { inventedCertNo } from '#test/sandbox/identity/invented.ts'
import { documentInput } from '#test/sandbox/contract-coverage/steps-identity.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { ConfirmDocumentPage, PicturesPage, ReviewPage } from '#test/e2e/pages/document-pages.ts'
import { FundDetailSinglePage } from '#test/e2e/pages/fund-detail-single-page.ts'
import { PurchasePage } from '#test/e2e/pages/purchase-page.ts'
import { asTakenUpright, pictureFolder } from '#test/e2e/picture-files.ts'
import { openProvider } from '#test/e2e/provider.ts'

const ORDER = dealPaths.purchase.to({ fundCode: '980605', amount: '1200' })
const OPEN = authenticPaths.authentic.to({ from: ORDER })

let pictures: Awaited<ReturnType<typeof pictureFolder>>
beforeAll(async () => {
  pictures = await pictureFolder()
})
afterAll(() => pictures.remove())

onEachEngine({ provider: openProvider }, (journey) => {
  test('a user on the way to a purchase hands in an identity card, and corrects a misread number', async () => {
    const { host, provider, openAs } = journey()
    await openAs('li', OPEN)
    const page = await new PicturesPage(host).shown()

    // The emblem's side in the slot of the portrait is moved, not taken again.
    await page.take('人像面', await pictures.square(102))
    await (await page.fault('人像面', '这是国徽面，不是人像面')).move('人像面')
    await page.wasRead('国徽面')
    await (
      await page.take('人像面', await pictures.square(101))
    ).fault('人像面', '照片模糊或有反光')
    await (await page.take('人像面', await pictures.square(106))).wasRead('人像面')

    const text = await page.next()
    await text.says('身份证号校验位不符')
    await text.enter('身份证号', inventedCertNo('li'))
    await text.says('已修改')
    expect((await text.birthDate()).replace(/\D/g, '')).toBe(inventedCertNo('li').slice(6, 14))
    await text.submit()
    await expect
      .poll(async () => (await text.address()).path)
      .toBe(authenticPaths.replenishInformation.pattern)
    expect((await text.address()).query).toEqual({ from: ORDER })
    const li = await OtherDevice.signIn(provider.client, 'li')
    expect((await li.ask(queryOpeningProgress, {})).step).toBe('info')
  })

  test('a user who took the pictures on another device goes on with their text', async () => {
    const { host, provider, openAs } = journey()
    const other = await OtherDevice.signIn(provider.client, 'visitor')
    const { certNo, userName } = await documentInput(other.call)
    await openAs('visitor', OPEN)
    const text = await new ConfirmDocumentPage(host).shown()
    // Name and number come masked, and are in no address and no storage.
    expect(await text.number()).toBe('')
    await text.says(`310***********${certNo.slice(-4)}`)
    await (await text.enter('姓名', userName)).enter('身份证号', certNo)
    await text.withoutEnd()
    await text.submit()
    expect((await other.ask(queryOpeningProgress, {})).step).toBe('info')
    const kept = await host.browser.execute(() =>
      JSON.stringify([localStorage, sessionStorage, location.href]),
    )
    expect(kept).not.toContain(certNo)
  })

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
      canvas.getContext('2d')?.fillRect(0, 0, 1_200, 1_500)
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
    await provider.client.moveClockTo('20260312090000')
    await (await review.refresh()).says('已通过')
    const wu = await OtherDevice.signIn(provider.client, 'wu')
    expect((await wu.ask(queryOcrStatus, {})).approveStatus).toBe('2')
    await review.goOn()
    await new PurchasePage(host).shown()
  })
})
