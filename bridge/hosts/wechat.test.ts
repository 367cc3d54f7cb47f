// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBridge } from '../client.ts'
import { contract } from '../contract.ts'
import { fakeWeb, type FakeWeb } from '../testing/fake-web.ts'
import { fakeWeChat, type FakeWeChat } from '../testing/fake-wechat.ts'
import { hostSuite } from '../testing/host-suite.ts'
import { samples } from '../testing/samples.ts'
import { localSubject } from '../testing/subject.ts'
import { signedAddresses } from './wechat-config.ts'
import type { WeChatSdk } from './wechat-sdk.ts'
import { weChatHost } from './wechat.ts'

const ENTRY = 'http://localhost:3000/entry'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) MicroMessenger/8.0.49'
const ANDROID = 'Mozilla/5.0 (Linux; Android 13; V2227A; wv) MicroMessenger/8.0.42'

let web: FakeWeb

beforeEach(() => {
  web = fakeWeb()
})

afterEach(() => {
  web.close()
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'userAgent')
  Reflect.deleteProperty(window, 'WeixinJSBridge')
})

/** Puts WeChat's own bridge into the page, as WeChat does after the page's scripts. */
function injectBridge(calls: string[]): void {
  Reflect.set(window, 'WeixinJSBridge', { call: (name: string) => void calls.push(name) })
  document.dispatchEvent(new Event('WeixinJSBridgeReady'))
}

function open(wx: FakeWeChat, userAgent = IPHONE) {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent })
  const host = weChatHost({
    ...web.options,
    sdk: async () => wx.sdk,
    sign: wx.sign,
    entryUrl: `${ENTRY}#/home`,
  })
  return { host, bridge: createBridge({ methods: contract, host }) }
}

hostSuite('wechat', 'jsdom with a WeChat of our own', async () => {
  injectBridge([])
  const { host, bridge } = open(fakeWeChat())
  bridge.dispose()
  return localSubject({
    host,
    resume: () => web.show(),
    push: () => web.push(),
    depth: () => web.depth(),
  })
})

const data = samples.setShareData.args
const chat = {
  title: data.shareTitle,
  desc: data.shareDesc,
  link: data.shareLink,
  imgUrl: data.shareImgUrl,
}
const timeline = { title: data.shareTitle, link: data.shareLink, imgUrl: data.shareImgUrl }
const here = () => location.href.replace(/#.*/, '')

describe('the addresses to sign', () => {
  it('begin with the entry on iOS and with the current one elsewhere, without fragments', () => {
    expect(signedAddresses(IPHONE, 'https://a/1#x', 'https://a/2#y')).toEqual([
      'https://a/1',
      'https://a/2',
    ])
    expect(signedAddresses(ANDROID, 'https://a/1#x', 'https://a/2')).toEqual([
      'https://a/2',
      'https://a/1',
    ])
  })

  it('are one address when both are the same', () => {
    expect(signedAddresses(IPHONE, 'https://a/1#x', 'https://a/1#y')).toEqual(['https://a/1'])
  })
})

describe("WeChat's window", () => {
  it('is closed by its own bridge, without a signature, also when that comes later', async () => {
    const wx = fakeWeChat()
    const { bridge } = open(wx)
    const calls: string[] = []
    const closed = bridge.call('closePage', {})
    setTimeout(() => injectBridge(calls), 20)
    expect(await closed).toEqual({})
    expect(calls).toEqual(['closeWindow'])
    expect(wx.signed).toEqual([])
    bridge.dispose()
  })

  it('stays where what claims to be WeChat has no bridge', async () => {
    vi.useFakeTimers()
    const { bridge } = open(fakeWeChat())
    const closed = bridge.call('closePage', {}).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await closed).toMatchObject({ code: 'refused', hostCode: 'no_container' })
    bridge.dispose()
  })
})

