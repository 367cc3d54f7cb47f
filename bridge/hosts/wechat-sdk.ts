/** The object that WeChat injects into every page, for calls that need no signature. */
export interface WeChatPage {
  readonly WeixinJSBridge?: { call(name: string, params: object): void }
}

/** The calls of WeChat that a page requests. */
export type WeChatApi =
  | 'updateAppMessageShareData'
  | 'updateTimelineShareData'
  | 'onMenuShareAppMessage'
  | 'onMenuShareTimeline'

/** The way in which calls of WeChat's library are answered. */
export interface WeChatCallbacks {
  readonly success: (answer?: unknown) => void
  readonly fail: (error: { readonly errMsg?: string }) => void
}

export interface WeChatShare extends WeChatCallbacks {
  readonly title: string
  readonly desc: string
  readonly link: string
  readonly imgUrl: string
}

/**
 * The part of `weixin-js-sdk` that the hosts use. The library is passed to them, so that they do
 * not depend on it.
 */
export interface WeChatSdk {
  config(options: {
    readonly debug: boolean
    readonly appId: string
    readonly timestamp: number
    readonly nonceStr: string
    readonly signature: string
    /** The library overwrites names in this list. */
    readonly jsApiList: WeChatApi[]
  }): void
  ready(callback: () => void): void
  error(callback: (error: { readonly errMsg?: string }) => void): void
  checkJsApi(options: WeChatCallbacks & { readonly jsApiList: WeChatApi[] }): void
  updateAppMessageShareData(share: WeChatShare): void
  updateTimelineShareData(share: Omit<WeChatShare, 'desc'>): void
  /** The older calls, the only ones in some versions of WeChat. */
  onMenuShareAppMessage?(share: WeChatShare & { readonly cancel: () => void }): void
  onMenuShareTimeline?(share: Omit<WeChatShare, 'desc'> & { readonly cancel: () => void }): void
}

/** The part of the library that a page inside a mini program uses. */
export interface MiniProgramSdk {
  readonly miniProgram: {
    navigateTo(options: WeChatCallbacks & { readonly url: string }): void
    /** The library's types want an address, which it does not read. */
    navigateBack(options: WeChatCallbacks & { readonly delta: number; readonly url: string }): void
    postMessage(options: { readonly data: unknown }): void
    getEnv(callback: (env: { readonly miniprogram: boolean }) => void): void
  }
}

/** The answer of `/th/jsonp/CreateJsapiSignature` (rules.md#login-calls). */
export interface WeChatSignature {
  readonly appId: string
  readonly timestamp: number
  readonly nonceStr: string
  readonly signature: string
}
