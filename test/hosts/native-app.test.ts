import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { CONTRACT_VERSION, contract, type MethodName } from '#bridge/contract.ts'
import { samples } from '#bridge/testing/samples.ts'
import { referenceDevice, type Device } from './device.js'
import { createLimits } from './native-limits.js'
import { createNativeApp } from './native-app.js'

const users = [{ userId: 'u-1', name: '样例甲', note: '已实名' }]
const session = { appUserId: 'a-1', openId: 'o-1', encOpenId: 'e-1' }
const isName = (name: string): name is MethodName => name in contract
const names = Object.keys(contract).filter(isName)

/** An app with a page, provider and clock that the test controls. */
function setUp(phone: Partial<Omit<Device, 'platform'>> = {}) {
  const web = { index: 0, entries: [{ key: 'k0', url: 'h5://app/' }] }
  const provider = { reachable: true, sessionStatus: 200, encOpenId: session.encOpenId }
  const events: unknown[] = []
  const app = createNativeApp({
    device: referenceDevice('ios', phone),
    packVersion: () => '2.0.0',
    history: () => Promise.resolve({ index: web.index, entries: [...web.entries] }),
    goTo: (index) => {
      web.index = index
      return Promise.resolve()
    },
    provider: (method, path) => {
      if (!provider.reachable) return Promise.reject(new Error('the provider is away'))
      if (`${method} ${path}` === 'GET /sandbox/users')
        return Promise.resolve({ status: 200, text: JSON.stringify({ users }) })
      return Promise.resolve({
        status: provider.sessionStatus,
        text: JSON.stringify({ ...session, encOpenId: provider.encOpenId }),
      })
    },
    send: (text) => events.push(JSON.parse(text)),
    places: {
      origin: 'h5://app',
      publicOrigin: 'https://h5.heanfund.example',
      listed: ['pay.bank.example'],
    },
    changed: () => undefined,
    now: () => new Date('2024-03-01T02:00:00Z'),
  })
  let id = 0
  const call = async (method: string, args: unknown = {}, version = CONTRACT_VERSION) => {
    id += 1
    const text = await app.handle(JSON.stringify({ v: version, id: String(id), method, args }))
    const reply: unknown = JSON.parse(text)
    return { reply, id: String(id) }
  }
  const push = (url: string) => {
    web.index += 1
    web.entries.splice(web.index)
    web.entries.push({ key: `k${Math.random()}`, url })
  }
  const replace = (url: string) => {
    web.entries[web.index] = { key: `k${Math.random()}`, url }
  }
  return { app, web, provider, events, call, push, replace }
}

const answered = (result: unknown) => expect.objectContaining({ ok: true, result })
const refused = (code: string) =>
  expect.objectContaining({ ok: false, error: expect.objectContaining({ code }) })

describe('the native app and the contract', () => {
  it.each(names)('answers %s in the contract’s shape', async (name) => {
    const { app, call } = setUp()
    const waiting = call(name, samples[name].args)
    if (app.state().loginSheet !== null) await app.login.choose('u-1')
    const { reply, id } = await waiting
    const shape = v.object({
      id: v.literal(id),
      ok: v.literal(true),
      result: contract[name].result,
    })
    expect(v.is(shape, reply)).toBe(true)
  })
})

describe('calls that are refused', () => {
  it('refuses an unknown method, another contract version and an app too old as unsupported', async () => {
    expect((await setUp().call('getWeather')).reply).toEqual(refused('unsupported'))
    expect((await setUp().call('toString')).reply).toEqual(refused('unsupported'))
    expect((await setUp().call('isLoggedIn', {}, 2)).reply).toEqual(refused('unsupported'))
    const old = setUp({ appVersion: '5.1.9' })
    expect((await old.call('getNotchSize')).reply).toEqual(refused('unsupported'))
    expect((await old.call('isLoggedIn')).reply).toEqual(answered({ loggedIn: false }))
  })

  it('refuses text that is not a call, with an empty id', async () => {
    for (const text of ['', '[]', '{"v":1}', '{"id":5}']) {
      const reply: unknown = JSON.parse(await setUp().app.handle(text))
      expect(reply).toEqual(expect.objectContaining({ id: '' }))
      expect(reply).toEqual(refused('invalid_call'))
    }
  })

  it('logs each call with its arguments, time and outcome, and never the user’s keys', async () => {
    const { app, call } = setUp()
    await app.login.choose('u-1')
    await call('getUserInfo')
    await call('setPageTag', { tag: '' })
    expect(app.state().calls).toEqual([
      { method: 'getUserInfo', args: {}, at: '2024-03-01T02:00:00.000Z', outcome: 'answered' },
      {
        method: 'setPageTag',
        args: { tag: '' },
        at: '2024-03-01T02:00:00.000Z',
        outcome: 'invalid_args',
      },
    ])
    expect(JSON.stringify(app.state())).not.toContain(session.openId)
  })

  it('keeps the last 200 calls', async () => {
    const { app, call } = setUp()
    for (let i = 0; i < 205; i += 1) await call('setPageTitle', { title: `第${i}页` })
    const kept = app.state().calls
    expect(kept.length).toBe(200)
    expect(kept[0]?.args).toEqual({ title: '第5页' })
  })
})

