import { expect, test } from 'vitest'
import { bindingPaths } from '#paths/binding.ts'
import { dealPaths } from '#paths/deal.ts'
import { onEachEngine, type Journey } from '#test/e2e/journey.ts'
import { MissingPage } from '#test/e2e/pages/missing-page.ts'
import { QuestionDialog } from '#test/e2e/pages/question-dialog.ts'
import { RedeemPage } from '#test/e2e/pages/sale-pages.ts'
import { openProvider, type Provider } from '#test/e2e/provider.ts'

const SALE = dealPaths.redeem.to({ fundCode: '980301' })
const RESET = { path: bindingPaths.setBank.pattern, query: { from: SALE } }

/** The form of a sale with shares entered. */
async function entered({ host, openAs }: Journey<Provider>): Promise<RedeemPage> {
  await openAs('zhang', SALE)
  return (await new RedeemPage(host).shown()).enterAmount('130')
}

onEachEngine({ provider: openProvider }, (journey) => {
  test('who has forgotten the password sets a new one from the sheet, and comes back to what was entered', async () => {
    const { host } = journey()
    const password = await (await entered(journey())).confirm()
    expect(await password.forgot()).toEqual(RESET)
    await new MissingPage(host).shown()
    await host.control.open(SALE)
    expect(await (await new RedeemPage(host).shown()).amount()).toBe('130')
  })

  test('who has locked the password sets a new one from the dialog, and comes back to what was entered', async () => {
    const { host, provider } = journey()
    const before = (await provider.client.orders()).total
    const form = await entered(journey())
    const password = await form.confirm()
    for (let left = 4; left > 0; left -= 1) {
      expect(await password.refused('135790')).toContain(`还可以输入 ${left} 次`)
    }
    await password.press('135790')
    const question = await new QuestionDialog(host).shown()
    expect(await question.title()).toBe('交易密码已锁定')
    await question.leave('忘记密码', new MissingPage(host))
    expect(await form.address()).toEqual(RESET)
    await host.control.open(SALE)
    expect(await (await new RedeemPage(host).shown()).amount()).toBe('130')
    expect((await provider.client.orders()).total).toBe(before)
  })
})
