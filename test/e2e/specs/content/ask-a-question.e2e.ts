import { expect, test } from 'vitest'
import { vpPaths } from '#paths/vp.ts'
import { onEachEngine } from '#test/e2e/journey.ts'
import {
  AskQuestionView,
  NoAnswerView,
  VpProblemPage,
  VpQuestionHomePage,
} from '#test/e2e/pages/question-pages.ts'
import { openProvider } from '#test/e2e/provider.ts'

const QUESTION = { title: '季报里的久期要怎么看懂？', text: '翻到了数字，不清楚它说明什么。' }
const ANSWERED_ALREADY = '久期在哪里可以查到？'
const ANSWER = '久期说明利率变化一个百分点时净值大约变化多少，可以和剩余期限对照着看。'
const DECLINED = { title: '我持有的债券基金要不要卖？', text: '买了 5 万，跌了一些。' }
const LATER_QUESTION = { title: '定投的扣款日可以改到月末吗？', text: '计划页里没有找到。' }

onEachEngine({ provider: openProvider, user: 'zhang' }, (journey) => {
  /** Lets the review of two minutes pass. */
  const review = async (time: string) => {
    const { client } = journey().provider
    await client.moveClockTo(`${(await client.now()).slice(0, 8)}${time}`)
  }

  test('a member asks, the company answers, and no one else can', async () => {
    const { host, openAs } = journey()
    await openAs('zhang', vpPaths.vpQuestionHome.to())
    const ask = await (await new VpQuestionHomePage(host).shown()).ask()
    await ask.write(QUESTION.title, QUESTION.text)
    expect((await ask.alike()).join()).toContain(ANSWERED_ALREADY)
    await ask.reload()
    expect(await ask.written()).toEqual(QUESTION)
    const question = await (await ask.agree()).publish()
    expect(await question.title()).toBe(QUESTION.title)
    await question.sees('审核中，仅自己可见')
    const questionId = await question.questionId()
    const at = vpPaths.vpProblem.to({ questionId })

    await review('101500')
    await openAs('qian', vpPaths.vpResponse.to({ questionId, write: '1' }))
    const seen = await (await new NoAnswerView(host).shown()).toQuestion()
    await (await seen.sees('还没有回答')).follow()
    expect(await seen.says('写回答')).toBe(false)

    await openAs('adviser', at)
    const form = await (await new VpProblemPage(host).shown()).answer()
    await form.write(ANSWER)
    await form.reload()
    expect(await form.written()).toBe(ANSWER)
    await (await form.publish()).sees('审核中，仅自己可见')

    await review('103000')
    await openAs('zhang', vpPaths.vpQuestionHome.to({ state: 'mine' }))
    const own = await new VpQuestionHomePage(host).shown()
    await expect.poll(() => own.facts(QUESTION.title)).toContain('1 个回答')
    const answered = await own.open(QUESTION.title)
    for (const said of [ANSWER, '温言秋', '投资顾问', '从业资格编号 P']) await answered.sees(said)
    const answer = await (await answered.openAnswer('温言秋')).helpful()
    expect(await (await answer.toQuestion()).title()).toBe(QUESTION.title)
  })

  test('a question about one’s own money is not answered in public, and leads to the service', async () => {
    const { host, provider, openAs } = journey()
    await openAs('han', vpPaths.vpProblem.to({ write: '1' }))
    const ask = await new AskQuestionView(host).shown()
    await ask.write(DECLINED.title, DECLINED.text)
    await (await ask.sees('不予公开回答')).sees('联系客服')
    const question = await (await ask.agree()).publish()
    await (await question.sees('不予公开回答')).sees('联系客服')

    await provider.client.moveClockTo('20260313170000')
    await question.reload()
    await (await question.sees('不予公开回答')).sees('联系客服')
    expect(await question.says('写回答')).toBe(false)
    await openAs('han', vpPaths.vpQuestionHome.to({ state: 'mine' }))
    const own = await new VpQuestionHomePage(host).shown()
    await expect.poll(() => own.facts(DECLINED.title)).toContain('不予公开回答')
    const others = await own.show('已回答')
    await expect.poll(() => others.says(DECLINED.title)).toBe(false)
  })

  test('a question without an answer is answered by the afternoon of the next trading day', async () => {
    const { host, provider, openAs } = journey()
    await provider.client.moveClockTo('20260313180000')
    await openAs('qian', vpPaths.vpProblem.to({ write: '1' }))
    const ask = await new AskQuestionView(host).shown()
    await ask.write(LATER_QUESTION.title, LATER_QUESTION.text)
    const question = await (await ask.agree()).publish()
    // Submitted on a Friday evening, answered on Monday.
    await provider.client.moveClockTo('20260316155900')
    await question.reload()
    await question.sees('还没有回答')
    await provider.client.moveClockTo('20260316160100')
    await question.reload()
    await question.sees('温言秋')
    expect(await question.says('定投解决的是买入时点的问题')).toBe(true)
  })
})
