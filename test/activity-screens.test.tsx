// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { openChest } from '#api/calls/activities/chest.ts'
import { keepClaimRewards, keepHomepage } from '#api/calls/keep-challenge.ts'
import { pausePlan } from '#api/calls/plan-change.ts'
import { activityCenterPaths } from '#paths/activities/activity-center.ts'
import { activityPaths } from '#paths/activities/activity.ts'
import { inviteFriends2025Paths } from '#paths/activities/invite-friends2025.ts'
import { inviteFriends2025v2Paths } from '#paths/activities/invite-friends2025v2.ts'
import { keepActivityPaths } from '#paths/activities/keep-activity.ts'
import { newInviteFriendPaths } from '#paths/activities/new-invite-friend.ts'
import { sftPaths } from '#paths/activities/sft.ts'
import { treasureChestPaths } from '#paths/activities/treasure-chest.ts'
import { authenticPaths } from '#paths/authentic.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { button, click, eventually } from '#ui/testing/in-page.tsx'
import { ask, control, signIn } from './sandbox/testing/test-client.ts'
import { useScreensInApp } from '#test/screens/testing/screens-in-app.ts'

const center = activityCenterPaths.activityCenterHome
const { keepActivityHome, loading } = keepActivityPaths
const KEEP = { activityId: 'keep-1' }

const screens = useScreensInApp({ address: center.to(), user: null })
const { opened } = screens

async function tap(name: string): Promise<string> {
  await click(button(name))
  await screens.app().settle()
  return document.body.textContent
}
const rows = (list: string) =>
  [
    ...document.querySelectorAll(
      `[aria-label="${list}"] li, [aria-label="${list}"] [role=listitem]`,
    ),
  ].map(({ textContent }) => textContent)

describe('the home of the challenge', () => {
  it.each([
    [null, 'keep-1', '登录后参加', '登录'],
    ['li', 'keep-1', '暂不符合条件：请先完成实名认证', '去实名认证'],
    ['xu', 'keep-1', '进行中', '立即参加'],
    ['keeper', 'keep-1', '已参加', '领取奖励'],
    ['finisher', 'keep-1', '所有档位都已达成', '查看定投计划'],
    [null, 'keep-2', '距开始', '活动未开始'],
    [null, 'keep-0', '活动已结束，奖励可领至', '看看其他活动'],
    [null, 'sold-1', '已领完', '看看其他活动'],
    [null, 'paused-1', '活动暂停：规则调整中', '看看其他活动'],
  ])('says to %s of %s %s, and offers %s', async (user, activityId, words, act) => {
    expect(await opened(keepActivityHome.to({ activityId }), user)).toContain(words)
    expect(button(act)).toBeDefined()
  })

  it('claims what waits, and shows it as claimed', async () => {
    await opened(keepActivityHome.to(), 'keeper')
    expect(rows('坚持奖励')[1]).toContain('领取')
    expect(await tap('领取奖励')).toContain('+50 金币')
    expect(rows('坚持奖励')[1]).toContain('已领取')
  })

  it('shows what another device has claimed, without announcing it', async () => {
    await opened(keepActivityHome.to(), 'keeper')
    const other = await signIn(screens.provider().sandbox, 'keeper')
    await ask(screens.provider().sandbox, keepClaimRewards, { ...KEEP, stepId: 'keep-3' }, other)
    expect(await tap('领取奖励')).not.toContain('+50 金币')
    expect(rows('坚持奖励')[1]).toContain('已领取')
  })

  it('warns while the plan is paused, and after the miss begins again', async () => {
    const keeper = await signIn(screens.provider().sandbox, 'keeper')
    const { planNo } = await ask(screens.provider().sandbox, keepHomepage, KEEP, keeper)
    await ask(screens.provider().sandbox, pausePlan, { planNo: planNo ?? '' }, keeper)
    const text = await opened(keepActivityHome.to(), 'keeper')
    expect(text).toContain('定投已暂停，暂停期间的每一期都算错过')
    await control(screens.provider().sandbox, 'clock', { to: '20260312160000' })
    expect(await opened(keepActivityHome.to(), 'keeper')).toContain('当前连续0 期最长连续5 期')
  })

  it('leads who was not welcomed through the welcome page, once', async () => {
    expect(await opened(keepActivityHome.to(), 'wang')).toContain('怎么玩')
    await tap('了解了，进入活动')
    expect(location.pathname).toBe(keepActivityPaths.keepActivityHome.pattern)
    await opened(loading.to(), 'wang')
    expect(location.pathname).toBe(keepActivityPaths.keepActivityHome.pattern)
  })

  it('says of an unknown challenge that there is none, and leads to the others', async () => {
    expect(await opened(loading.to({ activityId: '<b>x</b>' }))).toContain('没有找到这个活动')
    await tap('返回活动中心')
    expect(location.pathname).toBe(center.pattern)
  })
})

