import { containerBridge } from './container-bridge.ts'
import type { Host } from './host.ts'
import { HostRefusal, pageHost, type Answers } from './page-host.ts'
import { webFallbacks, type WebHostOptions } from './web-fallbacks.ts'
import { shareByPage, type Shared } from './web-sharing.ts'
import { weChatConfig, type ConfiguredWeChat } from './wechat-config.ts'
import type { WeChatCallbacks, WeChatPage, WeChatSdk, WeChatSignature } from './wechat-sdk.ts'

export interface WeChatHostOptions extends WebHostOptions {
  readonly page?: Window & WeChatPage
  /** Loads `weixin-js-sdk`; called once, on first use. */
  readonly sdk: () => Promise<WeChatSdk>
  /** Requests `/th/jsonp/CreateJsapiSignature` for this address, which has no fragment. */
  readonly sign: (url: string) => Promise<WeChatSignature>
  /** Address with which the document was loaded, before the router changed it. */
  readonly entryUrl: string
}

/** One call of the library as a promise. */
function promisify(run: (callbacks: WeChatCallbacks) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    run({
      success: () => resolve(),
      fail: ({ errMsg }) => reject(new HostRefusal('share_failed', errMsg ?? 'refused')),
    })
  })
}

const noCallbacks = { success: () => {}, fail: () => {}, cancel: () => {} }

/** Fills the menu behind the three dots, for chat and timeline. */
async function fillMenu({ sdk, modern }: ConfiguredWeChat, data: Shared): Promise<void> {
  const { shareTitle: title, shareDesc: desc, shareLink: link, shareImgUrl: imgUrl } = data
  const older = () => {
    // These call back when the user shares, which may be never, so nothing waits for them.
    sdk.onMenuShareAppMessage?.({ title, desc, link, imgUrl, ...noCallbacks })
    sdk.onMenuShareTimeline?.({ title, link, imgUrl, ...noCallbacks })
  }
  if (!modern) return older()
  try {
    await Promise.all([
      promisify((end) => sdk.updateAppMessageShareData({ title, desc, link, imgUrl, ...end })),
      promisify((end) => sdk.updateTimelineShareData({ title, link, imgUrl, ...end })),
    ])
  } catch (error) {
    if (!sdk.onMenuShareAppMessage) throw error
    older()
  }
}

/** WeChat's own browser: web means, and its share menu through `weixin-js-sdk`. */
export function weChatHost(options: WeChatHostOptions): Host {
  const means = webFallbacks(options)
  const { navigation, addresses } = means
  const page: Window & WeChatPage = options.page ?? means.page
  let sdk: Promise<WeChatSdk> | undefined
  const configured = weChatConfig({
    sdk: () => (sdk ??= options.sdk()),
    sign: options.sign,
    entryUrl: options.entryUrl,
    currentUrl: () => page.location.href,
    userAgent: page.navigator.userAgent,
  })
  const fill = async (data: Shared) => fillMenu(await configured(), data)

  return pageHost({
    name: 'wechat',
    page,
    start: means.start,
    answers: (emit): Answers<'wechat'> => ({
      ...means.answers(emit),
      navigateToFundTrading: undefined,
      goCombineTrading: () => {
        navigation.go(addresses.download)
        return {}
      },
      share: async (args) => {
        if (args.channel !== 'wx' && args.channel !== 'wxf') {
          return { outcome: await shareByPage(page, args.channel, args) }
        }
        await fill(args)
        return { outcome: 'offered' }
      },
      openSharePanel: async (args) => {
        await fill(args)
        return { channel: 'wx', outcome: 'offered' }
      },
      setShareData: async (args) => {
        await fill(args)
        return {}
      },
      claimBack: undefined,
      closePage: async () => {
        const weixin = await containerBridge(page, 'WeixinJSBridge', () => page.WeixinJSBridge)
        weixin.call('closeWindow', {})
        return {}
      },
      pageReady: undefined,
      pageOpened: undefined,
      setTitleBar: undefined,
      setStatusBar: undefined,
      sendEvent: undefined,
    }),
  })
}
