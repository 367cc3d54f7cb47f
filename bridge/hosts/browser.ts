import { openByDeepLink } from '../deep-link.ts'
import type { Host } from './host.ts'
import { pageHost, type Answers } from './page-host.ts'
import { webFallbacks, withQuery, type WebHostOptions } from './web-fallbacks.ts'
import { shareAddress, shareByPage, shareBySystem } from './web-sharing.ts'

function setThemeColor({ document }: Window, color: string): void {
  const found = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  const meta = found ?? document.createElement('meta')
  meta.name = 'theme-color'
  meta.content = color
  if (!found) document.head.appendChild(meta)
}

/**
 * Tries to open the app; if it did not open (rules.md#constants-and-limits), opens the download
 * page.
 */
export async function openAppOrDownload(
  {
    page,
    navigation,
    addresses,
  }: Pick<ReturnType<typeof webFallbacks>, 'page' | 'navigation' | 'addresses'>,
  path: string,
  values: Readonly<Record<string, string | number>>,
): Promise<void> {
  const end = await openByDeepLink(
    withQuery(`${addresses.app}/${path}`, values),
    page,
    navigation.go,
  )
  if (end === 'notOpened') navigation.go(addresses.download)
}

/**
 * A plain browser: it does what the app does as far as the web platform allows, and answers with
 * the app's wire messages.
 */
export function browserHost(options: WebHostOptions): Host {
  const means = webFallbacks(options)
  const { page, navigation } = means
  return pageHost({
    name: 'browser',
    page,
    start: means.start,
    answers: (emit): Answers<'browser'> => ({
      ...means.answers(emit),
      navigateToFundTrading: undefined,
      goCombineTrading: async (args) => {
        await openAppOrDownload(means, 'combine', args)
        return {}
      },
      share: async (args) => {
        const address = shareAddress(args)
        if (address !== null) {
          navigation.go(address)
          return { outcome: 'offered' }
        }
        const bySheet = args.channel !== 'copyLink' && args.channel !== 'saveLocal'
        const how = bySheet ? shareBySystem(page, args) : shareByPage(page, args.channel, args)
        return { outcome: await how }
      },
      openSharePanel: async (args) => {
        const outcome = await shareBySystem(page, args)
        return { channel: outcome === 'copied' ? 'copyLink' : 'moreShare', outcome }
      },
      setShareData: undefined,
      claimBack: undefined,
      closePage: undefined,
      pageReady: undefined,
      pageOpened: undefined,
      setTitleBar: undefined,
      setStatusBar: ({ background }) => {
        setThemeColor(page, background)
        return {}
      },
      sendEvent: undefined,
    }),
  })
}