describe('the activity centre', () => {
  it('leads by its head to the guide, to payday saving and to the mall', async () => {
    const text = await opened(center.to())
    expect(text).toContain('奖励与买入金额无关')
    for (const name of ['薪管通', '合作商城']) expect(button(name)).toBeDefined()
    await tap('开户指南')
    expect(location.pathname).toBe(activityPaths.authGuide.pattern)
  })

  it('shows what waits to be claimed, and where', async () => {
    const text = await opened(center.to(), 'keeper')
    expect(text).toContain('待领取 1 项奖励')
    await tap('查看')
    expect(location.search).toBe('?tab=joined')
    expect(rows('活动')).toEqual([
      expect.stringContaining('待领取 1'),
      expect.stringMatching(/^12 周定投挑战(?!.*待领取)/),
    ])
  })

  it('asks who is signed out to sign in for what they have joined', async () => {
    expect(await opened(center.to({ tab: 'joined' }))).toContain('登录后查看您参加的活动')
  })

  it.each(['running', 'coming', 'over', 'joined'] as const)(
    'has a picture with words for each campaign that is %s',
    async (tab) => {
      await opened(center.to({ tab }), 'keeper')
      const pictures = [...document.querySelectorAll('[aria-label="活动"] [role=img]')]
      expect(pictures).toHaveLength(rows('活动').length)
      expect(pictures.length).toBeGreaterThan(0)
      expect(pictures.filter((drawn) => !drawn.getAttribute('aria-label'))).toEqual([])
    },
  )

  it('counts down to what is to come, and sends no one away from what is here', async () => {
    await opened(center.to({ tab: 'coming' }), 'zhang')
    expect(rows('活动').join()).toMatch(/下一期.*距开始 \d 天 \d\d:\d\d:\d\d/)
    await opened(center.to(), 'zhang')
    expect(rows('活动').join()).toContain('黄金树')
    expect(rows('活动').join()).not.toContain('仅限 App')
  })
})

describe('the treasure chest', () => {
  it('shows everything that was drawn, and where each prize is', async () => {
    const coins = await signIn(screens.provider().sandbox, 'coins')
    for (const at of [1, 2])
      await ask(
        screens.provider().sandbox,
        openChest,
        { activityId: 'chest-1', requestNo: `R20260311100000000${at}` },
        coins,
      )
    await opened(treasureChestPaths.main.to({}), 'coins')
    await tap('全部记录')
    await eventually(() => expect(rows('全部开出记录')).toHaveLength(2))
    expect(document.querySelectorAll('[aria-label="全部开出记录"] a[href]')).toHaveLength(2)
  })
})

describe('a campaign of texts alone', () => {
  it.each([
    [null, '登录'],
    ['zhang', '立即参加'],
  ])('opens for %s on a page of its own, with its rules and %s', async (user, act) => {
    const text = await opened(treasureChestPaths.main.to({ activityId: 'double-egg' }), user)
    expect(text).toContain('双旦福利')
    expect(text).toContain('活动期间完成任务可领取金币')
    expect(text).not.toContain('百宝箱没有加载出来')
    expect(text).not.toContain('奖品与概率')
    expect(button(act)).toBeDefined()
  })

  it('the address of a chest with the campaign of another module leads to that campaign', async () => {
    await opened(treasureChestPaths.main.to({ activityId: 'keep-1' }), 'zhang')
    expect(location.pathname).toContain('/keepActivity/')
    expect(document.body.textContent).not.toContain('百宝箱')
  })

  it('leads who has joined to the tasks that it rewards', async () => {
    await opened(treasureChestPaths.main.to({ activityId: 'double-egg' }), 'zhang')
    await tap('立即参加')
    await tap('去做任务')
    expect(location.pathname).toBe(goldStorePaths.goldCoinTask.pattern)
  })
})

