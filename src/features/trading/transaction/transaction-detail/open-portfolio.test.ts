// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { CONTRACT_VERSION } from '#bridge/contract.ts'
import { fakeNative } from '#bridge/testing/fake-native.ts'
import { bridge, openBridge } from '#platform/bridge.ts'
import { buyPortfolio, canOpenPortfolio } from './open-portfolio.ts'

async function openApp(appVersion: string) {
  const app = fakeNative('android', { appVersion, bridgeVersion: CONTRACT_VERSION })
  Object.assign(window, app.page)
  openBridge({
    isLoggedIn: () => false,
    login: () => Promise.resolve(false),
    getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
  })
  await bridge().handshake()
  return app
}

afterEach(() => bridge().dispose())

test('a portfolio is bought on the app’s own page, where the user types the amount', async () => {
  const app = await openApp('5.12.0')
  expect(canOpenPortfolio('ZH000001')).toBe(true)
  await buyPortfolio('ZH000001')
  const args = { portfolioCode: 'ZH000001', amount: '', tradeType: 'buy' }
  const calls = app.calls.map((text): unknown => JSON.parse(text))
  expect(calls).toContainEqual(expect.objectContaining({ method: 'goCombineTrading', args }))
})

test.each([
  ['an app that has no such page', '5.3.0', 'ZH000001'],
  ['an order of no portfolio', '5.12.0', ''],
  ['a code that the app would refuse', '5.12.0', 'ZH 1'],
])('nothing is offered in %s', async (_where, version, code) => {
  await openApp(version)
  expect(canOpenPortfolio(code)).toBe(false)
})