describe("WeChat's menu", () => {
  it('is filled for chat and timeline', async () => {
    const wx = fakeWeChat()
    const { bridge } = open(wx)
    expect(await bridge.call('setShareData', data)).toEqual({})
    expect(wx.menu).toEqual({ chat, timeline })
    expect(wx.signed).toEqual([ENTRY])
    bridge.dispose()
  })

  it.each([
    [IPHONE, () => [ENTRY, here()]],
    [ANDROID, () => [here(), ENTRY]],
  ])(
    'is filled on the second attempt when WeChat accepts the other address: %s',
    async (phone, order) => {
      web.push('/later')
      const [first, second] = order()
      const wx = fakeWeChat({ takes: (url) => url === second })
      const { bridge } = open(wx, phone)
      expect(await bridge.call('setShareData', data)).toEqual({})
      expect(wx.signed).toEqual([first, second])
      expect(wx.menu).toEqual({ chat, timeline })
      bridge.dispose()
    },
  )

  it('is refused when WeChat accepts neither address, although `ready` fires', async () => {
    web.push('/later')
    const wx = fakeWeChat({ takes: () => false })
    const { bridge } = open(wx)
    await expect(bridge.call('setShareData', data)).rejects.toMatchObject({
      code: 'refused',
      hostCode: 'config_failed',
      message: expect.stringContaining('invalid signature'),
    })
    expect(wx.signed.length).toBe(2)
    expect(wx.menu).toEqual({})
    bridge.dispose()
  })

  it('is tried again after a failure, and configured once per address after a success', async () => {
    let fine = false
    const wx = fakeWeChat({ takes: () => fine })
    const { bridge } = open(wx)
    await expect(bridge.call('setShareData', data)).rejects.toMatchObject({ code: 'refused' })
    fine = true
    await bridge.call('setShareData', data)
    const signed = wx.signed.length
    await bridge.call('setShareData', data)
    expect(wx.signed.length).toBe(signed)
    web.push('/next')
    await bridge.call('setShareData', data)
    expect(wx.signed.length).toBe(signed + 1)
    bridge.dispose()
  })

  it.each(['old', 'denies'] as const)(
    'is filled by the older calls in a WeChat of kind %s',
    async (kind) => {
      const wx = fakeWeChat({ kind })
      const { bridge } = open(wx)
      expect(await bridge.call('setShareData', data)).toEqual({})
      await expect.poll(() => wx.menu).toEqual({ chat, timeline })
      bridge.dispose()
    },
  )

  it('is configured with a new list each time, since the library overwrites names in it', async () => {
    web.push('/later')
    const wx = fakeWeChat({ takes: (url) => url === here() })
    const { bridge } = open(wx)
    await bridge.call('setShareData', data)
    expect(wx.lists.map((list) => list.includes('menu:share:timeline'))).toEqual([true, true])
    expect(wx.lists[0]).not.toBe(wx.lists[1])
    bridge.dispose()
  })

  it('is refused with no_answer, within the deadline, where the library never calls back', async () => {
    vi.useFakeTimers()
    const { bridge } = open(fakeWeChat({ kind: 'silent' }))
    const settled = bridge.call('setShareData', data).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await settled).toMatchObject({ code: 'refused', hostCode: 'no_answer' })
    // Only the bridge's own timer is left.
    expect(vi.getTimerCount()).toBe(1)
    bridge.dispose()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is refused when the signature cannot be fetched', async () => {
    const wx = fakeWeChat()
    const sign = () => Promise.reject(new Error('offline'))
    const host = weChatHost({ ...web.options, sdk: async () => wx.sdk, sign, entryUrl: ENTRY })
    const bridge = createBridge({ methods: contract, host })
    await expect(bridge.call('setShareData', data)).rejects.toMatchObject({ hostCode: 'failed' })
    bridge.dispose()
  })
})

describe('in WeChat', () => {
  it('sharing to chat or timeline fills the menu and answers offered; anything else copies', async () => {
    const wx = fakeWeChat()
    const { bridge } = open(wx)
    const share = (channel: 'wx' | 'wxf' | 'copyLink' | 'qq') =>
      bridge.call('share', { channel, ...data })
    expect(await share('wx')).toEqual({ outcome: 'offered' })
    expect(await share('wxf')).toEqual({ outcome: 'offered' })
    expect(wx.menu).toEqual({ chat, timeline })
    expect(await share('copyLink')).toEqual({ outcome: 'copied' })
    expect(await share('qq')).toEqual({ outcome: 'copied' })
    expect(web.copied).toEqual([data.shareLink, data.shareLink])
    bridge.dispose()
  })

  it('portfolios lead to the download page, since WeChat opens no app by address', async () => {
    const { bridge } = open(fakeWeChat())
    await bridge.call('goCombineTrading', samples.goCombineTrading.args)
    expect(web.went).toEqual(['https://h5.example/app'])
    bridge.dispose()
  })

  it('the library is not loaded until a call needs it', async () => {
    const sdk = vi.fn<() => Promise<WeChatSdk>>(async () => fakeWeChat().sdk)
    const host = weChatHost({
      ...web.options,
      sdk,
      sign: fakeWeChat().sign,
      entryUrl: ENTRY,
    })
    const bridge = createBridge({ methods: contract, host })
    await bridge.call('isLoggedIn', {})
    await bridge.call('setPageTitle', { title: '首页' })
    expect(sdk).not.toHaveBeenCalled()
    bridge.dispose()
  })
})
