import type { BankPartnerHostOptions } from '#bridge/hosts/bank-partner.ts'
import type { Host } from '#bridge/hosts/host.ts'
import type { MiniProgramPages } from '#bridge/hosts/mini-program.ts'
import type { WebHostOptions } from '#bridge/hosts/web-fallbacks.ts'
import type { MiniProgramSdk, WeChatSdk, WeChatSignature } from '#bridge/hosts/wechat-sdk.ts'
import type { WebHostName } from '#bridge/contract.ts'
import { brand } from '#domain/brand.ts'

/** The calls that containers outside the app need; the platform itself has no API client. */
export interface ContainerCalls {
  /** The address of account opening; home without it. */
  readonly accountOpening?: string
  /** The address of the page from which the app is downloaded; home without it. */
  readonly download?: () => Promise<string>
  /** `/th/jsonp/CreateJsapiSignature` for this address (rules.md#login-calls). */
  readonly sign?: (url: string) => Promise<WeChatSignature>
  /** The bank's own page for this, by the redirect-url call (rules.md#trade-and-asset-calls). */
  readonly handOver?: BankPartnerHostOptions['bankPageUrl']
}

/** Destinations outside the app, in addition to the app's own pages. */
export const PLACES: Omit<WebHostOptions['addresses'], 'auth' | 'download'> = {
  customer: `tel:${brand.serviceLine}`,
  app: brand.appLink,
}

const MINI_PROGRAM_PAGES: MiniProgramPages = {
  login: '/pages/login/index',
  auth: '/pages/auth/index',
  trading: '/pages/trade/index',
  combine: '/pages/combine/index',
  customer: '/pages/customer/index',
}

/**
 * WeChat's own library: 26 KB that only pages in WeChat need. It sets a global at load, so it is
 * loaded in WeChat alone.
 */
async function weChatSdk(): Promise<WeChatSdk & MiniProgramSdk> {
  const { default: sdk } = await import('weixin-js-sdk')
  return sdk
}

const notSigned = () => Promise.reject(new Error('this page has nobody who signs for WeChat'))

/**
 * Loads the host of a container in which the page itself answers. `entryUrl` is the document's
 * address before the router changed it: WeChat on iOS signs that one.
 */
export async function loadContainer(
  name: WebHostName,
  options: WebHostOptions,
  { sign = notSigned, handOver = async () => null }: ContainerCalls,
  entryUrl: string,
): Promise<Host> {
  switch (name) {
    case 'wechat': {
      const { weChatHost } = await import('#bridge/hosts/wechat.ts')
      return weChatHost({ ...options, sdk: weChatSdk, sign, entryUrl })
    }
    case 'mini-program': {
      const { miniProgramHost } = await import('#bridge/hosts/mini-program.ts')
      return miniProgramHost({ ...options, sdk: weChatSdk, pages: MINI_PROGRAM_PAGES })
    }
    case 'alipay': {
      const { alipayHost } = await import('#bridge/hosts/alipay.ts')
      return alipayHost(options)
    }
    case 'bank-partner': {
      const { bankPartnerHost } = await import('#bridge/hosts/bank-partner.ts')
      return bankPartnerHost({ ...options, bankPageUrl: handOver })
    }
    case 'browser': {
      const { browserHost } = await import('#bridge/hosts/browser.ts')
      return browserHost(options)
    }
  }
}
