import { containerBridge } from './container-bridge.ts'

/**
 * The object that Alipay injects; the event `AlipayJSBridgeReady` announces it, mostly after the
 * page's scripts have run.
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

/** Alipay's bridge as soon as it is there. */
export const alipayBridge = (page: Window & AlipayPage): Promise<AlipayBridge> =>
  containerBridge(page, 'AlipayJSBridge', () => page.AlipayJSBridge)