describe('an app with an injected fault', () => {
  const defaults = { kind: 'drop', method: '', ms: 0, times: 0 } as const

  it('garbles, misaddresses and doubles its answers', async () => {
    const { app, call, events } = setUp()
    app.setFault({ ...defaults, kind: 'malform' })
    expect((await call('isLoggedIn')).reply).toEqual({ id: '1', ok: 'yes' })
    app.setFault({ ...defaults, kind: 'foreign' })
    expect((await call('isLoggedIn')).reply).toMatchObject({ id: 'foreign-1', ok: true })
    app.setFault({ ...defaults, kind: 'double' })
    const { reply } = await call('isLoggedIn')
    await expect.poll(() => events).toEqual([reply])
  })

  it('delays answers, starts slowly, and drops answers', async () => {
    vi.useFakeTimers()
    try {
      const { app, call } = setUp()
      const settled: string[] = []
      const ask = (name: string) => void call('isLoggedIn').then(() => settled.push(name))
      app.setFault({ ...defaults, kind: 'late', ms: 300 })
      ask('late')
      await vi.advanceTimersByTimeAsync(299)
      expect(settled).toEqual([])
      await vi.advanceTimersByTimeAsync(1)
      app.setFault({ ...defaults, kind: 'slowStart', ms: 500 })
      app.opened()
      await vi.advanceTimersByTimeAsync(400)
      ask('slow')
      expect(app.state().calls.at(-1)?.outcome).toBe('pending')
      await vi.advanceTimersByTimeAsync(100)
      ask('after')
      await vi.advanceTimersByTimeAsync(0)
      app.setFault(defaults)
      ask('dropped')
      await vi.advanceTimersByTimeAsync(100_000)
      expect(settled).toEqual(['late', 'slow', 'after'])
    } finally {
      vi.useRealTimers()
    }
  })

  it('applies the fault only to its method and number of calls, and shows how many are left', async () => {
    const { app, call } = setUp()
    app.setFault({ kind: 'malform', method: 'isLoggedIn', ms: 0, times: 2 })
    expect((await call('getNotchSize')).reply).toMatchObject({ ok: true })
    expect((await call('isLoggedIn')).reply).toMatchObject({ ok: 'yes' })
    expect(app.state().injectedFault).toMatchObject({ kind: 'malform', times: 1 })
    await call('isLoggedIn')
    expect(app.state().injectedFault).toBeNull()
    expect((await call('isLoggedIn')).reply).toMatchObject({ ok: true })
  })
})

describe('signing in', () => {
  it('shows the demo users, and answers when one is chosen', async () => {
    const { app, call, events } = setUp()
    const waiting = call('login')
    await expect.poll(() => app.state().loginSheet?.users).toEqual(users)
    await app.login.choose('u-1')
    expect((await waiting).reply).toEqual(answered({ loggedIn: true }))
    expect(app.state().loginSheet).toBeNull()
    expect(app.state().user).toEqual({ userId: 'u-1', name: '样例甲' })
    expect(events).toEqual([{ event: 'loginChanged', data: { loggedIn: true } }])
    expect((await call('getUserInfo')).reply).toEqual(answered(session))
    expect((await call('login')).reply).toEqual(answered({ loggedIn: true }))
  })

  it('renews the keys of a signed-in user without a sheet, and keeps the old ones when that fails', async () => {
    const { app, call, provider, events } = setUp()
    await app.login.choose('u-1')
    provider.encOpenId = 'e-2'
    expect((await call('login')).reply).toEqual(answered({ loggedIn: true }))
    const renewed = answered({ ...session, encOpenId: 'e-2' })
    expect((await call('getUserInfo')).reply).toEqual(renewed)
    expect(app.state().loginSheet).toBeNull()
    expect(events).toHaveLength(1)
    provider.reachable = false
    expect((await call('login')).reply).toEqual(answered({ loggedIn: true }))
    expect((await call('getUserInfo')).reply).toEqual(renewed)
  })

  it('answers false to every waiting call when the sheet is closed', async () => {
    const { app, call } = setUp()
    const first = call('login')
    const second = call('login')
    app.login.cancel()
    expect((await first).reply).toEqual(answered({ loggedIn: false }))
    expect((await second).reply).toEqual(answered({ loggedIn: false }))
  })

  it('keeps the sheet open with an error when the provider is unreachable or refuses', async () => {
    const { app, call, provider } = setUp()
    provider.reachable = false
    const waiting = call('login')
    await expect.poll(() => app.state().loginSheet?.error).toContain('away')
    provider.reachable = true
    provider.sessionStatus = 500
    await expect(app.login.choose('u-1')).rejects.toThrow('answered 500')
    expect(app.state().loginSheet?.error).toContain('500')
    provider.sessionStatus = 200
    await expect(app.login.choose('nobody')).rejects.toThrow('no demo user nobody')
    await app.login.choose('u-1')
    expect((await waiting).reply).toEqual(answered({ loggedIn: true }))
  })

  it('deletes the keys on signing out, and sends one event', async () => {
    const { app, call, events } = setUp()
    await app.login.choose('u-1')
    app.login.signOut()
    app.login.signOut()
    const empty = { appUserId: '', openId: '', encOpenId: '' }
    expect((await call('getUserInfo')).reply).toEqual(answered(empty))
    expect(events.slice(1)).toEqual([{ event: 'loginChanged', data: { loggedIn: false } }])
  })
})

