import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'webdriverio'

/** A page of some web view of the phone. */
export interface PhonePage {
  /** The web view's context. */
  readonly context: string
  /** The page's window in it. */
  readonly handle: string
  readonly url: string
  readonly title: string
}

/** The way in which a page of ours is recognized. */
export interface OurPage {
  readonly origin: string
  /** The exact address in view, as the app's control API names it; null where it names none. */
  readonly url: string | null
  /** Counts alone where a driver lists no addresses. */
  readonly title: string | null
}

export const NATIVE = 'NATIVE_APP'

/** The longest time that a web view may take to open, ms. */
const PATIENCE = 20_000
const AGAIN_MS = 200

const isOf = (url: string, origin: string): boolean =>
  url === origin || url.startsWith(`${origin}/`)

/**
 * The page in view among several: the one with the address that the app names, else the newest of
 * our origin. Another site's page is never ours, whatever its title; where no page has an address,
 * the title decides.
 */
export function ourPage(pages: readonly PhonePage[], ours: OurPage): PhonePage | null {
  const own = pages.filter(({ url }) => isOf(url, ours.origin))
  const exact = own.find(({ url }) => url === ours.url)
  if (exact !== undefined || own.length > 0) return exact ?? own.at(-1) ?? null
  if (pages.some(({ url }) => url !== '')) return null
  return pages.find(({ title }) => title !== '' && title === ours.title) ?? null
}

/** From a web view some drivers reach no other: the way leads through the native context. */
async function enterContext(browser: Browser, context: string): Promise<void> {
  await browser.switchAppiumContext(NATIVE)
  await browser.switchAppiumContext(context)
}

/** Every page of every web view; leaves the session in the last of them. */
async function pagesOf(browser: Browser): Promise<PhonePage[]> {
  await browser.switchAppiumContext(NATIVE)
  const contexts = (await browser.getAppiumContexts()).filter(
    (it): it is string => typeof it === 'string' && it.startsWith('WEBVIEW'),
  )
  const pages: PhonePage[] = []
  for (const context of contexts) {
    await enterContext(browser, context)
    const handles = await browser.getWindowHandles()
    for (const handle of handles) {
      // Some drivers have one window in a context, and no way to change it.
      if (handles.length > 1) await browser.switchToWindow(handle)
      const [url, title] = [await browser.getUrl(), await browser.getTitle()]
      pages.push({ context, handle, url, title })
    }
  }
  return pages
}

/**
 * Points a session at our page, also while another web view is open. Rejects with the list of all
 * pages when none is ours in time.
 */
export async function enterOurPage(
  browser: Browser,
  ours: OurPage,
  within = PATIENCE,
): Promise<PhonePage> {
  const end = Date.now() + within
  for (;;) {
    const pages = await pagesOf(browser)
    const found = ourPage(pages, ours)
    if (found !== null) {
      await enterContext(browser, found.context)
      const handles = await browser.getWindowHandles()
      if (handles.length > 1) await browser.switchToWindow(found.handle)
      return found
    }
    if (Date.now() > end) {
      const seen = pages.map(({ context, url, title }) => `${context} ${url} ${title}`.trim())
      throw new Error(
        `No web view shows ${ours.url ?? ours.origin}. Seen: ${seen.join('; ') || 'none; is web view debugging on?'}`,
      )
    }
    await pause(AGAIN_MS)
  }
}
