// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HostName } from './contract.ts'
import { detectHost } from './detect.ts'
import { probeHost } from './probe.ts'
import { fakeNative } from './testing/fake-native.ts'
import { userAgents } from './testing/user-agents.ts'
import { claimedHost } from './user-agent.ts'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) AppleWebKit/605.1.15'
const android = 'Mozilla/5.0 (Linux; Android 12; PGEM10; wv) AppleWebKit/537.36 Chrome/107.0.0.0'
const ios = fakeNative('ios').page
const droid = fakeNative('android').page

/** A frame's window, as a named frame appears among the globals of its parent. */
function frame(): object {
  const self: Record<string, unknown> = { postMessage: () => {} }
  self['window'] = self
  return self
}

describe('which container a page is in', () => {
  it('is the iOS app when its message handler is there', () => {
    expect(detectHost({ ...ios })).toBe('native-ios')
  })

  it('is the Android app when its object is there', () => {
    expect(detectHost({ ...droid })).toBe('native-android')
  })

  it.each([
    ['an empty page', {}],
    ['the word Android in the user agent', { navigator: { userAgent: `${android} h5bridge` } }],
    ['the word iPhone in the user agent', { navigator: { userAgent: iPhone } }],
    ['message handlers of another app', { webkit: { messageHandlers: { other: ios.webkit } } }],
    ['an element with the id of the channel', { h5bridge: { id: 'h5bridge' } }],
    ['a handler that takes no messages', { webkit: { messageHandlers: { h5bridge: {} } } }],
    ['a frame with the name of the channel', { h5bridge: frame() }],
    ['null globals', { webkit: null, h5bridge: null }],
  ])('is a browser with %s', (_what, page) => {
    expect(detectHost(page)).toBe('browser')
  })

  it('is a browser when reading a global throws', () => {
    const page = {
      get webkit(): never {
        throw new Error('forbidden')
      },
    }
    expect(detectHost(page)).toBe('browser')
  })

  it('is a browser inside a frame, even with the app’s channel', () => {
    expect(detectHost({ ...ios, top: {} })).toBe('browser')
  })

  it('is the app in its top page', () => {
    const page: Record<string, unknown> = { ...droid }
    page['top'] = page
    expect(detectHost(page)).toBe('native-android')
  })

  it.each([
    [android, 'native-android'],
    [iPhone, 'native-ios'],
  ])('is decided by the user agent when both channels are there: %s', (userAgent, name) => {
    expect(detectHost({ ...ios, ...droid, navigator: { userAgent } })).toBe(name)
  })
})

const table = Object.entries(userAgents).flatMap(([host, list]) =>
  list.map(([what, userAgent]) => ({ host, what, userAgent })),
)

describe('what a user-agent string claims', () => {
  it.each(table)('is that the container is $host: $what', ({ host, userAgent }) => {
    expect(claimedHost(userAgent)).toBe(host)
    expect(detectHost({ navigator: { userAgent } })).toBe(host)
  })

  it('is tested with at least 60 different strings', () => {
    const strings = table.map(({ userAgent }) => userAgent)
    expect(new Set(strings).size).toBe(strings.length)
    expect(strings.length).toBeGreaterThanOrEqual(60)
  })

  it('never identifies a native app', () => {
    for (const { userAgent } of table) {
      expect(detectHost({ navigator: { userAgent } })).not.toMatch(/^native/)
    }
  })

  it('is overruled by what the app injected into the page, and ignored in a frame', () => {
    for (const { userAgent } of table) {
      expect(detectHost({ ...ios, navigator: { userAgent } })).toBe('native-ios')
      expect(detectHost({ navigator: { userAgent }, top: {} })).toBe('browser')
    }
  })
})

const weChat = userAgents.wechat[0]?.[1] ?? ''
const miniProgram = userAgents['mini-program'][0]?.[1] ?? ''
const alipay = userAgents.alipay[0]?.[1] ?? ''
const bank = userAgents['bank-partner'][0]?.[1] ?? ''
const safari = userAgents.browser[0]?.[1] ?? ''

describe('the probe', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    for (const name of ['WeixinJSBridge', 'AlipayJSBridge', '__wxjs_environment']) {
      Reflect.deleteProperty(window, name)
    }
    Reflect.deleteProperty(navigator, 'userAgent')
  })

  const setUserAgent = (userAgent: string) =>
    Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent })
  const setGlobal = (name: string, value: unknown) => Reflect.set(window, name, value)
  const bridges = { WeixinJSBridge: { invoke: () => {} }, AlipayJSBridge: { call: () => {} } }

  /** The probe's result when the bridge `comes` is injected after so many milliseconds. */
  async function probe(comes?: keyof typeof bridges, after = 0): Promise<HostName> {
    if (comes) {
      setTimeout(() => {
        setGlobal(comes, bridges[comes])
        document.dispatchEvent(new Event(`${comes}Ready`))
      }, after)
    }
    const found = probeHost(window)
    await vi.advanceTimersByTimeAsync(1_000)
    return found
  }

  it('detects WeChat when its bridge appears in time, with its event or without', async () => {
    setUserAgent(weChat)
    expect(await probe('WeixinJSBridge', 400)).toBe('wechat')
    expect(await probe()).toBe('wechat')
  })

  it('detects a browser after its deadline when WeChat or Alipay is only claimed', async () => {
    for (const said of [weChat, miniProgram, alipay]) {
      setUserAgent(said)
      expect(await probe()).toBe('browser')
    }
  })

  it('waits no longer than its deadline, and leaves no timer behind', async () => {
    setUserAgent(weChat)
    const found = probeHost(window, { deadline: 50 })
    await vi.advanceTimersByTimeAsync(50)
    expect(await found).toBe('browser')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('detects a mini program by the bridge when the user agent does not contain it', async () => {
    setUserAgent(weChat)
    const found = probe('WeixinJSBridge', 100)
    setTimeout(() => setGlobal('__wxjs_environment', 'miniprogram'), 90)
    await vi.advanceTimersByTimeAsync(100)
    expect(await found).toBe('mini-program')
  })

  it('detects Alipay when its bridge appears in time', async () => {
    setUserAgent(alipay)
    expect(await probe('AlipayJSBridge', 999)).toBe('alipay')
  })

  it('does not take another app with the same bridge for Alipay', async () => {
    setUserAgent(safari)
    expect(await probe('AlipayJSBridge')).toBe('browser')
  })

  it('waits for no bridge in a bank or a browser', async () => {
    setUserAgent(bank)
    expect(await probeHost(window)).toBe('bank-partner')
    setUserAgent(safari)
    expect(await probeHost(window)).toBe('browser')
    expect(vi.getTimerCount()).toBe(0)
  })
})
