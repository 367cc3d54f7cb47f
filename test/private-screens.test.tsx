// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { screens } from '#app/router/screens.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { button, click, eventually } from '#ui/testing/in-page.tsx'
import { openApp, openProvider, type AppInPage } from './screens/testing/app-in-page.tsx'

let provider: Awaited<ReturnType<typeof openProvider>>
let app: AppInPage | null = null
const ownAgent = navigator.userAgent
const pretend = (userAgent: string) =>
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true })

beforeAll(async () => {
  provider = await openProvider()
})
afterEach(async () => {
  await app?.close()
  app = null
  pretend(ownAgent)
  sessionStorage.clear()
})
afterAll(() => provider.sandbox.stop())

const NAME = '禾岸知远权益1号集合资产管理计划'
const PLAN = { fundCode: '990101' }
const DETAIL = fundDetailPaths.fundDetailAdvance.to(PLAN)
const jump = fundDetailPaths.privateJump.to

async function open(address: string, user: string | null): Promise<AppInPage> {
  app = await openApp(provider, address, user)
  return app
}

const address = () => location.pathname + location.search

test('rows of private plans are the own channels’ alone, neither tracked nor kept as pictures', () => {
  const own = screens.filter(
    (row) =>
      row.own === true &&
      row.path.startsWith('/fund_detail/') &&
      row.path !== fundDetailPaths.fundDetailCombine.pattern,
  )
  expect(own.length).toBeGreaterThanOrEqual(6)
  for (const row of own) {
    expect([row.path, row.snapshot, row.tracks?.({})]).toEqual([row.path, undefined, false])
    expect(row.needs).toContain('login')
  }
})

test.each([
  fundDetailPaths.fundDetailAdvance.to(PLAN),
  fundDetailPaths.advanceHistorical.to(PLAN),
  fundDetailPaths.advanceAchievement.to(PLAN),
  fundDetailPaths.advanceContractList.to(PLAN),
])(
  '%s shows the notice alone before the confirmation, also for a code that is not there',
  async (of) => {
    const seen = (await open(of, 'zhang')).text()
    expect(seen).toContain('完成特定对象确认后')
    expect(seen).not.toContain(NAME)
    expect(document.title).not.toContain('知远')
    const other = (await open(of.replace('990101', '990777'), 'zhang')).text()
    expect(other).toBe(seen)
  },
)

test('a visit leaves nothing of a product on the device', async () => {
  expect((await open(DETAIL, 'qian')).text()).toContain(NAME)
  expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/知远|990101/)
  // The history has the address that was opened, until the page is closed.
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('知远')
})

test('in another company’s app a confirmed user reads, and is led to the own app', async () => {
  pretend('Mozilla/5.0 (iPhone) AlipayClient/10.3.90.6000')
  const page = await open(DETAIL, 'qian')
  expect(page.text()).toContain(NAME)
  expect(page.text()).not.toContain('去签约')
  await click(button('去 App 办理'))
  await eventually(() => expect(page.text()).toContain('只在禾岸基金自己的渠道办理'))
  await eventually(() =>
    expect(page.text()).toContain(`/download?to=${encodeURIComponent(DETAIL)}`),
  )
})

test('a jump replaces itself with the step that is missing, and the second time says which', async () => {
  const steps = history.length
  await open(jump({ to: 'buy', ...PLAN }), 'zhu')
  await eventually(() => expect(address()).toBe(fundDetailPaths.advanceCertificateProblems.to()))
  expect(history.length).toBe(steps)
  const again = await open(jump({ to: 'buy', ...PLAN }), 'zhu')
  expect(again.text()).toContain('还没有完成合格投资者认定')
  await click(button('提交材料'))
  await eventually(() => expect(address()).toBe(fundDetailPaths.advanceCertificateProblems.to()))
})

test.each([
  ['qian', jump({ to: 'buy', ...PLAN }), fundDetailPaths.advanceContractList.to(PLAN)],
  ['zhang', jump({ to: 'detail', ...PLAN }), DETAIL],
  ['private', jump({ to: 'contracts' }), fundDetailPaths.advanceContractList.to()],
])('%s is led from %s to %s', async (user, from, to) => {
  await open(from, user)
  await eventually(() => expect(address()).toBe(to))
})

test('a jump to what there is not says so', async () => {
  expect((await open(jump({ to: 'sell' }), 'qian')).text()).toContain('没有找到要打开的页面')
})

test('in another company’s app a jump to a step says where that is done', async () => {
  pretend('Mozilla/5.0 (iPhone) AlipayClient/10.3.90.6000')
  const page = await open(jump({ to: 'buy', ...PLAN }), 'han')
  expect(page.text()).toContain('请在 App、公众号或官网办理')
})
