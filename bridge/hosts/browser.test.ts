// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBridge } from '../client.ts'
import { contract, type WireEvent } from '../contract.ts'
import { hostSuite } from '../testing/host-suite.ts'
import { methodNames, samples } from '../testing/samples.ts'
import { localSubject } from '../testing/subject.ts'
import { measureSafeArea } from './safe-area.ts'
import { browserHost, type BrowserHostOptions } from './browser.ts'

function position(): number {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0
}

function push(path = ''): void {
  history.pushState({ idx: position() + 1 }, '', path)
}

/** Goes some pages back or forward, and waits until the history says so. */
function go(delta: number): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true })
    history.go(delta)
  })
}

function options(): BrowserHostOptions {
  let loggedIn = false
  return {
    session: {
      isLoggedIn: () => loggedIn,
      login: async () => {
        loggedIn = true
        return true
      },
      getUserInfo: () => samples.getUserInfo.result,
    },
    packVersion: '1.4.0',
  }
}

function show(): void {
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  history.replaceState({ idx: position() }, '')
})

afterEach(() => {
  sessionStorage.clear()
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

  it('asks the page for its session and tells of a login', async () => {
    const events: WireEvent[] = []
    const bridge = createBridge({
      methods: ['isLoggedIn', 'login', 'getUserInfo'],
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
    const { session, packVersion } = options()
    const broken = { ...session, login: () => Promise.reject(new Error('closed')) }
    const host = browserHost({ session: broken, packVersion })
    const bridge = createBridge({ methods: ['login'], host })
    await expect(bridge.call('login', {})).rejects.toMatchObject({
      code: 'refused',
      hostCode: 'failed',
      message: 'login: failed: closed',
    })
    bridge.dispose()
  })

  it('writes the title of the document', async () => {
    const bridge = createBridge({ methods: ['setPageTitle'], host: browserHost(options()) })
    await bridge.call('setPageTitle', { title: '交易记录' })
    expect(document.title).toBe('交易记录')
    bridge.dispose()
  })

  it('names the pack, and the system of the user agent', async () => {
    const methods = ['GetDeviceInfoAndSystemInfo'] as const
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
    const bridge = createBridge({ methods: ['getNotchSize'], host: browserHost(options()) })
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

  it('hears the tab no more once it is disconnected', () => {
    const heard: unknown[] = []
    const disconnect = browserHost(options()).connect((message) => heard.push(message))
    show()
    disconnect()
    show()
    expect(heard).toEqual([{ event: 'resume', data: null }])
  })

  describe('page tags', () => {
    const methods = ['setPageTag', 'goBackByTag'] as const

    it('still lead back after the document was loaded anew', async () => {
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

    it('are forgotten for pages that the user stepped back from', async () => {
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
})
