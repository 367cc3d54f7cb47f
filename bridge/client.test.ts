import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { HANDSHAKE, HANDSHAKE_CALL } from './app-version.ts'
import { BridgeError, createBridge, type BridgeFailure } from './client.ts'
import { contract, type MethodName } from './contract.ts'
import { faultHost, type Fault } from './testing/fault-host.ts'
import { methodNames, pick, samples } from './testing/samples.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const sampleResult = (method: string): unknown =>
  methodNames.flatMap((name) => (name === method ? [samples[name].result] : []))[0]

function open(...plan: Fault[]) {
  const host = faultHost({ plan, result: ({ method }) => sampleResult(method) })
  const failures: BridgeFailure[] = []
  const report = (failure: BridgeFailure) => failures.push(failure)
  const bridge = createBridge({ methods: contract, host, report })
  return { host, bridge, failures }
}

/** The code, or the result, of a call; advances the clock by 6 s. */
async function outcome<T>(call: Promise<T>): Promise<unknown> {
  const settled = call.catch((error: unknown) => {
    if (!(error instanceof BridgeError)) throw error
    return error.hostCode === undefined ? error.code : `${error.code} ${error.hostCode}`
  })
  await vi.advanceTimersByTimeAsync(6_000)
  return settled
}

const trade = samples.navigateToFundTrading.args
const busy = { code: 'refused', hostCode: 'busy' }

