/** rules.md#constants-and-limits: how long the app has to open, and when that is checked, in ms. */
const TIMEOUT_MS = 4_000
const CHECK_MS = 4_100

/** The way in which an attempt to open the app ended, as far as a page can detect it. */
export type DeepLinkEnd = 'opened' | 'notOpened'

/**
 * Opens the app by an address of its own scheme. A hidden page means that the app opened; a page
 * that is still visible at the check, and whose timer fired on time, means that it did not. A timer
 * that fired far too late was suspended behind the app.
 */
export function openByDeepLink(
  address: string,
  page: Window = window,
  go = (to: string) => {
    page.location.href = to
  },
): Promise<DeepLinkEnd> {
  const { document } = page
  const begun = page.performance.now()
  return new Promise((resolve) => {
    const end = (how: DeepLinkEnd) => {
      page.clearTimeout(timer)
      document.removeEventListener('visibilitychange', hidden)
      page.removeEventListener('pagehide', gone)
      resolve(how)
    }
    const hidden = () => {
      if (document.hidden) end('opened')
    }
    const gone = () => end('opened')
    const timer = page.setTimeout(() => {
      const late = page.performance.now() - begun > CHECK_MS + TIMEOUT_MS
      end(document.hidden || late ? 'opened' : 'notOpened')
    }, CHECK_MS)
    document.addEventListener('visibilitychange', hidden)
    page.addEventListener('pagehide', gone)
    go(address)
  })
}
