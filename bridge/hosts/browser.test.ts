// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBridge } from '../client.ts'
import { contract, type WireEvent } from '../contract.ts'
import { fakeWeb, type FakeWeb } from '../testing/fake-web.ts'
import { hostSuite } from '../testing/host-suite.ts'
import { methodNames, pick, samples } from '../testing/samples.ts'
import { localSubject } from '../testing/subject.ts'
import { measureSafeArea } from './safe-area.ts'
import { browserHost } from './browser.ts'
import type { WebHostOptions } from './web-fallbacks.ts'

function position(): number {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0
}

function push(path = ''): void {
  history.pushState({ idx: position() + 1 }, '', path)
}

/** Goes some pages back or forward; resolves on `popstate`. */
function go(delta: number): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true })
    history.go(delta)
  })
}

let web: FakeWeb

function options(): WebHostOptions {
  return web.options
}

const show = () => web.show()

beforeEach(() => {
  web = fakeWeb()
})

afterEach(() => {
  web.close()
})

hostSuite('browser', 'jsdom', async () =>
  localSubject({ host: browserHost(options()), resume: show, push: () => push(), depth: position }),
)

describe('the browser host', () => {
  it('emulates exactly the methods that the contract gives to a browser', async () => {
    const host = browserHost(options())
    const answered: string[] = []
    for (const method of methodNames) {
      const { args } = samples[method]
      const reply = JSON.stringify(await host.send({ v: 1, id: '1', method, args }))
      if (!reply.includes('unsupported')) answered.push(method)
    }
    expect(answered).toEqual(
      methodNames.filter((name) => contract[name].hosts.browser !== 'unsupported'),
    )
  })

  it('reads the page’s session and emits an event after a login', async () => {
    const events: WireEvent[] = []
    const bridge = createBridge({
      methods: pick('isLoggedIn', 'login', 'getUserInfo'),
      host: browserHost(options()),
      onEvent: (event) => events.push(event),
    })
    expect(await bridge.call('isLoggedIn', {})).toEqual({ loggedIn: false })
    expect(await bridge.call('login', {})).toEqual({ loggedIn: true })
    expect(await bridge.call('isLoggedIn', {})).toEqual({ loggedIn: true })
    expect(await bridge.call('getUserInfo', {})).toEqual(samples.getUserInfo.result)
    expect(events).toEqual([{ event: 'loginChanged', data: { loggedIn: true } }])
    bridge.dispose()
  })

  it('refuses with the host code failed when the page itself fails', async () => {
    const session = {
      ...options().session,
      login: () => Promise.reject(new Error('closed')),
    }
    const host = browserHost({ ...options(), session })
    const bridge = createBridge({ methods: pick('login'), host })
    await expect(bridge.call('login', {})).rejects.toMatchObject({
      code: 'refused',
      hostCode: 'failed',
      message: 'login: failed: closed',
    })
    bridge.dispose()
  })

  it('writes the title of the document', async () => {
    const bridge = createBridge({ methods: pick('setPageTitle'), host: browserHost(options()) })
    await bridge.call('setPageTitle', { title: '交易记录' })
    expect(document.title).toBe('交易记录')
    bridge.dispose()
  })

  it('names the pack, and the system of the user agent', async () => {
    const methods = pick('GetDeviceInfoAndSystemInfo')
    const bridge = createBridge({ methods, host: browserHost(options()) })
    expect(await bridge.call('GetDeviceInfoAndSystemInfo', {})).toMatchObject({
      platform: 'browser',
      appVersion: '1.4.0',
      packVersion: '1.4.0',
      bridgeVersion: 1,
    })
    bridge.dispose()
  })

  it('measures no notch where there is none, and leaves no probe behind', async () => {
    const before = document.documentElement.outerHTML
    const bridge = createBridge({ methods: pick('getNotchSize'), host: browserHost(options()) })
    expect(await bridge.call('getNotchSize', {})).toEqual({ top: 0, bottom: 0 })
    expect(document.documentElement.outerHTML).toBe(before)
    bridge.dispose()
  })

  it.each([
    ['', '34px', { top: 0, bottom: 34 }],
    ['47.5px', 'auto', { top: 47.5, bottom: 0 }],
    ['-1px', '900px', { top: 0, bottom: 200 }],
  ])('takes %o and %o for a notch of %o', (top, bottom, notch) => {
    const { style } = document.createElement('div')
    const getComputedStyle = () => Object.assign(style, { paddingTop: top, paddingBottom: bottom })
    expect(measureSafeArea({ document, getComputedStyle })).toEqual(notch)
  })

  it('sends no events once it is disconnected', () => {
    const heard: unknown[] = []
    const disconnect = browserHost(options()).connect((message) => heard.push(message))
    show()
    disconnect()
    show()
    expect(heard).toEqual([{ event: 'resume', data: null }])
  })

  describe('page tags', () => {
    const methods = pick('setPageTag', 'goBackByTag')

    it('still lead back after a reload of the document', async () => {
      const first = createBridge({ methods, host: browserHost(options()) })
      await first.call('setPageTag', { tag: 'start' })
      const start = position()
      push()
      first.dispose()
      const second = createBridge({ methods, host: browserHost(options()) })
      expect(await second.call('goBackByTag', { tag: 'start' })).toEqual({ found: true })
      await expect.poll(position).toBe(start)
      second.dispose()
    })

    it('are dropped for pages that the user stepped back from', async () => {
      const bridge = createBridge({ methods, host: browserHost(options()) })
      push('/tagged')
      await bridge.call('setPageTag', { tag: 'ahead' })
      await go(-1)
      push('/other')
      push('/another')
      const here = position()
      expect(await bridge.call('goBackByTag', { tag: 'ahead' })).toEqual({ found: false })
      expect(position()).toBe(here)
      bridge.dispose()
    })

    it('find the nearest page when two carry the same', async () => {
      const bridge = createBridge({ methods, host: browserHost(options()) })
      push()
      await bridge.call('setPageTag', { tag: 'twice' })
      push()
      await bridge.call('setPageTag', { tag: 'twice' })
      const nearest = position()
      push()
      await bridge.call('goBackByTag', { tag: 'twice' })
      await expect.poll(position).toBe(nearest)
      bridge.dispose()
    })

    it('replace the tag that the page had', async () => {
      const bridge = createBridge({ methods, host: browserHost(options()) })
      await bridge.call('setPageTag', { tag: 'old' })
      await bridge.call('setPageTag', { tag: 'new' })
      expect(await bridge.call('goBackByTag', { tag: 'old' })).toEqual({ found: false })
      expect(await bridge.call('goBackByTag', { tag: 'new' })).toEqual({ found: true })
      bridge.dispose()
    })

    it.each(['not json', '{"a":1}', '[{"tag":7}]'])(
      'start empty when the storage holds %s',
      async (kept) => {
        sessionStorage.setItem('h5bridge.tags', kept)
        const bridge = createBridge({ methods, host: browserHost(options()) })
        expect(await bridge.call('goBackByTag', { tag: 'a' })).toEqual({ found: false })
        bridge.dispose()
      },
    )
  })

  describe('sharing', () => {
    const methods = pick('share', 'openSharePanel')
    const { channel: _channel, ...data } = samples.share.args
    const open = () => createBridge({ methods, host: browserHost(options()) })
    const giveSheet = (share: (data: ShareData) => Promise<void>) =>
      Object.defineProperty(navigator, 'share', { configurable: true, value: share })

    afterEach(() => {
      Reflect.deleteProperty(navigator, 'share')
      Reflect.deleteProperty(document, 'execCommand')
    })

    it.each([
      ['dx', 'sms:?&body=', data.shareTitle],
      ['qq', 'https://connect.qq.com/', data.shareLink],
      ['qzone', 'https://sns.qzone.qq.com/', data.shareLink],
    ] as const)(
      '%s opens the other app by address, with everything encoded',
      async (channel, address, part) => {
        const bridge = open()
        expect(await bridge.call('share', { channel, ...data })).toEqual({ outcome: 'offered' })
        expect(web.went).toEqual([expect.stringContaining(address)])
        expect(web.went[0]).toContain(encodeURIComponent(part))
        bridge.dispose()
      },
    )

    it('copies the link for channels of other apps, where the system has no sheet', async () => {
      const bridge = open()
      for (const channel of ['wx', 'wxf', 'workWX', 'moreShare', 'copyLink'] as const) {
        expect(await bridge.call('share', { channel, ...data })).toEqual({ outcome: 'copied' })
      }
      expect(web.copied).toEqual(Array.from({ length: 5 }, () => data.shareLink))
      bridge.dispose()
    })

    it('shows the sheet of the system where there is one, except to copy', async () => {
      const shown: ShareData[] = []
      giveSheet(async (given) => void shown.push(given))
      const bridge = open()
      expect(await bridge.call('share', { channel: 'wx', ...data })).toEqual({ outcome: 'shared' })
      expect(await bridge.call('openSharePanel', { channels: ['wx'], ...data })).toEqual({
        channel: 'moreShare',
        outcome: 'shared',
      })
      await bridge.call('share', { channel: 'copyLink', ...data })
      const sheet = { title: data.shareTitle, text: data.shareDesc, url: data.shareLink }
      expect(shown).toEqual([sheet, sheet])
      expect(web.copied.length).toBe(1)
      bridge.dispose()
    })

    it.each([
      ['AbortError', { outcome: 'cancelled' }],
      ['NotAllowedError', { outcome: 'copied' }],
    ])('a sheet that ends with %s answers %o', async (name, answer) => {
      giveSheet(() => Promise.reject(Object.assign(new Error('no'), { name })))
      const bridge = open()
      expect(await bridge.call('share', { channel: 'wx', ...data })).toEqual(answer)
      bridge.dispose()
    })

    it('copies by selection where the engine has no clipboard, and is refused when that fails too', async () => {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
      const copied: string[] = []
      let allowed = true
      Object.defineProperty(document, 'execCommand', {
        configurable: true,
        value: () => {
          const field = document.activeElement
          if (field instanceof HTMLTextAreaElement) copied.push(field.value)
          return allowed
        },
      })
      const bridge = open()
      const copy = () => bridge.call('share', { channel: 'copyLink', ...data })
      expect(await copy()).toEqual({ outcome: 'copied' })
      expect(copied).toEqual([data.shareLink])
      allowed = false
      await expect(copy()).rejects.toMatchObject({ code: 'refused', hostCode: 'copy_failed' })
      expect(document.querySelector('textarea')).toBeNull()
      bridge.dispose()
    })

    it('saves a picture by a link, and is refused without a picture', async () => {
      const bridge = open()
      const clicked: string[] = []
      const click = (event: Event) => {
        event.preventDefault()
        if (event.target instanceof HTMLAnchorElement) clicked.push(event.target.href)
      }
      const made = vi.spyOn(document, 'createElement').mockImplementationOnce((name: string) => {
        made.mockRestore()
        const element = document.createElement(name)
        element.addEventListener('click', click)
        return element
      })
      const save = { channel: 'saveLocal' as const, ...data }
      expect(await bridge.call('share', save)).toEqual({ outcome: 'offered' })
      expect(clicked).toEqual([data.shareImgUrl])
      const none = bridge.call('share', { ...save, shareImgUrl: '' })
      await expect(none).rejects.toMatchObject({ code: 'refused', hostCode: 'no_image' })
      bridge.dispose()
    })
  })

  it('opens the app for portfolios where it is installed, and not the download page', async () => {
    const bridge = createBridge({ methods: pick('goCombineTrading'), host: browserHost(options()) })
    await bridge.call('goCombineTrading', samples.goCombineTrading.args)
    expect(web.went).toEqual(['fund://open/combine?portfolioCode=ZH000001&amount=&tradeType=buy'])
    bridge.dispose()
  })

  it('tries to open the app for portfolios, and opens the download page when it stays visible', async () => {
    vi.useFakeTimers()
    const navigation = {
      ...options().navigation,
      go: (to: string) => void went.push(to),
      reload: () => {},
    }
    const went: string[] = []
    const bridge = createBridge({
      methods: pick('goCombineTrading'),
      host: browserHost({ ...options(), navigation }),
    })
    const call = bridge.call('goCombineTrading', samples.goCombineTrading.args)
    await vi.advanceTimersByTimeAsync(4_099)
    expect(went).toEqual(['fund://open/combine?portfolioCode=ZH000001&amount=&tradeType=buy'])
    await vi.advanceTimersByTimeAsync(1)
    expect(await call).toEqual({})
    expect(went[1]).toBe('https://h5.example/app')
    bridge.dispose()
    vi.useRealTimers()
  })

  it('reloads the page when it is visible again, only while refreshOnRedisplay is enabled', async () => {
    const bridge = createBridge({
      methods: pick('refreshOnRedisplay'),
      host: browserHost(options()),
    })
    web.show()
    await bridge.call('refreshOnRedisplay', { enabled: true })
    web.hide()
    expect(web.reloads()).toBe(0)
    web.show()
    expect(web.reloads()).toBe(1)
    await bridge.call('refreshOnRedisplay', { enabled: false })
    web.show()
    bridge.dispose()
    expect(web.reloads()).toBe(1)
  })

  it('sets the theme colour for the status bar, in one element', async () => {
    const bridge = createBridge({ methods: pick('setStatusBar'), host: browserHost(options()) })
    await bridge.call('setStatusBar', { background: '#C8102E', textStyle: 'light' })
    await bridge.call('setStatusBar', { background: '#ffffff', textStyle: 'dark' })
    const metas = Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    expect(metas.map(({ content }) => content)).toEqual(['#ffffff'])
    bridge.dispose()
  })

  it('gives only the configuration that was built in and requested', async () => {
    const bridge = createBridge({ methods: pick('getGlobalConfig'), host: browserHost(options()) })
    const keys = ['customerPhone', 'unknown', 'toString']
    expect(await bridge.call('getGlobalConfig', { keys })).toEqual({
      values: { customerPhone: '95000000' },
    })
    bridge.dispose()
  })

  it('emits events for the network and a rotated screen', async () => {
    const bridge = createBridge({ methods: {}, host: browserHost(options()) })
    const heard: unknown[] = []
    bridge.on('networkChanged', (event) => heard.push(event))
    bridge.on('notchChanged', (event) => heard.push(event))
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('orientationchange'))
    expect(heard).toEqual([
      { online: true, type: 'unknown' },
      { top: 0, bottom: 0, orientation: 'landscape' },
    ])
    bridge.dispose()
  })
})
