// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { configAdvisePaths } from '#paths/config-advise.ts'
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
})
afterAll(() => provider.sandbox.stop())

async function open(address: string, user: string | null): Promise<AppInPage> {
  app = await openApp(provider, address, user)
  return app
}

const detail = (portfolioCode: string) => fundDetailPaths.fundDetailCombine.to({ portfolioCode })
const SIGNED = detail('PI0001')

test.each([null, 'zhang', 'zhao'])(
  'a portfolio shows the service alone to %s, who is not matched, and leads to the questionnaire',
  async (user) => {
    const page = await open(SIGNED, user)
    expect(page.text()).toContain('资产配置服务')
    expect(page.text()).not.toMatch(/均衡|PI0001|\d%|\d 元/)
    expect(document.title).not.toContain('均衡')
    await click(button('完成投资需求问卷'))
    await eventually(() =>
      expect(location.pathname).toBe(configAdvisePaths.configQuestions.pattern),
    )
  },
)

test('a matched portfolio leads to its signing, and one that ends says why it takes no money', async () => {
  await open(detail('PH0001'), 'advised')
  await click(button('签约后转入'))
  await eventually(() => expect(location.pathname).toBe(configAdvisePaths.strategyDetails.pattern))
  const ending = await open(detail('PH0003'), 'advised')
  await click(button('签约后转入'))
  expect(location.pathname).toBe(fundDetailPaths.fundDetailCombine.pattern)
  expect(ending.text()).toContain('该组合即将终止')
})

test.each([
  [SIGNED, '去 App 转入和转出'],
  [detail('PH0001'), '去 App 签约'],
  [configAdvisePaths.strategyDetails.to({ portfolioCode: 'PI0001' }), '去 App 转入和转出'],
])('in another company’s app %s is read, and %s leads to the own app', async (address, act) => {
  pretend('Mozilla/5.0 (iPhone) AlipayClient/10.3.90.6000')
  const page = await open(address, 'advised')
  expect(page.text()).toContain('组合成分')
  await click(button(act))
  await eventually(() =>
    expect(page.text()).toContain(`/download?to=${encodeURIComponent(address)}`),
  )
})

test('in another company’s app money is put in by no form', async () => {
  pretend('Mozilla/5.0 (iPhone) AlipayClient/10.3.90.6000')
  const to = configAdvisePaths.strategyTrans.to({ portfolioCode: 'PI0001', kind: 'in' })
  const page = await open(to, 'advised')
  expect(page.text()).not.toContain('转入金额')
  expect(page.text()).toContain('去 App 办理')
})
