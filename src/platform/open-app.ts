import { detectHost } from '#bridge/detect.ts'
import { openByDeepLink, type DeepLinkEnd } from '#bridge/deep-link.ts'
import { brand } from '#domain/brand.ts'
import type { appDownloads } from '#domain/brand-sites.ts'
import { shareData } from '#domain/navigation/share.ts'
import { publicAddress } from './public-address.ts'

/**
 * The address of the app's own scheme that opens one of our pages in the app, without what belongs
 * to the person who follows it.
 */
export function appAddress(address: string): string {
  const { pathname, search } = new URL(shareData('', publicAddress(address)).shareLink)
  return `${brand.appLink}?path=${encodeURIComponent(pathname + search)}`
}

/** Opens the app at one of our addresses; resolves with whether it opened. */
export const openInApp = (address: string, assign: (to: string) => void): Promise<DeepLinkEnd> =>
  openByDeepLink(appAddress(address), window, assign)

/** The platform of the phone; null on anything else. */
export function phone(): keyof typeof appDownloads | null {
  const { userAgent } = navigator
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  return /Android/.test(userAgent) ? 'android' : null
}

/** Returns whether the container opens no app by its scheme and saves no file, as WeChat. */
export const blocksApps = (): boolean => detectHost(window) === 'wechat'

/**
 * Returns whether the page may offer the app: in browsers and WeChat, not inside another company's
 * app.
 */
export const offersApp = (): boolean => ['browser', 'wechat'].includes(detectHost(window))

/**
 * Returns whether the page is in one of the company's own channels: its app, its official account,
 * its site. Elsewhere nothing of a row with `own` is signed.
 */
export const inOwnChannel = (): boolean =>
  ['native-ios', 'native-android', 'wechat', 'browser'].includes(detectHost(window))
