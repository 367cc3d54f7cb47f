import type { AlipayBridge, AlipayMini, AlipayPage } from '../hosts/alipay-bridge.ts'

export interface FakeAlipay {
  readonly page: Window & AlipayPage
  /** Calls that its bridge took: name and parameters. */
  readonly calls: readonly (readonly [name: string, params: object])[]
  readonly mini: AlipayMini
  /** Pages of the mini program that were opened. */
  readonly opened: readonly string[]
  /** Puts the bridge into the page, as Alipay does after the page's scripts. */
  arrive(): void
  leave(): void
}

/** Alipay around the test's document; `inside` says whether the page is in a mini program. */
export function fakeAlipay(inside = false): FakeAlipay {
  const calls: (readonly [string, object])[] = []
  const opened: string[] = []
  const page: Window & AlipayPage = window
  const alipay: AlipayBridge = { call: (name, params) => void calls.push([name, params]) }
  return {
    page,
    calls,
    opened,
    mini: {
      getEnv: (callback) => callback({ miniprogram: inside }),
      navigateTo({ url, success }) {
        opened.push(url)
        success?.()
      },
    },
    arrive() {
      Reflect.set(page, 'AlipayJSBridge', alipay)
      document.dispatchEvent(new Event('AlipayJSBridgeReady'))
    },
    leave: () => void Reflect.deleteProperty(page, 'AlipayJSBridge'),
  }
}
