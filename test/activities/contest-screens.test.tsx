// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { queryGuessRound } from '#api/calls/activities/puzzle.ts'
import { queryPickWeek } from '#api/calls/activities/challenge-profit.ts'
import { joinActivity } from '#api/calls/campaign.ts'
import { quizRank } from '#api/calls/activities/answer.ts'
import { answerRushPaths } from '#paths/activities/answer-rush.ts'
import { challengeProfitPaths } from '#paths/activities/challenge-profit.ts'
import { financialIntelligencePaths } from '#paths/activities/financial-intelligence.ts'
import { puzzlePaths } from '#paths/activities/puzzle.ts'
import { button, click, eventually, field, type } from '#ui/testing/in-page.tsx'
import { QUESTIONS } from '#test/sandbox/departments/quiz/question-bank.ts'
import { ask, control, signIn } from '#test/sandbox/testing/test-client.ts'
import { useScreensInApp } from '#test/screens/testing/screens-in-app.ts'

const { home, history } = puzzlePaths
const PUZZLE = { activityId: 'puzzle-1' }

const screens = useScreensInApp({ address: home.to(), user: null })
const { opened } = screens

const says = (words: string) => eventually(() => expect(document.body.textContent).toContain(words))
const to = (time: string) => control(screens.provider().sandbox, 'clock', { to: time })
const roundFor = async (user: string) => {
  const { sandbox } = screens.provider()
  return ask(sandbox, queryGuessRound, PUZZLE, await signIn(sandbox, user))
}

describe('the guesses', () => {
  it.each([
    [home.to(), null, '登录后参加'],
    [home.to(), null, '误差不超过 0.10%'],
    [home.to(), 'zhang', '我已阅读并同意活动规则'],
    [home.to(), 'li', '暂不符合条件：请先完成实名认证'],
    [home.to(), 'finisher', '已截止，等待收盘，20:30 结算'],
    [home.to({ activityId: 'puzzle-0' }), 'finisher', '活动已结束'],
    [home.to({ activityId: 'puzzle-paused' }), 'finisher', '活动暂停：规则调整中'],
    [home.to({ activityId: 'keep-1' }), 'finisher', '所有档位都已达成'],
    [history.to(), 'finisher', '收盘点位未公布，本期作废'],
    [history.to(), 'zhang', '还没有竞猜记录'],
    ['/puzzle', 'finisher', '指数竞猜'],
  ])('at %s show to %s: %s', async (address, user, words) => {
    await opened(address, user)
    await eventually(() => expect(document.body.textContent).toContain(words))
  })

  it('are handed in, changed, and closed by the clock of the provider', async () => {
    await to('20260311160000')
    await opened(home.to(), 'finisher')
    await says('距截止')
    const { round } = await roundFor('finisher')
    const close = Number(round?.before.close)
    await click(button('提交竞猜'))
    await says('请输入收盘点位')
    await type(field(), '1')
    await click(button('提交竞猜'))
    await says('之间的点位')
    await type(field(), close.toFixed(2))
    await click(button('+10'))
    await click(button('提交竞猜'))
    await says('已提交，截止前可以修改')
    const own = async () => (await roundFor('finisher')).round?.own?.guess
    expect(await own()).toBe((close + 10).toFixed(2))
    await click(button('-1'))
    await click(button('修改竞猜'))
    await eventually(async () => expect(await own()).toBe((close + 9).toFixed(2)))

    // Long before the close, to which the page counts down by itself.
    await to('20260312090000')
    await opened(home.to(), 'finisher')
    await says('距截止')
    await to('20260312091500')
    await click(button('+10'))
    await click(button('修改竞猜'))
    await says('这一期已经截止')
    await opened(home.to(), 'finisher')
    await says('已截止，等待收盘')
    expect(await own()).toBe((close + 9).toFixed(2))

    await to('20260312203000')
    await opened(history.to(), 'finisher')
    await says('收盘 ')
    await says('共 21 期')
  })

  it('of who is not welcome are refused before anything is typed', async () => {
    await to('20260311160000')
    await opened(home.to(), 'zhang')
    await says('距截止')
    expect(document.querySelector('input[inputmode=decimal]')).toBeNull()
    const { sandbox } = screens.provider()
    const join = { ...PUZZLE, ruleVersion: '20260201', consentId: 'puzzle-rules' }
    await ask(sandbox, joinActivity, join, await signIn(sandbox, 'zhang'))
    await opened(home.to(), 'zhang')
    await says('竞猜点位')
  })
})

