// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { appAddress, blocksApps, offersApp, openInApp, phone } from './open-app.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15'
const DROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile'

afterEach(() => {
  vi.useRealTimers()
})

const as = (userAgent: string) =>
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent })

test('the app is opened at the address in view, without what belongs to its user', () => {
  const address = appAddress('/fund_detail/FundDetailSingle?fundCode=980303&token=secret&code=1')
  expect(address).toBe(
    `hean://open?path=${encodeURIComponent('/fund_detail/FundDetailSingle?fundCode=980303')}`,
  )
})

test('a page that is still visible after 4100 ms has not opened the app', async () => {
  vi.useFakeTimers()
  const assigned: string[] = []
  const end = openInApp('/', (to) => assigned.push(to))
  await vi.advanceTimersByTimeAsync(4_100)
  expect([await end, assigned]).toEqual(['notOpened', ['hean://open?path=%2F']])
})

test.each([
  ['a browser of an iPhone', PHONE, { phone: 'ios', offers: true, blocks: false }],
  ['a browser of an Android phone', DROID, { phone: 'android', offers: true, blocks: false }],
  [
    'a computer',
    'Mozilla/5.0 (X11; Linux) Chrome/126',
    { phone: null, offers: true, blocks: false },
  ],
  ['WeChat', `${PHONE} MicroMessenger/8.0.49`, { phone: 'ios', offers: true, blocks: true }],
  [
    'a mini program',
    `${PHONE} MicroMessenger/8.0.49 miniProgram/wx1`,
    { phone: 'ios', offers: false, blocks: false },
  ],
  ['the payment app', `${PHONE} AlipayClient/10.5`, { phone: 'ios', offers: false, blocks: false }],
  ['the bank’s app', `${PHONE} MPBank/9.1`, { phone: 'ios', offers: false, blocks: false }],
])('what %s can do with the app', (_what, userAgent, expected) => {
  as(userAgent)
  expect({ phone: phone(), offers: offersApp(), blocks: blocksApps() }).toEqual(expected)
})