describe('a call', () => {
  it('is typed by the declared methods alone', () => {
    const { host } = open({ does: 'drop' })
    const bridge = createBridge({ methods: pick('isLoggedIn', 'setPageTag'), host })
    expectTypeOf(bridge.call).parameter(0).toEqualTypeOf<'isLoggedIn' | 'setPageTag'>()
    expectTypeOf(bridge.call<'setPageTag'>)
      .parameter(1)
      .toEqualTypeOf<{ tag: string }>()
    expectTypeOf(bridge.call<'isLoggedIn'>).returns.resolves.toEqualTypeOf<{ loggedIn: boolean }>()
    expect(bridge.methods).toEqual(['isLoggedIn', 'setPageTag'])
  })

  it('resolves with the result that the host gave', async () => {
    const { bridge } = open({ does: 'answer', after: 10 })
    expect(await outcome(bridge.call('getUserInfo', {}))).toEqual(samples.getUserInfo.result)
  })

  it.each([
    { does: 'answer', after: 'once' },
    { does: 'answerAndThrow' },
    { does: 'resolve', after: 5 },
  ] as const)('accepts the answer of a host with the fault %o', async (fault) => {
    const { bridge } = open(fault)
    expect(await outcome(bridge.call('isLoggedIn', {}))).toEqual({ loggedIn: true })
  })

  it('drops the additional fields of a newer host, and keeps those of the contract', async () => {
    const host = faultHost({
      plan: [{ does: 'answer', after: 1 }],
      result: () => ({ loggedIn: false, since: 2031 }),
    })
    const bridge = createBridge({ methods: pick('isLoggedIn'), host })
    expect(await outcome(bridge.call('isLoggedIn', {}))).toEqual({ loggedIn: false })
  })

  it('is refused with the code of the host', async () => {
    const { bridge } = open({ does: 'refuse', after: 1, code: 'not_now' })
    expect(await outcome(bridge.call('login', {}))).toBe('refused not_now')
  })

  it('is unsupported when an older app answers so', async () => {
    const { bridge } = open({ does: 'refuse', after: 1, code: 'unsupported' })
    expect(await outcome(bridge.call('getNotchSize', {}))).toBe('unsupported unsupported')
  })

  const failures: readonly (readonly [Fault, string, string])[] = [
    [{ does: 'drop' }, 'timeout', 'unknown_outcome'],
    [{ does: 'garble', after: 1, text: '{"id":' }, 'timeout', 'unknown_outcome'],
    [{ does: 'malform', after: 1 }, 'invalid_reply', 'unknown_outcome'],
    [{ does: 'breakContract', after: 1 }, 'invalid_reply', 'unknown_outcome'],
    [{ does: 'misaddress', after: 1 }, 'timeout', 'unknown_outcome'],
    [{ does: 'resolveForeign', after: 1 }, 'invalid_reply', 'unknown_outcome'],
    [{ does: 'reject', after: 1 }, 'transport', 'unknown_outcome'],
    [{ does: 'throw' }, 'transport', 'transport'],
    [{ does: 'answer', after: 5_500 }, 'timeout', 'unknown_outcome'],
  ]
  it.each(failures)(
    'with the host fault %o a query fails as %s, a navigation as %s',
    async (fault, query, navigation) => {
      expect(await outcome(open(fault).bridge.call('isLoggedIn', {}))).toBe(query)
      expect(await outcome(open(fault).bridge.call('navigateToFundTrading', trade))).toBe(
        navigation,
      )
    },
  )

  it('times out at the deadline of its method, not before', async () => {
    const { bridge } = open({ does: 'drop' })
    const settled = vi.fn<(error: unknown) => void>()
    bridge.call('getNotchSize', {}).catch(settled)
    await vi.advanceTimersByTimeAsync(contract.getNotchSize.deadline - 1)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledOnce()
  })

  it('ends at its own deadline among longer and shorter ones, all by one timer', async () => {
    const { bridge } = open({ does: 'drop' })
    const began = performance.now()
    const ends: string[] = []
    const timers = new Set<number>()
    const ask = (name: 'login' | 'isLoggedIn' | 'getNotchSize') => {
      const end = () => ends.push(`${name} ${performance.now() - began}`)
      bridge.call(name, {}).catch(end)
      timers.add(vi.getTimerCount())
    }
    ask('login')
    await vi.advanceTimersByTimeAsync(4_000)
    ask('isLoggedIn')
    await vi.advanceTimersByTimeAsync(500)
    ask('getNotchSize')
    await vi.advanceTimersByTimeAsync(contract.login.deadline)
    expect(ends).toEqual(['getNotchSize 6500', 'isLoggedIn 7000', 'login 300000'])
    expect([...timers]).toEqual([1])
  })

  it('leaves no timer behind: a timer set before the answer fires once, or is cleared by dispose', async () => {
    const { bridge } = open({ does: 'answer', after: 1 })
    await outcome(bridge.call('isLoggedIn', {}))
    expect(vi.getTimerCount()).toBe(0)
    await outcome(bridge.call('login', {}))
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(contract.login.deadline)
    expect(vi.getTimerCount()).toBe(0)
    await outcome(bridge.call('login', {}))
    bridge.dispose()
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([
    ['sends', 16_384, 'answered'],
    ['refuses', 16_385, 'invalid_args'],
  ])('%s an event of %i bytes as JSON in UTF-8', async (_does, bytes, ends) => {
    const { bridge, host } = open({ does: 'answer', after: 10 })
    const data: Record<string, string> = Object.fromEntries(
      Array.from({ length: 5 }, (_, at) => [`k${at}`, '份'.repeat(1_000)]),
    )
    const event = (last: string) => ({
      name: 'full',
      data: { ...data, k5: '份'.repeat(300), k6: last },
    })
    const left = bytes - Buffer.byteLength(JSON.stringify(event('')))
    const call = bridge.call('sendEvent', event('x'.repeat(left)))
    const ended = await outcome(call.then(() => 'answered'))
    expect([ended, host.calls.filter(({ method }) => method === 'sendEvent').length]).toEqual([
      ends,
      ends === 'answered' ? 1 : 0,
    ])
  })

  it('sends nothing when its arguments break the contract, and names the fields without their values', async () => {
    const { bridge, host } = open({ does: 'drop' })
    const call = bridge.call('navigateToFundTrading', { ...trade, amount: '-77.7', fundCode: '1' })
    await expect(call).rejects.toMatchObject({
      code: 'invalid_args',
      message: expect.stringMatching(
        /^navigateToFundTrading: fundCode: expected .*; amount: expected /,
      ),
    })
    await expect(call).rejects.not.toMatchObject({ message: expect.stringContaining('77.7') })
    expect(host.calls).toEqual([])
  })

  it('is unsupported when plain JavaScript calls an undeclared method', async () => {
    const { host } = open({ does: 'drop' })
    const bridge = createBridge({ methods: pick('isLoggedIn'), host })
    const call: unknown = Reflect.apply(bridge.call, bridge, ['login', {}])
    await expect(call).rejects.toMatchObject({ code: 'unsupported' })
    expect(host.calls).toEqual([])
  })
})

describe('calls at once', () => {
  it('share one query when method and arguments are the same, each with a copy of the result', async () => {
    const { bridge, host } = open({ does: 'answer', after: 10 })
    const calls = Promise.all([bridge.call('getUserInfo', {}), bridge.call('getUserInfo', {})])
    await vi.advanceTimersByTimeAsync(10)
    const [first, second] = await calls
    expect(first).toEqual(second)
    expect(first).not.toBe(second)
    expect(host.calls.length).toBe(1)
  })

  it('are sent again once the shared query is answered', async () => {
    const { bridge, host } = open({ does: 'answer', after: 10 })
    await outcome(bridge.call('isLoggedIn', {}))
    await outcome(bridge.call('isLoggedIn', {}))
    expect(host.calls.length).toBe(2)
  })

  it('include one navigation: a second is refused while the first is pending, and allowed after', async () => {
    const { bridge, host } = open({ does: 'answer', after: 100 })
    const first = bridge.call('navigateToFundTrading', trade)
    const second = bridge.call('navigateToFundTrading', { ...trade, amount: '2' })
    await expect(second).rejects.toMatchObject(busy)
    expect(await outcome(first)).toEqual({})
    expect(await outcome(bridge.call('navigateToFundTrading', trade))).toEqual({})
    expect(host.calls.length).toBe(2)
  })

  it('are each sent when their effect is ui', async () => {
    const { bridge, host } = open({ does: 'answer', after: 1 })
    const title = { title: '首页' }
    await outcome(
      Promise.all([bridge.call('setPageTitle', title), bridge.call('setPageTitle', title)]),
    )
    expect(host.calls.length).toBe(2)
  })
})

describe('an abort', () => {
  it('ends the wait, and drops the late answer', async () => {
    const { bridge, failures } = open({ does: 'answer', after: 100 })
    const stop = new AbortController()
    const call = bridge.call('isLoggedIn', {}, { signal: stop.signal })
    stop.abort()
    expect(await outcome(call)).toBe('aborted')
    expect(bridge.counters.late).toBe(1)
    expect(failures).toEqual([])
  })

  it('before the call sends nothing', async () => {
    const { bridge, host } = open({ does: 'drop' })
    const stop = new AbortController()
    stop.abort()
    expect(await outcome(bridge.call('login', {}, { signal: stop.signal }))).toBe('aborted')
    expect(host.calls).toEqual([])
  })

  it('of one caller does not end the wait of others for a shared query', async () => {
    const { bridge } = open({ does: 'answer', after: 100 })
    const stop = new AbortController()
    const first = bridge.call('isLoggedIn', {}, { signal: stop.signal })
    const second = bridge.call('isLoggedIn', {})
    stop.abort()
    await expect(first).rejects.toMatchObject({ code: 'aborted' })
    expect(await outcome(second)).toEqual({ loggedIn: true })
  })

  it('of a navigation does not allow the next one until the host has answered', async () => {
    const { bridge } = open({ does: 'answer', after: 100 })
    const stop = new AbortController()
    const first = bridge.call('navigateToFundTrading', trade, { signal: stop.signal })
    stop.abort()
    await expect(first).rejects.toMatchObject({ code: 'aborted' })
    await expect(bridge.call('navigateToFundTrading', trade)).rejects.toMatchObject(busy)
    await vi.advanceTimersByTimeAsync(100)
    expect(bridge.counters.late).toBe(1)
    expect(await outcome(bridge.call('navigateToFundTrading', trade))).toEqual({})
  })

  it('after the answer changes nothing', async () => {
    const { bridge } = open({ does: 'answer', after: 'once' })
    const stop = new AbortController()
    const call = bridge.call('isLoggedIn', {}, { signal: stop.signal })
    stop.abort()
    expect(await outcome(call)).toEqual({ loggedIn: true })
  })
})

describe('stray messages', () => {
  const none = { late: 0, double: 0, foreign: 0, malformed: 0, unknownEvent: 0 }
  const replied = JSON.stringify({ id: 'another-page-1', ok: true, result: { loggedIn: true } })

  it('are counted: a second answer is a double', async () => {
    const { bridge } = open({ does: 'double', after: 1, again: 2 })
    expect(await outcome(bridge.call('isLoggedIn', {}))).toEqual({ loggedIn: true })
    expect(bridge.counters).toEqual({ ...none, double: 1 })
  })

  it('are counted: an answer after the deadline is late, and one more a double', async () => {
    const { bridge } = open({ does: 'double', after: 4_000, again: 5_000 })
    expect(await outcome(bridge.call('isLoggedIn', {}))).toBe('timeout')
    expect(bridge.counters).toEqual({ ...none, late: 1, double: 1 })
  })

  it.each([
    [replied, { foreign: 1 }],
    ['{"id":"x"}', { malformed: 1 }],
    ['not json', { malformed: 1 }],
    ['null', { malformed: 1 }],
    [undefined, { malformed: 1 }],
    [{ event: 'somethingNew', data: {} }, { unknownEvent: 1 }],
    [{ event: 'toString', data: {} }, { unknownEvent: 1 }],
  ])('are counted and reach no caller: %o', async (message, counted) => {
    const { bridge, host } = open({ does: 'answer', after: 10 })
    const call = bridge.call('isLoggedIn', {})
    host.emit(message)
    expect(bridge.counters).toEqual({ ...none, ...counted })
    expect(await outcome(call)).toEqual({ loggedIn: true })
  })

  it('are counted: a promised reply with the id of another call is foreign', async () => {
    const { bridge } = open({ does: 'resolveForeign', after: 1 })
    expect(await outcome(bridge.call('isLoggedIn', {}))).toBe('invalid_reply')
    expect(bridge.counters).toEqual({ ...none, foreign: 1 })
  })

  it('of another page are not mistaken for its own: two bridges never use the same id', async () => {
    const [one, two] = [open({ does: 'drop' }), open({ does: 'drop' })]
    void outcome(one.bridge.call('isLoggedIn', {}))
    await outcome(two.bridge.call('isLoggedIn', {}))
    expect(one.host.calls[0]?.id).not.toBe(two.host.calls[0]?.id)
  })
})

describe('events', () => {
  it('reach their listeners until they unsubscribe', () => {
    const { bridge, host } = open({ does: 'drop' })
    const listener = vi.fn<(data: unknown) => void>()
    const off = bridge.on('loginChanged', listener)
    host.emit('{"event":"loginChanged","data":{"loggedIn":true}}')
    host.emit('{"event":"resume"}')
    off()
    host.emit('{"event":"loginChanged","data":{"loggedIn":false}}')
    expect(listener.mock.calls).toEqual([[{ loggedIn: true }]])
  })

  it('need no data', () => {
    const { bridge, host } = open({ does: 'drop' })
    const listener = vi.fn<(data: unknown) => void>()
    bridge.on('resume', listener)
    host.emit('{"event":"resume"}')
    expect(listener.mock.calls).toEqual([[{}]])
  })

  it('reach the other listeners when one throws, and the error reaches the page', () => {
    const { bridge, host } = open({ does: 'drop' })
    const listener = vi.fn<(data: unknown) => void>()
    bridge.on('resume', () => {
      throw new Error('a listener broke')
    })
    bridge.on('resume', listener)
    host.emit({ event: 'resume', data: null })
    expect(listener).toHaveBeenCalledOnce()
    expect(() => vi.runAllTimers()).toThrow('a listener broke')
  })
})

describe('a report', () => {
  it('contains method, code and time of a failed call, and nothing else', async () => {
    const { bridge, failures } = open({ does: 'drop' })
    await outcome(bridge.call('isLoggedIn', {}))
    expect(failures).toEqual([{ method: 'isLoggedIn', code: 'timeout', ms: 3_000 }])
  })

  it('that throws does not prevent the call from failing', async () => {
    const report = () => {
      throw new Error('a reporter broke')
    }
    const { host } = open({ does: 'throw' })
    const bridge = createBridge({ methods: contract, host, report })
    await expect(bridge.call('isLoggedIn', {})).rejects.toMatchObject({ code: 'transport' })
    expect(() => vi.runAllTimers()).toThrow('a reporter broke')
  })
})

describe('support', () => {
  it('follows the contract for the host', () => {
    const host = faultHost({ name: 'browser', plan: [], result: () => ({}) })
    const bridge = createBridge({ methods: contract, host })
    const unsupported = methodNames.filter((name) => !bridge.supports(name))
    expect(unsupported.toSorted()).toEqual<MethodName[]>([
      'claimBack',
      'closePage',
      'navigateToFundTrading',
      'pageOpened',
      'pageReady',
      'sendEvent',
      'setShareData',
      'setTitleBar',
    ])
  })

  it('is checked at once: an unsupported call is refused and reported', async () => {
    const failures: BridgeFailure[] = []
    const report = (failure: BridgeFailure) => failures.push(failure)
    const host = faultHost({ name: 'browser', plan: [], result: () => ({}) })
    const bridge = createBridge({ methods: contract, host, report })
    const call = bridge.call('navigateToFundTrading', trade)
    await expect(call).rejects.toMatchObject({ code: 'unsupported' })
    expect(host.calls).toEqual([])
    expect(failures).toEqual([{ method: 'navigateToFundTrading', code: 'unsupported', ms: 0 }])
  })
})

describe('a disposed bridge', () => {
  it('fails its pending calls, a navigation with an unknown outcome', async () => {
    const { bridge } = open({ does: 'drop' })
    const query = bridge.call('isLoggedIn', {})
    const navigation = bridge.call('navigateToFundTrading', trade)
    bridge.dispose()
    bridge.dispose()
    await expect(query).rejects.toMatchObject({ code: 'aborted' })
    await expect(navigation).rejects.toMatchObject({ code: 'unknown_outcome' })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('sends no more calls', async () => {
    const { bridge, host } = open({ does: 'answer', after: 1 })
    bridge.dispose()
    expect(bridge.supports('isLoggedIn')).toBe(false)
    expect(await outcome(bridge.call('isLoggedIn', {}))).toBe('aborted')
    expect(host.calls).toEqual([])
  })
})

describe('the handshake', () => {
  const speaks = (appVersion: string, bridgeVersion = 1) =>
    faultHost({
      plan: [{ does: 'answer', after: 10 }],
      result: ({ method }) => sampleResult(method),
      app: { appVersion, bridgeVersion },
    })

  it('is sent once, with the first call, and returns the app’s versions', async () => {
    const host = faultHost({
      plan: [{ does: 'answer', after: 1 }],
      result: ({ method }) => sampleResult(method),
      app: 'by plan',
    })
    const bridge = createBridge({ methods: contract, host })
    expect(host.calls).toEqual([])
    await outcome(bridge.call('isLoggedIn', {}))
    await outcome(bridge.call('isLoggedIn', {}))
    expect(host.calls.map(({ method }) => method)).toEqual([
      'GetDeviceInfoAndSystemInfo',
      'isLoggedIn',
      'isLoggedIn',
    ])
    expect(await bridge.handshake()).toMatchObject({ appVersion: '5.2.0', bridgeVersion: 1 })
  })

  it('makes unsupported what an older app does not have, and nothing else', async () => {
    const bridge = createBridge({ methods: contract, host: speaks('5.1.9') })
    expect(bridge.supports('getNotchSize')).toBe(true)
    expect(await bridge.handshake()).toMatchObject({ appVersion: '5.1.9' })
    const unsupported = methodNames.filter((name) => !bridge.supports(name)).toSorted()
    expect(unsupported).toEqual<MethodName[]>([
      'claimBack',
      'closePage',
      'getNotchSize',
      'goCombineTrading',
      'pageOpened',
      'pageReady',
      'setShareData',
      'setStatusBar',
      'supportStatusBarImmersion',
    ])
    await expect(bridge.call('getNotchSize', {})).rejects.toMatchObject({
      code: 'unsupported',
      message: 'getNotchSize: since app 5.2.0, this is 5.1.9',
    })
    expect(await outcome(bridge.call('isLoggedIn', {}))).toEqual({ loggedIn: true })
  })

  it('fails a pending call to an app that turns out too old for it, before its deadline', async () => {
    const calls: string[] = []
    let answer = () => {}
    const bridge = createBridge({
      methods: contract,
      host: {
        name: 'native-ios',
        available: () => true,
        connect: () => () => {},
        send({ id, method }) {
          calls.push(method)
          if (method !== 'GetDeviceInfoAndSystemInfo') return
          return new Promise((resolve) => {
            const device = { ...samples.GetDeviceInfoAndSystemInfo.result, appVersion: '5.0.0' }
            answer = () => resolve({ id, ok: true, result: device })
          })
        },
      },
    })
    const combine = bridge.call('goCombineTrading', samples.goCombineTrading.args)
    const began = performance.now()
    setTimeout(() => answer(), 50)
    const settled = combine.catch((error: unknown) => [error, performance.now() - began])
    await vi.advanceTimersByTimeAsync(6_000)
    expect(await settled).toEqual([expect.objectContaining({ code: 'unsupported' }), 50])
    expect(calls).toEqual(['GetDeviceInfoAndSystemInfo', 'goCombineTrading'])
  })

  it('makes every other method unsupported in an app with an older contract version', async () => {
    const bridge = createBridge({ methods: contract, host: speaks('5.12.0', 0) })
    await bridge.handshake()
    expect(methodNames.filter((name) => bridge.supports(name))).toEqual([
      'GetDeviceInfoAndSystemInfo',
    ])
  })

  it('reads the versions of an app on a platform outside the contract', async () => {
    const device = { platform: 'harmony', appVersion: '5.1.0', bridgeVersion: 2 }
    const host = faultHost({
      plan: [{ does: 'answer', after: 1 }],
      result: () => device,
      app: 'by plan',
    })
    const bridge = createBridge({ methods: contract, host })
    const handshake = bridge.handshake()
    await vi.advanceTimersByTimeAsync(1)
    expect(await handshake).toEqual({ appVersion: '5.1.0', bridgeVersion: 2 })
    expect(bridge.supports('getNotchSize')).toBe(false)
  })

  it('has the deadline and effect of its contract row', () => {
    const { deadline, effect } = contract[HANDSHAKE]
    expect(HANDSHAKE_CALL).toEqual({ deadline, effect })
  })

  it('leaves every method supported in an app newer than the page', async () => {
    const bridge = createBridge({ methods: contract, host: speaks('10.0.0', 7) })
    await bridge.handshake()
    expect(methodNames.every((name) => bridge.supports(name))).toBe(true)
  })

  it.each<Fault>([
    { does: 'drop' },
    { does: 'breakContract', after: 1 },
    { does: 'throw' },
    { does: 'refuse', after: 1, code: 'unsupported' },
  ])(
    'leaves every method supported, and reports nothing, with the host fault %o',
    async (fault) => {
      const failures: BridgeFailure[] = []
      const host = faultHost({
        plan: [fault, { does: 'answer', after: 1 }],
        result: ({ method }) => sampleResult(method),
        app: 'by plan',
      })
      const report = (failure: BridgeFailure) => failures.push(failure)
      const bridge = createBridge({ methods: contract, host, report })
      expect(await outcome(bridge.call('getNotchSize', {}))).toEqual(samples.getNotchSize.result)
      expect(await bridge.handshake()).toBeNull()
      expect(bridge.supports('getNotchSize')).toBe(true)
      expect(failures).toEqual([])
    },
  )

  it('is not sent outside the app', async () => {
    const host = faultHost({ name: 'wechat', plan: [{ does: 'drop' }], result: () => ({}) })
    const bridge = createBridge({ methods: contract, host })
    expect(await bridge.handshake()).toBeNull()
    expect(host.calls).toEqual([])
  })
})

describe('a cached answer', () => {
  const keys = { keys: ['customerPhone'] }
  const asked = (host: ReturnType<typeof open>['host']) => host.calls.length

  it('is returned until it expires, each time as a copy', async () => {
    const { bridge, host } = open({ does: 'answer', after: 'once' })
    const first = await bridge.call('getGlobalConfig', keys)
    const second = await bridge.call('getGlobalConfig', keys)
    expect(second).toEqual(first)
    expect(second.values).not.toBe(first.values)
    await vi.advanceTimersByTimeAsync(299_000)
    await bridge.call('getGlobalConfig', keys)
    expect(asked(host)).toBe(1)
    // Returning a cached answer does not extend its time.
    await vi.advanceTimersByTimeAsync(1_001)
    await bridge.call('getGlobalConfig', keys)
    expect(asked(host)).toBe(2)
  })

  it('is returned for its own arguments alone, and not with `fresh`', async () => {
    const { bridge, host } = open({ does: 'answer', after: 'once' })
    await bridge.call('getGlobalConfig', keys)
    await bridge.call('getGlobalConfig', { keys: ['other'] })
    await bridge.call('getGlobalConfig', keys, { fresh: true })
    expect(asked(host)).toBe(3)
  })

  it('is dropped by an event of `clearedBy`, not by another', async () => {
    const { bridge, host } = open({ does: 'answer', after: 'once' })
    await bridge.call('getGlobalConfig', keys)
    host.emit({ event: 'backPressed' })
    await bridge.call('getGlobalConfig', keys)
    expect(asked(host)).toBe(1)
    host.emit({ event: 'loginChanged', data: { loggedIn: false } })
    await bridge.call('getGlobalConfig', keys)
    expect(asked(host)).toBe(2)
  })

  it('is not stored when an event arrives between call and answer', async () => {
    const { bridge, host } = open({ does: 'answer', after: 100 })
    const call = bridge.call('getGlobalConfig', keys)
    host.emit({ event: 'loginChanged', data: { loggedIn: false } })
    await outcome(call)
    await outcome(bridge.call('getGlobalConfig', keys))
    expect(asked(host)).toBe(2)
  })

  it('is never a failure or a result that breaks the contract', async () => {
    const { bridge, host } = open({ does: 'breakContract', after: 1 }, { does: 'answer', after: 1 })
    expect(await outcome(bridge.call('getGlobalConfig', keys))).toBe('invalid_reply')
    expect(await outcome(bridge.call('getGlobalConfig', keys))).toEqual(
      samples.getGlobalConfig.result,
    )
    expect(asked(host)).toBe(2)
  })

  it('is never the identity of the user', async () => {
    const { bridge, host } = open({ does: 'answer', after: 'once' })
    await bridge.call('getUserInfo', {})
    await bridge.call('getUserInfo', {})
    expect(asked(host)).toBe(2)
  })
})

describe('a page that goes away', () => {
  function hidePage(persisted: boolean) {
    const page = new EventTarget()
    const host = faultHost({
      plan: [{ does: 'answer', after: 100 }],
      result: ({ method }) => sampleResult(method),
    })
    const bridge = createBridge({ methods: contract, host, page })
    const query = bridge.call('isLoggedIn', {})
    const navigation = bridge.call('navigateToFundTrading', trade)
    page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }))
    return { bridge, query, navigation }
  }

  it('disposes of its bridge', async () => {
    const { bridge, query, navigation } = hidePage(false)
    await expect(query).rejects.toMatchObject({ code: 'aborted' })
    await expect(navigation).rejects.toMatchObject({ code: 'unknown_outcome' })
    expect(bridge.supports('isLoggedIn')).toBe(false)
  })

  it('fails its pending calls, and works again when it returns from the back/forward cache', async () => {
    const { bridge, query, navigation } = hidePage(true)
    await expect(query).rejects.toMatchObject({ code: 'aborted' })
    await expect(navigation).rejects.toMatchObject({ code: 'unknown_outcome' })
    expect(await outcome(bridge.call('isLoggedIn', {}))).toEqual({ loggedIn: true })
    expect(bridge.counters.late).toBe(2)
  })
})
