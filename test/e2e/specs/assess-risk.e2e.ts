import { expect, test } from 'vitest'
import { processGoldCoinsTask } from '#api/calls/activity.ts'
import { queryRiskResult } from '#api/calls/risk.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import { onEachEngine, type Journey } from '#test/e2e/journey.ts'
import { DealResultPage } from '#test/e2e/pages/deal-result-page.ts'
import { GateDialog } from '#test/e2e/pages/gate-dialog.ts'
import { PurchasePage } from '#test/e2e/pages/purchase-page.ts'
import { QuestionPage } from '#test/e2e/pages/risk-pages.ts'
import { openProvider, type Provider } from '#test/e2e/provider.ts'

const MIXED = '980301'
/** R5. */
const RISKY = '980105'
/** The last answer to every question makes C5. */
const BOLDEST = 9
const order = (fundCode: string) => `/deal/nonMontyPurchase?fundCode=${fundCode}`

/** Follows the pre-trade gate's dialog to the risk assessment. */
async function openAssessment(
  { host }: Journey<Provider>,
  choice: '去测评' | '重新测评',
): Promise<QuestionPage> {
  const gate = await new GateDialog(host).shown()
  await gate.completePrerequisite(choice)
  return new QuestionPage(host).shown()
}

onEachEngine({ provider: openProvider }, (journey) => {
  test('a user takes the risk assessment when the order requires it, and continues the order', async () => {
    const { host, provider, openAs } = journey()
    const before = (await provider.client.orders()).total
    await openAs('wang', order(RISKY))
    // The form is left half filled in.
    const form = await (await new GateDialog(host).shown()).goOn('知悉风险，继续购买')
    await (await form.enterAmount('100')).agree()
    await host.control.open(order(RISKY))

    const question = await openAssessment(journey(), '重新测评')
    expect((await question.address()).query).toEqual({ from: order(RISKY) })
    expect(await question.place()).toEqual({ number: 1, of: 12 })
    await (await question.take(1)).next()
    await (await question.take(2)).next()
    // A reload in the middle loses nothing, and answers can be changed.
    await question.reload()
    expect(await question.place()).toEqual({ number: 3, of: 12 })
    await question.previous()
    expect(await question.isTaken(2)).toBe(true)
    const answers = await question.answerRest(BOLDEST)
    expect(await answers.answer('您的年龄介于')).toContain('18 至 30 岁')
    await (await (await answers.open('您的年龄介于')).take(BOLDEST)).review()
    await answers.declare()
    await answers.reload()
    expect(await answers.answer('您的年龄介于')).toContain('高于 65 岁')
    expect(await answers.declared()).toBe(true)
    // The age of the identity card is another.
    const age = await answers.handInUntrue()
    expect(await age.place()).toEqual({ number: 1, of: 12 })
    await (await age.take(2)).review()
    expect(await answers.answer('您的年龄介于')).toContain('31 至 50 岁')
    expect(await answers.declared()).toBe(false)
    await answers.declare()

    const result = await (await (await answers.handIn()).says('C5 进取型')).earned('+50 金币')
    const coins = await (
      await OtherDevice.signIn(provider.client, 'wang')
    ).ask(processGoldCoinsTask, {})
    expect(coins.goldBalance).toBe(50)
    expect(await result.matched()).toContain('R1 至 R5')
    expect(await result.match()).toContain('与您的风险承受能力匹配')
    const again = await result.goOn()
    expect((await again.address()).query).toEqual({ fundCode: RISKY })
    expect(await again.amount()).toBe('100')
    expect(await again.agreed()).toBe(true)
    const bought = await (await again.confirm()).enter(TRADING_PASSWORD, DealResultPage)
    await bought.says('买入申请已提交')
    expect((await provider.client.orders()).total).toBe(before + 1)
  })

  test('a user reviews the answers of an expired assessment, changes one, and buys', async () => {
    const { host, provider, openAs } = journey()
    await openAs('zhao', order(MIXED))
    const answers = await (await openAssessment(journey(), '去测评')).takeOver()
    const held = await (await OtherDevice.signIn(provider.client, 'zhao')).ask(queryRiskResult, {})
    expect(held.result).toMatchObject({ expired: true })
    await (await (await answers.open('您的年龄介于')).take(2)).review()
    const result = await (await answers.declare()).handIn()
    expect(await result.match()).toContain('匹配')
    const form = await result.goOn()
    await (await form.enterAmount('100')).agree()
    const bought = await (await form.confirm()).enter(TRADING_PASSWORD, DealResultPage)
    await bought.says('买入申请已提交')
    await host.control.open(order(MIXED))
    expect(await (await new PurchasePage(host).shown()).amount()).toBe('')
  })

  test('a user reads the warning for a fund above their risk class, and continues', async () => {
    const { openAs } = journey()
    await openAs('shen', order(RISKY))
    const question = await openAssessment(journey(), '重新测评')
    const answers = await question.answerRest(2)
    const result = await (await answers.declare()).handIn()
    expect(await result.match()).toContain('高于您的风险承受能力')
    const confirmation = await result.learnMore()
    expect(await confirmation.text()).toContain('两者不匹配')
    const form = await confirmation.goOn()
    expect((await form.address()).query).toEqual({
      fundCode: RISKY,
      isCheckedPre: '1',
      cfmTime: expect.stringMatching(/^\d{14}$/),
    })
  })

  test('a user who gets no result sees a message, and submits the same answers again', async () => {
    const { host, provider, openAs } = journey()
    await openAs('new', '/risks')
    const answers = await (await new QuestionPage(host).shown()).answerRest(3)
    await provider.client.failNext('submitRiskAnswers')
    await (await answers.declare()).handInUnanswered()
    const result = await answers.handIn()
    expect(await result.matched()).toContain('R1')
    const { result: held } = await (
      await OtherDevice.signIn(provider.client, 'new')
    ).ask(queryRiskResult, {})
    expect(held?.answers).toHaveLength(12)
  })
})
