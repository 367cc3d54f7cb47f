import { describe, expect, it, vi } from 'vitest'
import { createBridge } from '../client.ts'
import { contract } from '../contract.ts'
import { faultHost } from '../testing/fault-host.ts'
import type { Host } from './host.ts'
import { lazyHost } from './lazy-host.ts'

const answering = (name: Host['name']) =>
  faultHost({ name, plan: [{ does: 'answer', after: 0 }], result: () => ({ loggedIn: true }) })

describe('a host whose code is loaded later', () => {
  it('queues calls in their order until it is loaded', async () => {
    const real = answering('browser')
    let arrive = (_host: Host) => {}
    const coming = new Promise<Host>((resolve) => {
      arrive = resolve
    })
    const bridge = createBridge({ methods: contract, host: lazyHost('browser', () => coming) })
    const calls = [
      bridge.call('setPageTitle', { title: 'a' }),
      bridge.call('isLoggedIn', {}),
      bridge.call('setPageTitle', { title: 'b' }),
    ]
    expect(real.calls).toEqual([])
    arrive(real)
    await Promise.all(calls)
    expect(real.calls.map(({ method }) => method)).toEqual([
      'setPageTitle',
      'isLoggedIn',
      'setPageTitle',
    ])
    bridge.dispose()
  })

  it('has the guessed name until then, and its real name after', async () => {
    const bridge = createBridge({
      methods: contract,
      host: lazyHost('wechat', async () => answering('mini-program')),
    })
    expect(bridge.supports('navigateToFundTrading')).toBe(false)
    await bridge.call('isLoggedIn', {})
    expect(bridge.supports('navigateToFundTrading')).toBe(true)
    bridge.dispose()
  })

  it('fails calls with transport when loading fails, and loads again for the next', async () => {
    let online = false
    const load = () =>
      online ? Promise.resolve(answering('browser')) : Promise.reject(new Error('offline'))
    const bridge = createBridge({ methods: contract, host: lazyHost('browser', load) })
    await expect(bridge.call('isLoggedIn', {})).rejects.toMatchObject({ code: 'transport' })
    online = true
    expect(await bridge.call('isLoggedIn', {})).toEqual({ loggedIn: true })
    bridge.dispose()
  })

  it('is not connected when its code is loaded after the bridge was disposed of', async () => {
    const real = answering('browser')
    const connect = vi.spyOn(real, 'connect')
    const coming = Promise.resolve(real)
    createBridge({ methods: contract, host: lazyHost('browser', () => coming) }).dispose()
    await coming
    await Promise.resolve()
    expect(connect).not.toHaveBeenCalled()
  })
})
