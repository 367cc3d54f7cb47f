import { painted } from '#platform/painted.ts'
import { hasAccount } from '#session/session.ts'
import { ownLinkAt, type OwnLink } from './own-link.ts'
import { loadSkeletons, prefetchFirstData, preloadScreens } from '#app/router/screen-loader.ts'

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

/** A finger that goes down sooner after a scroll stops it, and opens nothing. */
const SCROLLING_MS = 100
/** A quick tap is seen for this long. */
const PRESSED_MS = 150

const inApp = ({ address }: OwnLink) => new URL(address, location.origin)

/** Data that may not be needed are not fetched where data are dear or slow. */
function isFrugal(): boolean {
  const { connection, onLine } = navigator
  const slow = connection?.effectiveType?.endsWith('2g') === true
  return !onLine || slow || connection?.saveData === true
}

/** Resolves when the page has nothing to do. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no such call.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else setTimeout(resolve, 200)
  })

/** For how many frames the screen of a tap is waited for. */
const MOST_FRAMES = 30

/** Resolves once the screen of a link is in view: true; false where nothing is opened. */
async function isOpened(link: OwnLink): Promise<boolean> {
  const { pathname, search } = inApp(link)
  for (let frames = 0; frames < MOST_FRAMES; frames += 1) {
    await painted()
    if (location.pathname !== pathname || location.search !== search) continue
    await painted()
    return true
  }
  return false
}

/**
 * Files and calls take time of their own: first the link is shown pressed, and where the finger is
 * gone by then, the screen itself.
 */
async function loadTarget(link: OwnLink, withdrawn: AbortSignal, isDown: () => boolean) {
  await painted()
  if (!isDown() && !(await isOpened(link))) return
  preloadScreens([link.address]).catch(() => {})
  if (withdrawn.aborted || isFrugal()) return
  prefetchFirstData(inApp(link), hasAccount(), withdrawn).catch(() => {})
}

/**
 * Once a finger goes down on a link, shows the link pressed and loads what it leads to, files and
 * first data, while the finger is still there. A scroll takes the data back.
 */
function followFingers(): void {
  let scrolled = -Infinity
  let touched: { readonly element: Element; readonly withdraw: AbortController } | null = null

  function release(): void {
    const element = touched?.element
    touched = null
    setTimeout(() => {
      if (touched?.element !== element) element?.removeAttribute('data-pressed')
    }, PRESSED_MS)
  }
  function withdraw(): void {
    touched?.withdraw.abort()
    touched?.element.removeAttribute('data-pressed')
    touched = null
  }
  document.addEventListener('scroll', () => (scrolled = performance.now()), {
    capture: true,
    passive: true,
  })
  document.addEventListener('pointerdown', (event) => {
    withdraw()
    const link = ownLinkAt(event.target)
    if (link === null || event.button !== 0) return
    if (performance.now() - scrolled < SCROLLING_MS) return
    const touch = { element: link.element, withdraw: new AbortController() }
    touched = touch
    link.element.setAttribute('data-pressed', '')
    void loadTarget(link, touch.withdraw.signal, () => touched === touch)
  })
  document.addEventListener('pointerup', release)
  document.addEventListener('pointercancel', withdraw)
}

/** Loads the files of what the links in the page lead to, one screen at a time. */
function followRows(): void {
  const seen = new Set<string>()
  let looking = false
  async function look(): Promise<void> {
    await idle()
    looking = false
    for (const element of document.querySelectorAll('main a')) {
      const link = ownLinkAt(element)
      if (link === null) continue
      const { pathname } = inApp(link)
      if (seen.has(pathname)) continue
      seen.add(pathname)
      // The opening tries again what fails, and says so.
      await preloadScreens([pathname]).catch(() => {})
      await idle()
    }
  }
  const lookOnce = () => {
    if (looking) return
    looking = true
    // Nothing depends on it: a page that goes away meanwhile has no more links.
    look().catch(() => {})
  }
  new MutationObserver(lookOnce).observe(document.body, { childList: true, subtree: true })
  lookOnce()
}

/**
 * Has at hand what a tap on a link leads to: the screen's files once the link is in the page, its
 * first data from when a finger goes down. Begun once, when the first screen has painted.
 */
export function preloadLinks(): void {
  followFingers()
  idle()
    .then(loadSkeletons)
    .then(followRows, followRows)
    // Nothing depends on it: a page that goes away meanwhile has no more links.
    .catch(() => {})
}
