import type { Host } from './host.ts'
import { HostRefusal, pageHost, type Answers } from './page-host.ts'
import {
  loginValues,
  visibleAgain,
  webFallbacks,
  withQuery,
  type WebHostOptions,
} from './web-fallbacks.ts'
import { shareByPage } from './web-sharing.ts'
import type { MiniProgramSdk, WeChatCallbacks } from './wechat-sdk.ts'

/** The mini program's own pages, each as its path: `/pages/trade/index`. */
export interface MiniProgramPages {
  readonly login: string
  readonly auth: string
  readonly trading: string
  readonly combine: string
  readonly customer: string
}

export interface MiniProgramHostOptions extends WebHostOptions {
  /** Loads `weixin-js-sdk`; called once, on first use. */
  readonly sdk: () => Promise<MiniProgramSdk>
  readonly pages: MiniProgramPages
}

/**
 * A page inside a WeChat mini program. Its own pages open with encoded parameters; what is posted
 * to it arrives only when the user shares, goes back or leaves.
 */
export function miniProgramHost(options: MiniProgramHostOptions): Host {
  const means = webFallbacks(options)
  const { page, session } = means
  const { pages } = options
  let loading: Promise<MiniProgramSdk> | undefined
  const sdk = () => (loading ??= options.sdk())

  /** One move of the mini program to another of its pages. */
  async function move(
    run: (miniProgram: MiniProgramSdk['miniProgram'], callbacks: WeChatCallbacks) => void,
  ): Promise<void> {
    const { miniProgram } = await sdk()
    await new Promise<void>((resolve, reject) => {
      // Some versions of WeChat move and never call back: a hidden page means the same.
      const left = () => {
        if (page.document.visibilityState === 'hidden') end()
      }
      const end = () => {
        page.document.removeEventListener('visibilitychange', left)
        resolve()
      }
      page.document.addEventListener('visibilitychange', left)
      run(miniProgram, {
        success: end,
        fail: ({ errMsg }) => {
          page.document.removeEventListener('visibilitychange', left)
          reject(new HostRefusal('failed', errMsg ?? 'the page did not open'))
        },
      })
    })
  }

  const open = (path: string, values: Readonly<Record<string, string | number>> = {}) =>
    move((mini, callbacks) => mini.navigateTo({ url: withQuery(path, values), ...callbacks }))

  async function post(type: string, data: unknown): Promise<void> {
    const { miniProgram } = await sdk()
    // By index: lint takes it for a window's postMessage, which needs an origin.
    miniProgram['postMessage']({ data: { type, data } })
  }

  return pageHost({
    name: 'mini-program',
    page,
    start: means.start,
    answers: (emit): Answers<'mini-program'> => ({
      ...means.answers(emit),
      login: async () => {
        const back = visibleAgain(page)
        await open(pages.login, loginValues(session))
        await back
        const loggedIn = await session.isLoggedIn()
        if (loggedIn) emit({ event: 'loginChanged', data: { loggedIn } })
        return { loggedIn }
      },
      goAuth: async () => {
        await open(pages.auth)
        return { authenticated: false }
      },
      navigateToFundTrading: async (args) => {
        await open(pages.trading, args)
        return {}
      },
      goCombineTrading: async (args) => {
        await open(pages.combine, args)
        return {}
      },
      share: async ({ channel, ...data }) => {
        if (channel === 'copyLink' || channel === 'saveLocal') {
          return { outcome: await shareByPage(page, channel, data) }
        }
        await post('share', { channel, ...data })
        return { outcome: 'offered' }
      },
      openSharePanel: async ({ channels, ...data }) => {
        await post('share', { channels, ...data })
        return { channel: 'wx', outcome: 'offered' }
      },
      setShareData: async (data) => {
        await post('share', data)
        return {}
      },
      claimBack: undefined,
      closePage: async () => {
        await move((mini, callbacks) => mini.navigateBack({ delta: 1, url: '', ...callbacks }))
        return {}
      },
      pageReady: undefined,
      pageOpened: undefined,
      setTitleBar: undefined,
      setStatusBar: undefined,
      sendEvent: async (event) => {
        await post('event', event)
        return {}
      },
      openCustomer: async ({ source }) => {
        await open(pages.customer, source === '' ? {} : { source })
        return {}
      },
    }),
  })
}
