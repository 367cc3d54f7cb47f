import { expect, test } from 'vitest'
import { dealPaths } from '#paths/deal.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { DealResultPage } from '#test/e2e/pages/deal-result-page.ts'
import { GateDialog } from '#test/e2e/pages/gate-dialog.ts'
import { CenterHomePage, PersonalTaxPage } from '#test/e2e/pages/my-center-pages.ts'
import { PurchasePage } from '#test/e2e/pages/purchase-page.ts'
import { openProvider } from '#test/e2e/provider.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'

const MIXED = '980301'
const CARD = '江海银行（尾号 1024）'

onEachEngine({ provider: openProvider }, (journey) => {
  test('a user without a tax residence declares two, and buys with the amount still there', async () => {
    const { host, openAs } = journey()
    await openAs('feng', dealPaths.purchase.to({ fundCode: MIXED, amount: '1200' }))
    const gate = await new GateDialog(host).shown()
    await gate.completePrerequisite('去完善')
    const form = await new PersonalTaxPage(host).shown()
    await form.choose('既是中国税收居民又是')
    await form.fillPerson({
      '姓（拼音或英文）': 'Feng',
      '名（拼音或英文）': 'Guiyan',
      出生地: '中国上海',
      '现居地址（中文）': '日本东京听澜町 7 号',
      '现居地址（拼音或英文）': '7 Tinglan, Tokyo',
    })
    await form.addResidence('日本', '1234-5678')
    expect((await form.residences())[0]).toMatch(/日本.*\*{4}5678/s)
    const saved = await (await form.declare()).save()
    await saved.press(TRADING_PASSWORD)
    const purchase = await new PurchasePage(host).shown()
    expect(await purchase.amount()).toBe('1200')
    const paid = await (await purchase.agree()).confirm()
    await (await paid.enter(TRADING_PASSWORD, DealResultPage)).says('买入申请已提交')
  })

  test('the back key asks before what is not saved is lost, and then leads to the page before', async () => {
    const { host, openAs } = journey()
    await openAs('foreign', myCenterPaths.centerHome.to())
    const centre = await new CenterHomePage(host).shown()
    const form = await centre.openPersonalTax()
    await form.fillPerson({ 出生地: '中国杭州' })
    const question = await form.back()
    expect(await question.title()).toBe('尚未保存')
    await question.leave('继续填写', form)
    const again = await form.back()
    await again.leave('离开', centre)
  })

  test('a limit above the bank’s is refused, one within it is set with the password', async () => {
    const { host, openAs } = journey()
    await openAs('zhang', myCenterPaths.centerHome.to())
    const cards = await (await new CenterHomePage(host).shown()).openCards()
    const limits = await cards.openLimits(CARD)
    await limits.enter('50000.01', '200000')
    expect(await limits.refused()).toContain('5万元')
    await limits.enter('20000', '100000')
    await (await limits.save()).press(TRADING_PASSWORD)
    await (await cards.shown()).says(CARD, '单笔 2万元，单日 10万元')
  })
})
