import { describe, expect, it } from 'vitest'
import { createBridge } from '../client.ts'
import { fakeNative } from '../testing/fake-native.ts'
import { hostSuite } from '../testing/host-suite.ts'
import { pick } from '../testing/samples.ts'
import { localSubject } from '../testing/subject.ts'
import { nativeAndroid } from './native-android.ts'

hostSuite('native-android', 'a window shaped as its app shapes it', async () => {
  const app = fakeNative('android')
  return localSubject({
    host: nativeAndroid(app.page),
    resume: () => app.emit({ event: 'resume', data: {} }),
    push: () => app.push(),
    depth: () => app.depth(),
  })
})

describe('the Android host', () => {
  it('sends the wire call as JSON text', async () => {
    const app = fakeNative('android')
    const bridge = createBridge({ methods: pick('setPageTitle'), host: nativeAndroid(app.page) })
    await bridge.call('setPageTitle', { title: '首页' })
    expect(app.title()).toBe('首页')
    expect(JSON.parse(app.calls[1] ?? '')).toMatchObject({
      v: 1,
      method: 'setPageTitle',
      args: { title: '首页' },
    })
  })

  it('fails with transport, at once, in a page without the injected object', async () => {
    const bridge = createBridge({ methods: pick('isLoggedIn'), host: nativeAndroid({}) })
    expect(bridge.supports('isLoggedIn')).toBe(false)
    await expect(bridge.call('isLoggedIn', {})).rejects.toMatchObject({ code: 'transport' })
  })

  it('releases the injected object when the bridge is disposed of', () => {
    const { page } = fakeNative('android')
    const bridge = createBridge({ methods: pick(), host: nativeAndroid(page) })
    expect(page.h5bridge?.onmessage).toBeTypeOf('function')
    expect(() => createBridge({ methods: pick(), host: nativeAndroid(page) })).toThrow(
      'already connected',
    )
    bridge.dispose()
    expect(page.h5bridge?.onmessage).toBeNull()
  })
})