describe('pages and back', () => {
  it('returns to the nearest page with the tag, and moves nowhere without one', async () => {
    const { app, web, call, push } = setUp()
    push('h5://app/fund')
    await call('setPageTag', { tag: 'fund' })
    push('h5://app/buy')
    push('h5://app/result')
    expect((await call('goBackByTag', { tag: 'other' })).reply).toEqual(answered({ found: false }))
    expect(web.index).toBe(3)
    expect((await call('goBackByTag', { tag: 'fund' })).reply).toEqual(answered({ found: true }))
    expect(web.index).toBe(1)
    await app.syncHistory()
    expect(app.state().pages[1]?.tag).toBe('fund')
  })

  it('keeps a tag while only the query changes, and drops it with its page', async () => {
    const { app, web, call, push, replace } = setUp()
    push('h5://app/fund')
    await call('setPageTag', { tag: 'fund' })
    replace('h5://app/fund?tab=2')
    await app.syncHistory()
    expect(app.state().pages[1]?.tag).toBe('fund')
    replace('h5://app/other')
    await app.syncHistory()
    expect(app.state().pages[1]?.tag).toBeNull()
    await call('setPageTag', { tag: 'other' })
    web.index = 0
    await app.syncHistory()
    push('h5://app/other')
    await app.syncHistory()
    expect(app.state().pages[1]?.tag).toBeNull()
  })

  it('shows all six trading arguments, one page at a time, and sends resume on closing', async () => {
    const { app, call, events } = setUp()
    const args = {
      fundCode: '000198',
      amount: '1000.50',
      periods: 12,
      cycle: 'month',
      planName: '养老计划',
      tradeType: 'plan',
    }
    await call('navigateToFundTrading', args)
    expect(app.state().trading).toEqual(args)
    expect((await call('navigateToFundTrading', args)).reply).toEqual(refused('busy'))
    expect(await app.back()).toBe('closed_trading')
    expect(app.state().trading).toBeNull()
    expect(events).toEqual([{ event: 'resume', data: {} }])
  })

  it('goes back in order: sheet, trading page, pages, nothing', async () => {
    const { app, web, call, push } = setUp()
    push('h5://app/fund')
    const trading = { fundCode: '000198', amount: '', periods: 0, cycle: '', planName: '' }
    await call('navigateToFundTrading', { ...trading, tradeType: 'buy' })
    const login = call('login')
    expect(app.state().canGoBack).toBe(true)
    vi.useFakeTimers()
    const did = []
    for (let press = 0; press < 4; press += 1) {
      const back = app.back()
      // The page claims no press.
      await vi.advanceTimersByTimeAsync(1_000)
      did.push(await back)
    }
    vi.useRealTimers()
    expect(did).toEqual(['closed_login', 'closed_trading', 'went_back', 'at_root'])
    expect((await login).reply).toEqual(answered({ loggedIn: false }))
    expect(web.index).toBe(0)
    expect(app.state().canGoBack).toBe(false)
  })

  it('leaves a press that the page claims to the page, each once, and a late claim to no one', async () => {
    const { app, web, events, call, push } = setUp()
    push('h5://app/fund')
    const presses = [app.back(), app.back()]
    await expect.poll(() => events).toHaveLength(2)
    expect(events[0]).toEqual({ event: 'backPressed', data: {} })
    expect((await call('claimBack')).reply).toEqual(answered({ claimed: true }))
    expect((await call('claimBack')).reply).toEqual(answered({ claimed: true }))
    expect(await Promise.all(presses)).toEqual(['claimed', 'claimed'])
    expect(web.index).toBe(1)
    expect((await call('claimBack')).reply).toEqual(answered({ claimed: false }))
    expect(app.state().closed).toBe(false)
    await call('closePage')
    expect(app.state().closed).toBe(true)
    app.opened()
    expect(app.state().closed).toBe(false)
  })

  it('resets the state of the page view when a page is opened afresh, but keeps the user', async () => {
    const { app, call } = setUp()
    await app.login.choose('u-1')
    await call('setPageTitle', { title: '基金详情' })
    await call('setPageTag', { tag: 'detail' })
    app.opened()
    expect(app.state()).toMatchObject({ title: '', pages: [], trading: null })
    expect(app.state().user?.userId).toBe('u-1')
  })

  it('opens one native page at a time, of any kind, and sends resume when it is closed', async () => {
    const { app, call, events } = setUp()
    await call('goCombineTrading', samples.goCombineTrading.args)
    expect(app.state()).toMatchObject({ combine: samples.goCombineTrading.args, canGoBack: true })
    const customer = call('openCustomer', samples.openCustomer.args)
    expect((await customer).reply).toEqual(refused('busy'))
    expect(await app.back()).toBe('closed_native_page')
    await call('openCustomer', samples.openCustomer.args)
    expect(app.state()).toMatchObject({ combine: null, customer: '基金详情' })
    app.closeNativePage()
    app.closeNativePage()
    expect(events).toEqual([
      { event: 'resume', data: {} },
      { event: 'resume', data: {} },
    ])
  })

  it('records shares, events and bar colours, and resets those of the page view', async () => {
    const { app, call } = setUp()
    const { channel, ...data } = samples.share.args
    await call('share', samples.share.args)
    await call('setShareData', samples.setShareData.args)
    await call('sendEvent', samples.sendEvent.args)
    await call('setTitleBar', samples.setTitleBar.args)
    await call('setStatusBar', samples.setStatusBar.args)
    await call('refreshOnRedisplay', { enabled: true })
    expect(app.state()).toMatchObject({
      shared: { channel, data },
      shareMenu: data,
      events: [samples.sendEvent.args],
      bars: { title: samples.setTitleBar.args, status: samples.setStatusBar.args },
      refreshes: true,
    })
    app.opened()
    expect(app.state()).toMatchObject({ shareMenu: null, refreshes: false })
  })

  it('sends events for a rotated device and the network, in the contract’s shape', async () => {
    const { app, call, events } = setUp()
    app.turn({ top: 0, bottom: 21 }, 'landscape')
    app.changeNetwork('none')
    expect(events).toEqual([
      { event: 'notchChanged', data: { top: 0, bottom: 21, orientation: 'landscape' } },
      { event: 'networkChanged', data: { online: false, type: 'none' } },
    ])
    expect((await call('getNotchSize')).reply).toEqual(answered({ top: 0, bottom: 21 }))
  })
})