describe('the quiz', () => {
  const { answerRushHome } = answerRushPaths
  const RUSH = { activityId: 'rush-1' }
  const choices = () => [
    ...document.querySelectorAll<HTMLButtonElement>(
      'main [role=group] button, [role=group] button',
    ),
  ]
  const heading = () => document.querySelector('h2')?.textContent ?? ''
  const due = () => QUESTIONS.find(({ question }) => question === heading())

  it.each([
    [answerRushHome.to(), null, '登录后参加'],
    [answerRushHome.to(), null, '一场答对 10 题及以上'],
    [answerRushHome.to(), 'finisher', '第 3 名'],
    [answerRushHome.to(), 'zhang', '暂无名次'],
    [answerRushHome.to(), 'li', '暂不符合条件：请先完成实名认证'],
    [answerRushHome.to({ activityId: 'rush-0' }), 'finisher', '活动已结束'],
    [answerRushHome.to({ activityId: 'rush-paused' }), 'finisher', '活动暂停：题目更新中'],
  ])('at %s shows to %s: %s', async (address, user, words) => {
    await opened(address, user)
    await eventually(() => expect(document.body.textContent).toContain(words))
  })

  it('shows an answer with its reason once one was given, and goes on where it was left', async () => {
    await opened(answerRushHome.to(), 'finisher')
    await says('今天的机会')
    await click(button('开始答题'))
    await says('第 1 / 10 题')
    const first = due()
    expect(document.body.textContent).not.toContain(first?.explanation)
    const wrong = choices().find(({ textContent }) => textContent === first?.wrong[0])
    await click(wrong ?? document.body)
    await says(first?.explanation ?? 'none')
    expect(document.body.textContent).toContain('答错')
    expect(document.body.textContent).toContain('正确答案')
    await click(button('下一题'))
    await says('第 2 / 10 题')
    const second = heading()

    await opened(answerRushHome.to(), 'finisher')
    await says('进行中，第 2 题')
    await click(button('继续第 2 题'))
    await says('第 2 / 10 题')
    expect(heading()).toBe(second)
    for (let number = 2; number <= 10; number += 1) {
      await says(`第 ${number} / 10 题`)
      const asked = due()
      await click(
        choices().find(({ textContent }) => textContent === asked?.right) ?? document.body,
      )
      await says(asked?.explanation ?? 'none')
      await click(button(number < 10 ? '下一题' : '查看结果'))
    }
    await says('9/10')
    await says('+20 金币')
    const { sandbox } = screens.provider()
    const now = await ask(sandbox, quizRank, RUSH, await signIn(sandbox, 'finisher'))
    expect(now.today?.at).toBe(10)
    await click(button('返回答题首页'))
    await says('今天已用完')
  })
})

