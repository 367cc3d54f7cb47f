import { alipayBridge, type AlipayMini, type AlipayPage } from './alipay-bridge.ts'
import { openAppOrDownload } from './browser.ts'
import type { Host } from './host.ts'
import { HostRefusal, pageHost, type Answers } from './page-host.ts'
import { webFallbacks, withQuery, type WebHostOptions } from './web-fallbacks.ts'
import { shareByPage, type Shared } from './web-sharing.ts'

export interface AlipayHostOptions extends WebHostOptions {
  readonly page?: Window & AlipayPage
  /** The company's mini program in Alipay, when the page may be inside it. */
  readonly mini?: {
    readonly sdk: () => Promise<AlipayMini>
    /** Paths of its own pages. */
    readonly pages: { readonly auth: string; readonly combine: string; readonly customer: string }
  }
}

/**
 * Alipay: the web fallbacks, its title bar and its share panel; inside a mini program also that
 * program's own pages.
 */
export function alipayHost(options: AlipayHostOptions): Host {
  const means = webFallbacks(options)
  const page: Window & AlipayPage = options.page ?? means.page
  const { mini } = options

  /** Opens the mini program's own page; false when the page is not in the mini program. */
  async function openMini(
    which: 'auth' | 'combine' | 'customer',
    values: Readonly<Record<string, string | number>> = {},
  ): Promise<boolean> {
    if (!mini) return false
    const my = await mini.sdk()
    const inside = await new Promise<boolean>((resolve) => {
      my.getEnv(({ miniprogram }) => resolve(miniprogram))
    })
    if (!inside) return false
    await new Promise<void>((resolve, reject) => {
      my.navigateTo({
        url: withQuery(mini.pages[which], values),
        success: resolve,
        fail: () => reject(new HostRefusal('failed', 'the page of the mini program did not open')),
      })
    })
    return true
  }

  async function openPanel(data: Shared): Promise<void> {
    const alipay = await alipayBridge(page)
    // It calls back when the user has closed the panel, on some versions never.
    alipay.call('startShare', {
      title: data.shareTitle,
      content: data.shareDesc,
      url: data.shareLink,
      imageUrl: data.shareImgUrl,
    })
  }

  return pageHost({
    name: 'alipay',
    page,
    start: means.start,
    answers: (emit): Answers<'alipay'> => {
      const web = means.answers(emit)
      return {
        ...web,
        goAuth: async () => ((await openMini('auth')) ? { authenticated: false } : web.goAuth()),
        setPageTitle: async ({ title }) => {
          web.setPageTitle({ title })
          const alipay = await alipayBridge(page)
          alipay.call('setTitle', { title })
          return {}
        },
        navigateToFundTrading: undefined,
        goCombineTrading: async (args) => {
          if (!(await openMini('combine', args))) await openAppOrDownload(means, 'combine', args)
          return {}
        },
        share: async ({ channel, ...data }) => {
          if (channel === 'copyLink' || channel === 'saveLocal') {
            return { outcome: await shareByPage(page, channel, data) }
          }
          await openPanel(data)
          return { outcome: 'offered' }
        },
        openSharePanel: async (args) => {
          await openPanel(args)
          return { channel: 'moreShare', outcome: 'offered' }
        },
        setShareData: undefined,
        claimBack: undefined,
        closePage: async () => {
          const alipay = await alipayBridge(page)
          alipay.call('popWindow', {})
          return {}
        },
        pageReady: undefined,
        pageOpened: undefined,
        setTitleBar: async ({ visible, background, textStyle }) => {
          const alipay = await alipayBridge(page)
          alipay.call(visible ? 'showTitlebar' : 'hideTitlebar', {})
          alipay.call('setTitleColor', {
            color: Number.parseInt(background.slice(1), 16),
            reset: false,
            resetTransparent: textStyle === 'dark',
          })
          return {}
        },
        setStatusBar: undefined,
        sendEvent: undefined,
        openCustomer: async ({ source }) => {
          const values = source === '' ? {} : { source }
          return (await openMini('customer', values)) ? {} : web.openCustomer({ source })
        },
      }
    },
  })
}
