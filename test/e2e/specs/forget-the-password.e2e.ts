import { expect, test } from 'vitest'
import { bindingPaths } from '#paths/binding.ts'
import { dealPaths } from '#paths/deal.ts'
import { onEachEngine, type Journey } from '#test/e2e/journey.ts'
import { SetBankPage } from '#test/e2e/pages/binding-pages.ts'
import { DealResultPage } from '#test/e2e/pages/deal-result-page.ts'
import { GateDialog } from '#test/e2e/pages/gate-dialog.ts'
import { PurchasePage } from '#test/e2e/pages/purchase-page.ts'
import { QuestionDialog } from '#test/e2e/pages/question-dialog.ts'
import { RedeemPage } from '#test/e2e/pages/sale-pages.ts'
import { openProvider, type Provider } from '#test/e2e/provider.ts'
import { inventedCardNo, inventedCertNo } from '#test/sandbox/departments/identity/invented.ts'

const SALE = dealPaths.redeem.to({ fundCode: '980301' })
const RESET = { path: bindingPaths.setBank.pattern, query: { from: SALE } }
const ZHANG = {
  certNo: inventedCertNo('zhang', '0001'),
  cardNo: inventedCardNo('629901', 'zhang', '1024'),
  mobileNo: '13000000001',
}
const SUN = {
  certNo: inventedCertNo('sun', '0006'),
  cardNo: inventedCardNo('629901', 'sun', '6144'),
  mobileNo: '13000000006',
}
const NEW_PASSWORD = '802519'

/** Opens the form of a sale and enters shares. */
async function openFilledForm({ host, openAs }: Journey<Provider>): Promise<RedeemPage> {
  await openAs('zhang', SALE)
  return (await new RedeemPage(host).shown()).enterAmount('130')
}

onEachEngine({ path: '/', provider: openProvider }, (journey) => {
  test('a user who forgot the password is led from the sheet to the proof by a card, with the way back', async () => {
    const { host } = journey()
    const password = await (await openFilledForm(journey())).confirm()
    await password.forgot()
    const reset = await new SetBankPage(host).shown()
    expect(await reset.address()).toEqual(RESET)
    await host.control.open(SALE)
    expect(await (await new RedeemPage(host).shown()).amount()).toBe('130')
  })

  test('a user who locked the password sets another by card and code, and finishes the sale', async () => {
    const { host, provider } = journey()
    const before = (await provider.client.orders()).total
    const form = await openFilledForm(journey())
    const password = await form.confirm()
    for (let left = 4; left > 0; left -= 1) {
      expect(await password.refused('135790')).toContain(`还可以输入 ${left} 次`)
    }
    await password.press('135790')
    const question = await new QuestionDialog(host).shown()
    expect(await question.title()).toBe('交易密码已锁定')
    const proof = await question.leave('忘记密码', new SetBankPage(host))
    expect(await proof.address()).toEqual(RESET)

    await proof.askCode(ZHANG)
    // The code and its wait outlive the page; the numbers do not.
    await proof.reload()
    expect(await proof.waits()).toBe(true)
    const typing = await proof.enterCode(await provider.client.smsCode())
    expect(await typing.refused('123123')).toContain('重复')
    await typing.typeFirst(NEW_PASSWORD)
    expect(await typing.mismatch('802518')).toContain('不一致')
    const set = await (await typing.typeFirst(NEW_PASSWORD)).repeat(NEW_PASSWORD)

    await set.goOn(RedeemPage)
    expect(await form.amount()).toBe('130')
    await (await form.confirm()).enter(NEW_PASSWORD, DealResultPage)
    expect((await provider.client.orders()).total).toBe(before + 1)
  })

  test('a user without a password sets the first one from a purchase, whose amount is still there', async () => {
    const { host, provider, openAs } = journey()
    const order = dealPaths.purchase.to({ fundCode: '980303', amount: '1200' })
    await openAs('sun', order)
    const gate = await new GateDialog(host).shown()
    expect((await gate.completePrerequisite('去设置')).query).toEqual({ from: order })
    const proof = await (await new SetBankPage(host).shown()).askCode(SUN)
    const typing = await proof.enterCode(await provider.client.smsCode())
    const set = await (await typing.typeFirst(NEW_PASSWORD)).repeat(NEW_PASSWORD)
    const form = await set.goOn(PurchasePage)
    expect(await form.amount()).toBe('1200')
  })
})
