import { expect, onTestFinished, test } from 'vitest'
import { listBankCards, queryBankCardUse } from '#api/calls/bank.ts'
import { listPlans } from '#api/calls/plan.ts'
import { bindingPaths } from '#paths/binding.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import {
  CardChoiceView,
  ContractView,
  LostCardView,
  UntieSuccessPage,
} from '#test/e2e/pages/untie-pages.ts'
import { pictureFolder } from '#test/e2e/picture-files.ts'
import { SIGNING_BANK, pressOutside } from '#test/e2e/trip-steps.ts'
import { openProvider } from '#test/e2e/provider.ts'
import { inventedCardNo } from '#test/sandbox/departments/identity/invented.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'

const untie = bindingPaths.untieBinding
const NEW_CARD = inventedCardNo('629901', 'in place of a lost one', '8642')

onEachEngine({ provider: openProvider }, (journey) => {
  test('a user unties a free card', async () => {
    const { host, provider, openAs } = journey()
    const zhang = await OtherDevice.signIn(provider.client, 'zhang')
    const tails = async () =>
      (await zhang.ask(listBankCards, {})).cards.map(({ cardTail }) => cardTail)
    await openAs('zhang', untie.to({ type: '3', step: '1' }))
    const free = await (await new CardChoiceView(host).shown()).choose('2048')
    const password = await free.goOn()
    expect(await password.refused('135790')).toContain('还可以输入 4 次')
    await password.enter(TRADING_PASSWORD, '银行卡已解绑')
    expect(await tails()).toEqual(['1024'])
  })

  test('a user replaces a lost card, and what it carried goes on at the new one', async () => {
    const pictures = await pictureFolder()
    onTestFinished(pictures.remove)
    const { host, provider, openAs } = journey()
    await openAs('lostcard', untie.to({ type: '4', step: '1', bankSerial: 'lostcard-1' }))
    const page = await (await new LostCardView(host).shown()).goOn()
    await page.enterNumbers(NEW_CARD, '19900000009')
    await page.takeProof(await pictures.card())
    const progress = await (await page.submit()).enter(TRADING_PASSWORD, UntieSuccessPage)
    expect(await progress.title()).toBe('换卡申请审核中')

    await provider.client.moveClockTo('20260316090000')
    await progress.reload()
    expect(await progress.title()).toBe('换卡已完成')
    const lostcard = await OtherDevice.signIn(provider.client, 'lostcard')
    const [card] = (await lostcard.ask(listBankCards, {})).cards
    expect(card).toMatchObject({ cardTail: '8642', isMain: '1', available: true })
    const bankSerial = card?.bankSerial ?? ''
    expect(await lostcard.ask(queryBankCardUse, { bankSerial })).toMatchObject({
      shares: { length: 4 },
      plans: { length: 1 },
    })
    const { plans } = await lostcard.ask(listPlans, { ended: '0' })
    expect(plans).toMatchObject([{ bankSerial, status: 'running' }])
  })

  test('a user ends the contract at a payment bank: the password, then the page of the bank', async () => {
    const { host, provider, openAs } = journey()
    const partner = await OtherDevice.signIn(provider.client, 'partner')
    const cards = async () => (await partner.ask(listBankCards, {})).cards
    await openAs('partner', untie.to({ type: '5', step: '1', bankSerial: 'partner-1' }))
    const password = await (await new ContractView(host).shown()).goOn()
    expect(await password.refused('135790')).toContain('还可以输入 4 次')
    await password.leaveFor(TRADING_PASSWORD, SIGNING_BANK.name)
    await host.control.until((state) => state.outside !== null)
    expect(await cards()).toMatchObject([{ available: true }])
    await pressOutside(host, '同意')
    await password.ended('签约已解除')
    expect(await cards()).toMatchObject([{ cardTail: '8520', available: false }])
  })
})