describe('the mall', () => {
  it.each([
    'https://evil.example/',
    'https://mall.hean.example@evil.example/',
    '//evil.example/',
    'javascript:alert(1)',
    'http://mall.hean.example/',
    'https://mall.hean.example.evil.example/',
    'https://pay.riverbank.example/',
  ])('is not left for %s', async (redirect) => {
    expect(await opened(activityPaths.duiba.to({ redirect }), 'every')).toContain(
      '为了您的安全，没有打开这个链接',
    )
    expect(document.body.textContent).not.toContain('前往合作商城')
  })

  it('is left by a tap, with the coins that can be spent', async () => {
    const redirect = 'https://mall.hean.example/goods?id=1'
    const text = await opened(activityPaths.duiba.to({ redirect }), 'every')
    expect(text).toContain('可用金币305')
    expect(button('前往合作商城')).toBeDefined()
  })
})

describe('the guide to an account', () => {
  it.each([
    [null, '登录后开户'],
    ['li', '开户还差 3 步：身份验证、绑定银行卡、设置密码'],
    ['halfway', '继续开户'],
    ['zhou', '身份证件未通过审核：身份证照片模糊，请重新上传'],
    ['zhang', '您已完成实名认证'],
  ])('says to %s: %s', async (user, words) => {
    const text = await opened(activityPaths.authGuide.to(), user)
    expect(text).toContain(words)
    expect(text).toContain('为什么需要这些信息')
  })
})

describe('a reward of the game', () => {
  it('is claimed by the first tap, and is listed as claimed', async () => {
    await opened(sftPaths.sftHome.to({}), 'qian')
    const before = rows('活动奖励').filter((row) => row.includes('领取')).length
    await tap('领取')
    await eventually(() =>
      expect(rows('活动奖励').filter((row) => row.includes('已领取')).length).toBeGreaterThan(0),
    )
    expect(before).toBeGreaterThan(0)
  })
})

describe('saving on payday', () => {
  it('leads with the day to the form of a monthly plan', async () => {
    expect(await opened(activityPaths.xgt.to(), 'zhang')).toContain('货币基金不是存款')
    await click(button('15 日'))
    await screens.app().settle()
    expect(document.body.textContent).toContain('首次转存03-16')
    await tap('去设置')
    await eventually(() => expect(document.body.textContent).toContain('每月 15 日'))
    expect(location.pathname).toBe(directInvestPaths.directInvestCashier.pattern)
  })

  it('shows the own plan, and why one is abnormal', async () => {
    expect(await opened(activityPaths.xgt.to(), 'veteran')).toContain(
      '每月 10 日 · 500.00 元，下次',
    )
    const abnormal = await opened(activityPaths.xgt.to(), 'leaver')
    expect(abnormal).toContain('计划异常：扣款银行卡已解绑')
    expect(abnormal).not.toContain('下次')
  })

  it('says what is missing to who is not verified or signed in', async () => {
    expect(await opened(activityPaths.xgt.to(), 'li')).toContain('开户还差')
    expect(await opened(activityPaths.xgt.to())).toContain('登录后设置')
  })
})

describe('a friend whose identity document was not accepted after the name was verified', () => {
  const AGAIN = '重新上传身份证件'
  it.each([
    ['the page of the invitation', inviteFriends2025Paths.inviteeHome.to()],
    ['the friends’ zone', newInviteFriendPaths.inviteFriendPrefecture.to()],
  ])('hands in another from %s', async (_where, address) => {
    await opened(address, 'zhou')
    await eventually(() => button(AGAIN))
    await tap(AGAIN)
    expect(location.pathname).toBe(authenticPaths.verifyInformation.pattern.replace(':step', '1'))
    expect(new URLSearchParams(location.search).get('from')).toBe(address)
  })

  it('has the step of the name still before it in the guide', async () => {
    const guide = inviteFriends2025v2Paths.inviteeGuide.to()
    expect(await opened(guide, 'zhou')).toContain('身份证件未通过审核，请重新上传')
  })
})
