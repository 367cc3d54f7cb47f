// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeNative, type FakeNative } from '#bridge/testing/fake-native.ts'
import { CONTRACT_VERSION } from '#bridge/contract.ts'
import { barsFor } from './native-frame.ts'
import { inTime } from '#ui/testing/in-time.ts'

test.each([
  ['#ffffff', '#ffffff', 'dark'],
  ['#fff', '#ffffff', 'dark'],
  [' #F4F5F7', '#f4f5f7', 'dark'],
  ['#161a21', '#161a21', 'light'],
  ['#1d4fd7', '#1d4fd7', 'light'],
])('the bars over %s are %s with %s text', (colour, background, textStyle) => {
  expect(barsFor(colour)).toEqual({ background, textStyle })
})

test.each(['', 'white', '#ffff', 'rgb(0, 0, 0)', '#zzzzzz'])(
  '%o is no colour of bars',
  (colour) => {
    expect(barsFor(colour)).toBeNull()
  },
)

let app: FakeNative
let dispose = () => {}
let schemeChanged = () => {}

/** A page of its own in an app: the modules keep what they have set. */
async function newPage(appVersion = '5.12.0') {
  app = fakeNative('android', { appVersion, bridgeVersion: CONTRACT_VERSION })
  Object.assign(window, app.page)
  vi.resetModules()
  const { bridge, openBridge } = await import('#platform/bridge.ts')
  openBridge({
    isLoggedIn: () => false,
    login: () => Promise.resolve(false),
    getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
  })
  dispose = () => bridge().dispose()
  await bridge().handshake()
  return import('./native-frame.ts')
}

const surface = (colour: string) =>
  document.documentElement.style.setProperty('--color-surface', colour)

const sent = (): { method: string; args: unknown }[] =>
  app.calls
    .map((text): { method: string; args: unknown } => JSON.parse(text))
    .filter(({ method }) => method !== 'GetDeviceInfoAndSystemInfo')
    .map(({ method, args }) => ({ method, args }))

const LIGHT = { background: '#ffffff', textStyle: 'dark' }
const DARK = { background: '#161a21', textStyle: 'light' }
const bars = (look: object) => [
  { method: 'setTitleBar', args: { visible: true, ...look } },
  { method: 'setStatusBar', args: look },
]
const reload = (enabled: boolean) => ({ method: 'refreshOnRedisplay', args: { enabled } })

beforeEach(() => {
  surface('#ffffff')
  const media = { addEventListener: (_name: string, act: () => void) => (schemeChanged = act) }
  vi.stubGlobal('matchMedia', () => media)
})
afterEach(() => {
  dispose()
  vi.unstubAllGlobals()
})

test('bars take the colours of the page’s head, once until these change', async () => {
  const { frameScreen } = await newPage()
  frameScreen({})
  frameScreen({})
  await inTime(() => expect(sent()).toEqual(bars(LIGHT)))
  surface('#161a21')
  schemeChanged()
  await inTime(() => expect(sent()).toEqual([...bars(LIGHT), ...bars(DARK)]))
})

test('bars follow a theme that is chosen in the page', async () => {
  const { frameScreen } = await newPage()
  frameScreen({})
  surface('#161a21')
  document.documentElement.dataset['theme'] = 'dark'
  await inTime(() => expect(sent()).toEqual([...bars(LIGHT), ...bars(DARK)]))
  delete document.documentElement.dataset['theme']
})

test('the app reloads the page on return to screens that ask for it, and to no others', async () => {
  const { frameScreen } = await newPage()
  surface('none')
  frameScreen({})
  frameScreen({ refreshOnRedisplay: true })
  frameScreen({ refreshOnRedisplay: true })
  frameScreen({})
  await inTime(() => expect(sent()).toEqual([reload(true), reload(false)]))
})

test('an app without a status bar to set has its title bar set alone', async () => {
  const { frameScreen } = await newPage('5.1.0')
  frameScreen({})
  await inTime(() => expect(sent()).toEqual(bars(LIGHT).slice(0, 1)))
})
