// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBridge } from '../client.ts'
import { contract } from '../contract.ts'
import { fakeWeb, type FakeWeb } from '../testing/fake-web.ts'
import { fakeMiniProgram, type FakeMiniProgram } from '../testing/fake-wechat.ts'
import { hostSuite } from '../testing/host-suite.ts'
import { samples } from '../testing/samples.ts'
import { localSubject } from '../testing/subject.ts'
import { miniProgramHost } from './mini-program.ts'

const pages = {
  login: '/pages/login/index',
  auth: '/pages/auth/index',
  trading: '/pages/trade/index',
  combine: '/pages/combine/index',
  customer: '/pages/customer/index',
}

let web: FakeWeb

beforeEach(() => {
  web = fakeWeb()
})

afterEach(() => {
  web.close()
})

/** The user opens the mini program's page, and returns. */
function visit(): void {
  queueMicrotask(() => {
    web.hide()
    web.show()
  })
}

const openHost = (mini: FakeMiniProgram) =>
  miniProgramHost({ ...web.options, sdk: async () => mini.sdk, pages })

hostSuite('mini-program', 'jsdom with a mini program of our own', async () =>
  localSubject({
    host: openHost(fakeMiniProgram(visit)),
    resume: () => web.show(),
    push: () => web.push(),
    depth: () => web.depth(),
  }),
)

describe('in a mini program', () => {
  const open = (mini: FakeMiniProgram) => createBridge({ methods: contract, host: openHost(mini) })
  const trade = samples.navigateToFundTrading.args

  it('trading opens its own page with every value encoded', async () => {
    const mini = fakeMiniProgram()
    const bridge = open(mini)
    await bridge.call('navigateToFundTrading', { ...trade, planName: '养老&a=b?' })
    expect(mini.opened).toEqual([
      '/pages/trade/index?fundCode=000198&amount=1000.00&periods=12&cycle=month' +
        `&planName=${encodeURIComponent('养老&a=b?')}&tradeType=plan`,
    ])
    bridge.dispose()
  })

  it('a page that opens without a callback is detected by the hidden document', async () => {
    const bridge = open(fakeMiniProgram(visit, 'mute'))
    expect(await bridge.call('navigateToFundTrading', trade)).toEqual({})
    bridge.dispose()
  })

  it('a page that does not open is refused', async () => {
    const bridge = open(fakeMiniProgram(visit, 'refuses'))
    await expect(bridge.call('navigateToFundTrading', trade)).rejects.toMatchObject({
      code: 'refused',
      hostCode: 'failed',
    })
    bridge.dispose()
  })

  it.each(['answers', 'mute'] as const)(
    'a page that closes itself goes back to the one before, in a program that %s',
    async (how) => {
      const mini = fakeMiniProgram(visit, how)
      const bridge = open(mini)
      expect(await bridge.call('closePage', {})).toEqual({})
      expect(mini.wentBack()).toBe(1)
      bridge.dispose()
    },
  )

  it('the first page of a mini program cannot be closed', async () => {
    const bridge = open(fakeMiniProgram(visit, 'refuses'))
    await expect(bridge.call('closePage', {})).rejects.toMatchObject({ code: 'refused' })
    bridge.dispose()
  })

  it('sign-in answers with the session’s state once the user is back, and emits loginChanged', async () => {
    const mini = fakeMiniProgram(() => {
      queueMicrotask(() => {
        web.hide()
        web.setLoggedIn(true)
        web.show()
      })
    })
    const bridge = open(mini)
    const heard: unknown[] = []
    bridge.on('loginChanged', (data) => heard.push(data))
    expect(await bridge.call('login', {})).toEqual({ loggedIn: true })
    expect(mini.opened).toEqual([pages.login])
    expect(heard).toEqual([{ loggedIn: true }])
    bridge.dispose()
  })

  it('sign-in that the user closes answers false', async () => {
    const bridge = open(fakeMiniProgram(visit))
    expect(await bridge.call('login', {})).toEqual({ loggedIn: false })
    bridge.dispose()
  })

  it('a posted message arrives when the user shares or leaves, and not before', async () => {
    const mini = fakeMiniProgram()
    const bridge = open(mini)
    await bridge.call('setShareData', samples.setShareData.args)
    await bridge.call('sendEvent', samples.sendEvent.args)
    expect(mini.delivered).toEqual([])
    mini.deliver()
    expect(mini.delivered).toEqual([
      { type: 'share', data: samples.setShareData.args },
      { type: 'event', data: samples.sendEvent.args },
    ])
    bridge.dispose()
  })
})
