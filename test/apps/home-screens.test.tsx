// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { vipAgingPaths } from '#paths/activities/vip-aging.ts'
import { assetPaths } from '#paths/asset.ts'
import { homePaths } from '#paths/home.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { button, click, eventually, one } from '#ui/testing/in-page.tsx'
import { buy, control, signIn } from '#test/sandbox/testing/test-client.ts'
import { PageDesk } from '#test/sandbox/testing/page-desk.ts'
import { openApp, openProvider, type AppInPage } from '#test/screens/testing/app-in-page.tsx'

let provider: Awaited<ReturnType<typeof openProvider>>
let app: AppInPage | null = null
beforeAll(async () => {
  provider = await openProvider()
})
afterEach(async () => {
  await app?.close()
  localStorage.clear()
})
afterAll(() => provider.sandbox.stop())

async function home(user: string | null): Promise<void> {
  app = await openApp(provider, homePaths.home.to(), user)
  await app.settle()
}

const texts = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
const waits = () => texts('[aria-label="待处理"] li')
const shortcuts = () => texts('[aria-label="常用功能"] li')
const card = (title: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('section')].find(
    (section) => section.querySelector('h2')?.textContent === title,
  )
const linksIn = (element: HTMLElement | undefined) =>
  [...(element?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))

it.each([
  ['new', '还没有持有基金', '现在没有持有基金'],
  ['cleared', '现在没有持有基金', '还没有持有基金'],
])('says to %s whether there were holdings before', async (user, said, unsaid) => {
  await home(user)
  expect(document.body.textContent).toContain(said)
  expect(document.body.textContent).not.toContain(unsaid)
})

// Of one person, wherever the amounts of an account would be, and after a reload too.
it.each([
  ['visitor', homePaths.home.to(), '还差 3 步'],
  ['visitor', assetPaths.holdList.to(), '还差 3 步'],
  ['visitor', myCenterPaths.centerHome.to(), '还差 3 步'],
  ['visitor', vipAgingPaths.vipAgingHome.to(), '开户后查看资产'],
  ['halfway', homePaths.home.to(), '还差 2 步'],
  ['halfway', assetPaths.holdList.to(), '还差 2 步：绑定银行卡、设置密码'],
  ['halfway', myCenterPaths.centerHome.to(), '还差 2 步：绑定银行卡、设置密码'],
])('shows %s, who has no account yet, no amounts at %s', async (user, address, said) => {
  app = await openApp(provider, address, user)
  await app.settle()
  expect(document.body.textContent).toContain(said)
  expect(document.body.textContent).not.toMatch(/总资产（元）0|收益\D*0\.00/)
})

it.each([
  ['veteran', ['2022、2021、2020 年']],
  ['yang', []],
  ['coins', []],
])(
  'offers %s the annual bills of the years in which something was held: %s',
  async (user, years) => {
    app = await openApp(provider, myCenterPaths.centerHome.to(), user)
    await app.settle()
    const words = document.body.textContent ?? ''
    expect(words).toContain('我的定投')
    expect([...words.matchAll(/年度账单([\d、]+ 年)/g)].map(([, found]) => found)).toEqual(years)
  },
)

it.each([
  ['failing', ['扣款失败']],
  ['lostcard', ['已挂失']],
  ['halfway', ['开户还差']],
  ['wu', ['身份证件已过期']],
  ['zhou', ['证件']],
  ['new', []],
])('gathers of %s what waits, each with its way and a way to put it off', async (user, said) => {
  await home(user)
  const lines = waits()
  for (const words of said) expect(lines.join()).toContain(words)
  expect(lines.length).toBeLessThanOrEqual(2)
  for (const line of document.querySelectorAll('[aria-label="待处理"] li')) {
    expect(line.querySelector('[data-track="putOff"]')).not.toBeNull()
    expect(line.firstElementChild?.matches('a[href], button')).toBe(true)
  }
})

it('puts a line off for the day, and shows what comes next in its place', async () => {
  await home('lostcard')
  const [first = ''] = waits()
  await click(one('[aria-label="待处理"] [data-track="putOff"]'))
  expect(waits()).not.toContain(first)
})

