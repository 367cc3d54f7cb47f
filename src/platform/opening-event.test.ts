// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { deviceClass, engineFamily, openingEvent } from './opening-event.ts'

test.each([
  ['Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile', 'chromium'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) AppleWebKit/605.1.15 Mobile/15E148', 'webkit'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0', 'other'],
])('the engine of %s is %s', (userAgent, family) => expect(engineFamily(userAgent)).toBe(family))

test.each([
  [4, 8, 'low'],
  [8, 3, 'low'],
  [6, undefined, 'middle'],
  [8, 4, 'middle'],
  [8, 8, 'high'],
  [8, undefined, 'high'],
  [undefined, 2, 'low'],
  [undefined, undefined, 'unknown'],
] as const)('%s cores and %s GB are a device of the class %s', (cores, memory, wanted) =>
  expect(deviceClass(cores, memory)).toBe(wanted),
)

test('an event has the row, whole milliseconds and classes, and nothing of user or address', () => {
  document.head.innerHTML = '<meta name="h5-version" content="4.5.6" />'
  history.replaceState(null, '', '/asset/singleHold?fundCode=980301&name=zhang#13800000000')
  vi.stubGlobal('navigator', { userAgent: 'AppleWebKit/605', hardwareConcurrency: 6 })
  const opening = { ms: 812.4, since: 'tap', warm: true, left: false } as const
  expect(openingEvent(opening, '/asset/singleHold')).toEqual({
    name: 'opening',
    row: '/asset/singleHold',
    ms: 812,
    since: 'tap',
    kind: 'warm',
    left: false,
    engine: 'webkit',
    device: 'middle',
    version: '4.5.6',
  })
  vi.unstubAllGlobals()
})
