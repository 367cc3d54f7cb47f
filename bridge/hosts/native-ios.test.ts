import { describe, expect, it } from 'vitest'
import { createBridge } from '../client.ts'
import { fakeNative } from '../testing/fake-native.ts'
import { hostSuite } from '../testing/host-suite.ts'
import { pick } from '../testing/samples.ts'
import { localSubject } from '../testing/subject.ts'
import { nativeIos } from './native-ios.ts'

hostSuite('native-ios', 'a window shaped as the iOS app shapes it', async () => {
  const app = fakeNative('ios')
  return localSubject({
    host: nativeIos(app.page),
    resume: () => app.emit({ event: 'resume', data: {} }),
    push: () => app.push(),
    depth: () => app.depth(),
  })
})

describe('the iOS host', () => {
  it('sends the wire call as JSON text', async () => {
    const app = fakeNative('ios')
    const bridge = createBridge({ methods: pick('setPageTitle'), host: nativeIos(app.page) })
    await bridge.call('setPageTitle', { title: '首页' })
    expect(app.title()).toBe('首页')
    expect(JSON.parse(app.calls[1] ?? '')).toEqual({
      v: 1,
      id: expect.stringMatching(/^[0-9a-z]+-2$/),
      method: 'setPageTitle',
      args: { title: '首页' },
    })
  })

  it('fails with transport, at once, in a page without the message handler', async () => {
    const bridge = createBridge({ methods: pick('isLoggedIn'), host: nativeIos({}) })
    expect(bridge.supports('isLoggedIn')).toBe(false)
    await expect(bridge.call('isLoggedIn', {})).rejects.toMatchObject({ code: 'transport' })
  })

  it('accepts one bridge per page, and the next after it was disposed of', () => {
    const { page } = fakeNative('ios')
    const first = createBridge({ methods: pick(), host: nativeIos(page) })
    expect(() => createBridge({ methods: pick(), host: nativeIos(page) })).toThrow(
      'already connected',
    )
    first.dispose()
    expect(page.h5bridgeReceive).toBeUndefined()
    expect(() => createBridge({ methods: pick(), host: nativeIos(page) })).not.toThrow()
  })
})
