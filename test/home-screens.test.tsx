// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { vipAgingPaths } from '#paths/activities/vip-aging.ts'
import { assetPaths } from '#paths/asset.ts'
import { homePaths } from '#paths/home.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { openApp, openProvider, type AppInPage } from './screens/testing/app-in-page.tsx'

let provider: Awaited<ReturnType<typeof openProvider>>
let app: AppInPage | null = null
beforeAll(async () => {
  provider = await openProvider()
}, 60_000)
afterEach(async () => {
  await app?.close()
})
afterAll(() => provider.sandbox.stop())

it.each([
  ['new', '还没有持有基金', '现在没有持有基金'],
  ['cleared', '现在没有持有基金', '还没有持有基金'],
])('says to %s whether there were holdings before', async (user, said, unsaid) => {
  app = await openApp(provider, homePaths.home.to(), user)
  await app.settle()
  expect(document.body.textContent).toContain(said)
  expect(document.body.textContent).not.toContain(unsaid)
})

// Of one person, wherever the amounts of an account would be, and after a reload too.
it.each([
  ['visitor', homePaths.home.to(), '还差 3 步'],
  ['visitor', assetPaths.holdList.to(), '还差 3 步'],
  ['visitor', myCenterPaths.centerHome.to(), '还差 3 步'],
  ['visitor', vipAgingPaths.vipAgingHome.to(), '开户后查看资产'],
  ['halfway', homePaths.home.to(), '还差 2 步：绑定银行卡、设置密码'],
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