it('shows a planner the debits of seven days with their sum, and leads to the plans', async () => {
  await home('planner')
  const today = card('今日')
  expect(today?.textContent).toMatch(/7 天内扣款 \d+ 次.*最近一次.*\d\.\d\d 元/)
  expect(linksIn(today)).toContain('/directInvest/directInvestManage')
})

it('shows no card of today where nothing is due and nothing is new', async () => {
  await home('new')
  expect(card('今日')).toBeUndefined()
})

it('leads who is signed out by three steps, and no user', async () => {
  await home(null)
  const steps = card('新人三步')
  expect(steps?.querySelectorAll('li')).toHaveLength(4)
  expect(linksIn(steps)).toEqual([fundPortalPaths.buyFundList.to({}), '/newUser/home'])
  await home('zhang')
  expect(card('新人三步')).toBeUndefined()
})

it('shows the shortcuts that operators have changed, and those of the pack without them', async () => {
  const desk = new PageDesk(provider.sandbox, '编辑甲')
  const reviewer = new PageDesk(provider.sandbox, '审核乙')
  const leadsTo = (label: string, targetUrl: string, badge = 'none') => ({
    icon: 'star',
    label,
    badge,
    action: { targetUrl },
  })
  const items = [
    leadsTo('排行', '/fundPortal/performance', 'new'),
    leadsTo('会员', '/vip/vipHome'),
    leadsTo('月报', '/monthlyReport/monthlyReportHome'),
    leadsTo('帮助', '/static'),
  ]
  const doc = {
    root: { props: { title: '首页快捷入口' } },
    content: [{ type: 'Shortcuts', props: { id: 'a', items } }],
  }
  await home('zhang')
  expect(shortcuts()).toEqual([
    '榜单',
    '指数估值',
    '定投',
    '自选',
    '大额存入',
    '课程',
    '月报',
    '全部',
  ])
  const answers = [
    await desk.save('s-home-shortcuts', doc),
    await desk.act('s-home-shortcuts', 'submit'),
    await reviewer.act('s-home-shortcuts', 'approve', { approvalNo: 'HA-2026-0001' }),
    await desk.act('s-home-shortcuts', 'schedule', {}),
  ]
  expect(answers.map(({ status, ...answer }) => (status === 200 ? 200 : answer))).toEqual([
    200, 200, 200, 200,
  ])
  await home('zhang')
  await eventually(() => expect(shortcuts()).toEqual(['新排行', '会员', '月报', '帮助', '全部']))
  expect(one('[aria-label="常用功能"] a').getAttribute('href')).toBe('/fundPortal/performance')
  await control(provider.sandbox, 'faults', { call: 'queryPage', kind: 'cut' })
  localStorage.clear()
  await home('zhang')
  expect(shortcuts()).toHaveLength(8)
  await control(provider.sandbox, 'faults', { call: 'queryPage', kind: 'none' })
})

// The clock moves from here on.
it('says below the assets what has come of orders today, and marks 资产 until it was seen', async () => {
  const zhang = await signIn(provider.sandbox, 'zhang')
  await home('zhang')
  const line = () => document.body.textContent.includes('笔交易已确认')
  const dot = () => document.querySelector('[data-track-id="assets"]')?.textContent ?? ''
  expect(line()).toBe(false)
  await buy(provider.sandbox, zhang, { fundCode: '980201', amount: '1500.00' })
  await control(provider.sandbox, 'clock', { next: 'settlement' })
  await home('zhang')
  expect(document.body.textContent).toMatch(/今日\d+ 笔交易已确认/)
  await eventually(() => expect(dot()).toContain('有新内容'))
  app = await openApp(provider, assetPaths.holdList.to(), 'zhang')
  await app.settle()
  expect(document.body.textContent).toMatch(/今日\d+ 笔交易已确认/)
  await eventually(() => expect(localStorage.getItem('own:seenOutcome')).not.toBeNull())
  await home('zhang')
  await app.settle()
  expect(dot()).toBe('资产')
  await click(button('隐藏金额'))
  expect(document.body.textContent).not.toMatch(/\d\.\d\d 元已到账/)
})