describe('financial learning', () => {
  const { financialIntelligenceHome, financialIntelligenceIntroduce, financialIntelligenceRights } =
    financialIntelligencePaths
  const choices = () => [...document.querySelectorAll<HTMLButtonElement>('[role=group] button')]

  it.each([
    [financialIntelligenceHome.to(), null, '怎么学'],
    [financialIntelligenceHome.to(), 'zhang', '怎么学'],
    [financialIntelligenceHome.to(), 'finisher', '今日 3 题：费用怎么算'],
    [financialIntelligenceHome.to({ activityId: 'learn-0' }), 'finisher', '活动已结束'],
    [financialIntelligenceIntroduce.to(), null, 'L4 学会规划'],
    [financialIntelligenceIntroduce.to(), 'finisher', '继续学习'],
    [financialIntelligenceRights.to(), 'finisher', '第 12 课 公告与防骗'],
    ['/financial_intelligence', 'finisher', '财商成长计划'],
  ])('at %s shows to %s: %s', async (address, user, words) => {
    await opened(address, user)
    await eventually(() => expect(document.body.textContent).toContain(words))
  })

  it('judges a check, explains it, and gives what it has earned once', async () => {
    await opened(financialIntelligenceHome.to(), 'finisher')
    await says('今日 3 题')
    expect(button('提交检测').getAttribute('aria-disabled')).toBe('true')
    for (const { right, explanation } of QUESTIONS.filter(({ unit }) => unit === 4)) {
      expect(document.body.textContent).not.toContain(explanation)
      const choice = choices().find(({ textContent }) => textContent === right)
      if (choice !== undefined) await click(choice)
    }
    await click(button('提交检测'))
    await says('答对 3 题，「费用怎么算」已通过')
    await says('来源：')
    await click(button('继续下一课'))
    await says('学习第 5 课')
    await opened(financialIntelligenceRights.to(), 'finisher')
    await says('第 4 课 费用怎么算')
    await click(button('领取'))
    await says('已领取 5 金币和 1 次百宝箱次数')
  })
})

describe('the weekly picks', () => {
  const { challengeProfitHome } = challengeProfitPaths
  const season = { activityId: 'pick-1' }
  const weekFor = async (user: string) => {
    const { sandbox } = screens.provider()
    return ask(sandbox, queryPickWeek, season, await signIn(sandbox, user))
  }
  const choice = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('label')].find(({ textContent }) =>
      textContent.startsWith(name),
    ) ?? document.body

  it.each([
    [challengeProfitHome.to(), null, '登录后参加'],
    [challengeProfitHome.to(), null, '连续跑赢 8 周'],
    [challengeProfitHome.to(), 'finisher', '自上周末起累计涨跌'],
    [challengeProfitHome.to(), 'finisher', '基金 更新中'],
    [challengeProfitHome.to(), 'zhang', '还没有战绩'],
    [challengeProfitHome.to(), 'li', '暂不符合条件：请先完成实名认证'],
    [challengeProfitHome.to({ activityId: 'pick-0' }), 'finisher', '活动已结束'],
    [challengeProfitHome.to({ activityId: 'pick-paused' }), 'finisher', '活动暂停：数据核对中'],
    ['/challengeProfit', 'finisher', '历史战绩'],
  ])('at %s show to %s: %s', async (address, user, words) => {
    await opened(address, user)
    await says(words)
    expect(document.body.textContent).not.toMatch(/买入基金|立即买入/)
  })

  it('are handed in, changed, claimed, and closed by the clock of the provider', async () => {
    await opened(challengeProfitHome.to(), 'finisher')
    await says('距截止')
    await click(button('提交选择'))
    await says('请先选择一只基金')
    const { round } = await weekFor('finisher')
    const [first, second] = round?.funds ?? []
    const own = async () => (await weekFor('finisher')).round?.own?.fundCode
    await click(choice(first?.fundName ?? 'none'))
    await click(button('提交选择'))
    await says('已提交，截止前可以修改')
    expect(await own()).toBe(first?.fundCode)
    await click(choice(second?.fundName ?? 'none'))
    await click(button('修改选择'))
    await eventually(async () => expect(await own()).toBe(second?.fundCode))
    await click(button('领取'))
    await says('已领取')
    await to('20260316091500')
    await click(choice(first?.fundName ?? 'none'))
    await click(button('修改选择'))
    await says('这一周已经截止')
    expect((await weekFor('finisher')).current?.fundCode).toBe(second?.fundCode)
    await screens.app().settle()
  })
})
