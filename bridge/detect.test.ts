import { describe, expect, it } from 'vitest'
import { detectHost } from './detect.ts'
import { fakeNative } from './testing/fake-native.ts'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) AppleWebKit/605.1.15'
const android = 'Mozilla/5.0 (Linux; Android 12; PGEM10; wv) AppleWebKit/537.36 Chrome/107.0.0.0'
const ios = fakeNative('ios').page
const droid = fakeNative('android').page

/** A frame's window, as a named frame appears among the globals of its parent. */
function frame(): object {
  const self: Record<string, unknown> = { postMessage: () => {} }
  self['window'] = self
  return self
}

describe('which container a page is in', () => {
  it('is the iOS app when its message handler is there', () => {
    expect(detectHost({ ...ios })).toBe('native-ios')
  })

  it('is the Android app when its object is there', () => {
    expect(detectHost({ ...droid })).toBe('native-android')
  })

  it.each([
    ['an empty page', {}],
    ['the word Android in the user agent', { navigator: { userAgent: `${android} h5bridge` } }],
    ['the word iPhone in the user agent', { navigator: { userAgent: iPhone } }],
    ['message handlers of another app', { webkit: { messageHandlers: { other: ios.webkit } } }],
    ['an element with the id of the channel', { h5bridge: { id: 'h5bridge' } }],
    ['a handler that takes no messages', { webkit: { messageHandlers: { h5bridge: {} } } }],
    ['a frame with the name of the channel', { h5bridge: frame() }],
    ['null globals', { webkit: null, h5bridge: null }],
  ])('is a browser with %s', (_what, page) => {
    expect(detectHost(page)).toBe('browser')
  })

  it('is a browser when a global forbids the look', () => {
    const page = {
      get webkit(): never {
        throw new Error('forbidden')
      },
    }
    expect(detectHost(page)).toBe('browser')
  })

  it('is a browser inside a frame, whatever reaches into it', () => {
    expect(detectHost({ ...ios, top: {} })).toBe('browser')
  })

  it('is the app in its top page', () => {
    const page: Record<string, unknown> = { ...droid }
    page['top'] = page
    expect(detectHost(page)).toBe('native-android')
  })

  it.each([
    [android, 'native-android'],
    [iPhone, 'native-ios'],
  ])('is told by the user agent when both channels are there: %s', (userAgent, name) => {
    expect(detectHost({ ...ios, ...droid, navigator: { userAgent } })).toBe(name)
  })
})