it('refuses a method with too_often after its limit of calls in ten seconds', () => {
  let now = 0
  const limits = createLimits(() => now)
  for (let call = 0; call < 5; call += 1) limits.take('login')
  expect(() => limits.take('login')).toThrow(expect.objectContaining({ code: 'too_often' }))
  // Each method has its own count.
  expect(() => limits.take('isLoggedIn')).not.toThrow()
  now = 10_000
  expect(() => limits.take('login')).not.toThrow()
})

describe('a third-party page', () => {
  const BANK = 'https://pay.bank.example/sign'

  it('sends the page below to the address that it leads back to, on any origin of the pack', () => {
    for (const origin of ['h5://app', 'https://h5.heanfund.example']) {
      const { app, events } = setUp()
      app.leaveFor(BANK)
      expect(app.leaveFor(`${origin}/cmbResult?signNo=B1`)).toBe('own')
      expect(app.state().outside).toBeNull()
      expect(events).toEqual([
        { event: 'returned', data: { path: '/cmbResult?signNo=B1' } },
        { event: 'resume', data: {} },
      ])
    }
  })

  it('sends no address when the user closes it', async () => {
    const { app, events } = setUp()
    app.leaveFor(BANK)
    expect(await app.back()).toBe('closed_native_page')
    expect(events).toEqual([
      { event: 'returned', data: { path: '' } },
      { event: 'resume', data: {} },
    ])
  })

  it('stays when it navigates to an address that looks like the pack’s', () => {
    const { app, events } = setUp()
    app.leaveFor(BANK)
    app.leaveFor('https://h5.heanfund.example@evil.example/cmbResult')
    app.leaveFor('https://h5.heanfund.example.evil.example/cmbResult')
    expect(app.state().outside).toBe(BANK)
    expect(events).toEqual([])
  })
})
