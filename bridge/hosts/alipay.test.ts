// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBridge } from '../client.ts'
import { contract } from '../contract.ts'
import { fakeAlipay, type FakeAlipay } from '../testing/fake-alipay.ts'
import { fakeWeb, type FakeWeb } from '../testing/fake-web.ts'
import { hostSuite } from '../testing/host-suite.ts'
import { samples } from '../testing/samples.ts'
import { localSubject } from '../testing/subject.ts'
import { alipayHost } from './alipay.ts'

let web: FakeWeb
let alipay: FakeAlipay

beforeEach(() => {
  web = fakeWeb()
  alipay = fakeAlipay()
})

afterEach(() => {
  alipay.leave()
  web.close()
  vi.useRealTimers()
})

const pages = { auth: '/pages/auth', combine: '/pages/combine', customer: '/pages/customer' }
const openHost = (app: FakeAlipay, inMini = false) =>
  alipayHost({
    ...web.options,
    page: app.page,
    ...(inMini ? { mini: { sdk: async () => app.mini, pages } } : {}),
  })

hostSuite('alipay', 'jsdom with an Alipay of our own', async () => {
  alipay.arrive()
  return localSubject({
    host: openHost(alipay),
    resume: () => web.show(),
    push: () => web.push(),
    depth: () => web.depth(),
  })
})

describe('in Alipay', () => {
  const open = (inMini = false) =>
    createBridge({ methods: contract, host: openHost(alipay, inMini) })

  it('the title bar shows the title, also when the bridge appears later', async () => {
    const bridge = open()
    const call = bridge.call('setPageTitle', { title: '基金详情' })
    setTimeout(() => alipay.arrive(), 20)
    await call
    expect(alipay.calls).toEqual([['setTitle', { title: '基金详情' }]])
    expect(document.title).toBe('基金详情')
    bridge.dispose()
  })

  it('a call that needs the bridge is refused when the bridge never appears', async () => {
    vi.useFakeTimers()
    const bridge = open()
    const settled = bridge
      .call('openSharePanel', samples.openSharePanel.args)
      .catch((e: unknown) => e)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await settled).toMatchObject({ code: 'refused', hostCode: 'no_container' })
    bridge.dispose()
  })

  it('the title bar is hidden and coloured, and the panel shares', async () => {
    alipay.arrive()
    const bridge = open()
    await bridge.call('setTitleBar', { visible: false, background: '#C8102E', textStyle: 'light' })
    await bridge.call('share', { ...samples.share.args, channel: 'wx' })
    expect(alipay.calls).toEqual([
      ['hideTitlebar', {}],
      ['setTitleColor', { color: 0xc8102e, reset: false, resetTransparent: false }],
      ['startShare', expect.objectContaining({ url: samples.share.args.shareLink })],
    ])
    bridge.dispose()
  })

  it('a page that closes itself pops its window', async () => {
    alipay.arrive()
    const bridge = open()
    expect(await bridge.call('closePage', {})).toEqual({})
    expect(alipay.calls).toEqual([['popWindow', {}]])
    bridge.dispose()
  })

  it("the mini program's own pages open inside it, the page's own outside", async () => {
    alipay = fakeAlipay(true)
    const inside = open(true)
    await inside.call('openCustomer', { source: '首页' })
    await inside.call('goAuth', {})
    expect(alipay.opened).toEqual([
      `/pages/customer?source=${encodeURIComponent('首页')}`,
      '/pages/auth',
    ])
    expect(web.went).toEqual([])
    inside.dispose()
    alipay = fakeAlipay(false)
    const outside = open(true)
    await outside.call('openCustomer', { source: '' })
    expect(web.went).toEqual(['https://h5.example/customer'])
    outside.dispose()
  })
})
