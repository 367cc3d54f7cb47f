import { withDeadline } from './deadline.ts'

/**
 * What Alipay injects; the event `AlipayJSBridgeReady` announces it, mostly after the page's
 * scripts have run.
 */
export interface AlipayBridge {
  call(name: string, params: object, answer?: (result: unknown) => void): void
}

export interface AlipayPage {
  readonly AlipayJSBridge?: AlipayBridge
}

/** The part of Alipay's library for pages inside its mini programs (`my`) that the host uses. */
export interface AlipayMini {
  navigateTo(options: {
    readonly url: string
    readonly success?: () => void
    readonly fail?: (error: unknown) => void
  }): void
  getEnv(callback: (env: { readonly miniprogram: boolean }) => void): void
}

const READY_MS = 3_000

/**
 * Resolves with Alipay's bridge as soon as it is there; rejects with the refusal `no_container`
 * after 3 s.
 */
export function alipayBridge(page: Window & AlipayPage): Promise<AlipayBridge> {
  if (page.AlipayJSBridge) return Promise.resolve(page.AlipayJSBridge)
  let stop = () => {}
  const arrived = new Promise<AlipayBridge>((resolve) => {
    const look = () => {
      if (page.AlipayJSBridge) resolve(page.AlipayJSBridge)
    }
    page.document.addEventListener('AlipayJSBridgeReady', look)
    stop = () => page.document.removeEventListener('AlipayJSBridgeReady', look)
  })
  return withDeadline(READY_MS, 'no_container', 'AlipayJSBridge did not come', arrived).finally(
    stop,
  )
}
