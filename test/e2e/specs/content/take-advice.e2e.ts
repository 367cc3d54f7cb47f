import { expect, test } from 'vitest'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { queryAdviceState } from '#api/calls/advice/advice.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import { OtherDevice } from '#test/e2e/other-device.ts'
import {
  ConfigHistoryPage,
  ConfigQuestionsPage,
  PortfolioRefusedView,
  StrategyTransPage,
} from '#test/e2e/pages/advice/advice-pages.ts'
import { QuestionPage } from '#test/e2e/pages/risk-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'
import { control } from '#test/sandbox/testing/test-client.ts'

const AT = 'portfolioCode=PI0001'
const trans = (kind: string) => `/configAdvise/strategyTrans?${AT}&kind=${kind}`

/** Of every question: 5 to 10 years, a loss of a quarter. */
const CHOICE = 4

const PARTS = [
  { fundCode: '980401', assetClass: 'equity', weight: 40 },
  { fundCode: '980501', assetClass: 'bond', weight: 20 },
  { fundCode: '980503', assetClass: 'bond', weight: 20 },
  { fundCode: '980701', assetClass: 'cash', weight: 20 },
]

onEachEngine({ provider: openProvider }, (journey) => {
  test('a user goes from the questionnaire to a portfolio, follows it, and leaves with the funds', async () => {
    const { host, provider, openAs } = journey()
    await openAs('zhang', '/configAdvise/configQuestions')
    await (await (await new QuestionPage(host).shown()).answerRest(CHOICE)).declare()
    const solution = await new ConfigQuestionsPage(host).match()
    expect(await solution.whole()).toContain('由您的风险等级决定')
    const strategy = await (await (await solution.strategy()).agree()).sign()
    expect(await strategy.own()).toContain('0.00')

    await host.control.open(trans('in'))
    const paying = await (await new StrategyTransPage(host).shown()).enterAmount('10000')
    expect(await (await paying.send('转入 10,000.00 元')).says()).toBe('转入已受理')

    await provider.client.moveClockTo('20260320100000')
    await control(provider.client, 'advice/adjust', {
      portfolioCode: 'PI0001',
      parts: PARTS,
      reason: '更换成分基金',
    })
    await provider.client.moveClockTo('20260409100000')
    await host.control.open(`/configAdvise/configHistory?${AT}`)
    const history = await (await new ConfigHistoryPage(host).shown()).whole()
    expect(history).toContain('更换成分基金')
    expect(history).toContain('完成')

    await host.control.open(trans('out'))
    const leaving = await (await new StrategyTransPage(host).shown()).choose('25%')
    expect(await (await leaving.send('转出 25%')).says()).toBe('转出已受理')
    await provider.client.moveClockTo('20260424100000')
    await host.control.open(trans('stop'))
    const ending = await new StrategyTransPage(host).shown()
    expect(await (await ending.send('确认终止')).says()).toBe('终止服务已完成')

    const device = await OtherDevice.signIn(provider.client, 'zhang')
    expect(await device.ask(queryAdviceState, {})).toMatchObject({ state: 'matched', signed: [] })
    const { holdings } = await device.ask(listAssetsChannel, {})
    expect(holdings.map(({ fundCode }) => fundCode)).toContain('980503')
    expect(holdings.every(({ portfolioCode }) => portfolioCode === '')).toBe(true)
    await host.control.open('/configAdvise/strategyDetails?portfolioCode=PL0001')
    await new PortfolioRefusedView(host).shown()
  })
})
