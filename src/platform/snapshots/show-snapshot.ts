/**
 * Runs inline in the entry page, before any other script (scripts/build/inline-script.ts): puts the
 * chosen theme and size of text on the page before anything is painted, makes the first calls, and
 * shows the last view of this address, dated and inert, until the app has drawn the live one.
 */
import { isEmbedPath } from '#domain/embed/embed-path.ts'
import { maySnapshotBeShown, type OpenedPage } from '#domain/navigation/dated-snapshot.ts'
import { applyDisplay, currentDisplay } from '#platform/display/display.ts'
import { keepFrozenRoomAtStart } from '#platform/display/frozen-room.ts'
import { hideAmountsAtStart } from '#platform/display/hidden-at-start.ts'
import { makeEarlyCalls } from './early-calls.ts'
import { painted } from '#platform/painted.ts'
import { openedPage, whoseKeys } from './opened-page.ts'
import { isLive } from './shown-snapshot.ts'
import { drawnTree } from './shown-tree.ts'
import type { SnapshotBody } from './snapshot-body.ts'
import { hasEntries, readEntry, VIEW } from '#platform/vault/vault.ts'

const isEmbedded = isEmbedPath(location.pathname)

/** The time for which the app waits for a snapshot to be painted, in ms. */
const PATIENCE = 400

const LENGTH = /^\d{1,3}(?:\.\d+)?px$/
const NOTCHES = ['--notch-top', '--notch-bottom']
const DATE = /^\d\d-\d\d \d\d:\d\d$/

/** The snapshot as an element; null where a page cannot be given rules of its own. */
function drawn(body: SnapshotBody): HTMLElement | null {
  const isAble =
    'adoptedStyleSheets' in Document.prototype && 'replaceSync' in CSSStyleSheet.prototype
  if (!isAble) return null
  const host = document.createElement('div')
  host.dataset['snapshot'] = ''
  host.setAttribute('aria-busy', 'true')
  // On the page itself, whose tokens are made of them; the app sets them again.
  for (const name of NOTCHES) {
    const length = body.notch[name] ?? ''
    if (LENGTH.test(length)) document.documentElement.style.setProperty(name, length)
  }
  const shadow = host.attachShadow({ mode: 'open' })
  const rules = new CSSStyleSheet()
  rules.replaceSync(body.styles)
  shadow.adoptedStyleSheets = [rules]
  const picture = document.createElement('div')
  // Older web views do not support `inert`: there it takes no taps and is not read.
  picture.setAttribute('inert', '')
  picture.setAttribute('aria-hidden', 'true')
  picture.style.pointerEvents = 'none'
  for (const tree of body.tree) {
    const node = drawnTree(tree)
    if (node !== null) picture.append(node)
  }
  const note = document.createElement('p')
  note.setAttribute('role', 'status')
  note.textContent = `正在更新，以下为 ${body.date} 的数据`
  shadow.append(picture, document.createElement('slot'))
  host.append(note)
  return host
}

/** Puts the snapshot in front of the page, which takes its place as soon as it is live. */
function show(page: OpenedPage, owner: string, host: HTMLElement, root: HTMLElement): void {
  const { address } = page
  // Not seen, so that what loads and moves in it is no layout shift.
  root.style.visibility = 'hidden'
  const lift = () => {
    watcher.disconnect()
    if (next !== null) cancelAnimationFrame(next)
    window.shownSnapshot = undefined
    root.style.visibility = ''
    host.remove()
    // Could not be focused while it was hidden.
    root.querySelector('main')?.focus({ preventScroll: true })
  }
  const isOver = () =>
    isLive(root) ||
    // A question to the user, or the way to another screen.
    document.documentElement.dataset['overlay'] !== undefined ||
    location.pathname + location.search !== address
  let next: number | null = null
  // Looks once a frame, not at each change, and shows the page in the frame that draws it.
  const watcher = new MutationObserver(() => {
    next ??= requestAnimationFrame(() => {
      next = null
      if (isOver()) lift()
    })
  })
  watcher.observe(document.documentElement, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  })
  window.shownSnapshot = { owner, lift }
}

const parsed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState !== 'loading') return resolve()
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
  })

/** Resolves once the snapshot is painted, or there is none to show. */
async function showSnapshot(): Promise<void> {
  // In a frame of another site nothing stored is read.
  if (isEmbedded) return
  const owner = whoseKeys()
  if (owner === null || !hasEntries({ owner, group: VIEW })) return
  const page = openedPage(owner)
  const entry = await readEntry({
    owner,
    group: VIEW,
    name: page.address,
    version: page.version,
  })
  if (entry === null) return
  // Its encryption proves that this page's own code has made it.
  const body: SnapshotBody = JSON.parse(entry.text)
  if (!maySnapshotBeShown({ ...body, at: entry.at }, page) || !DATE.test(body.date)) return
  await parsed()
  const root = document.getElementById('root')
  const host = drawn(body)
  if (host === null || root === null || isLive(root)) return
  document.body.append(host)
  show(page, owner, host, root)
  await painted()
}

async function start(): Promise<void> {
  // The app starts without a snapshot where there is none, or it takes too long.
  const shown = showSnapshot().catch(() => undefined)
  await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  await parsed()
  const entry = document.querySelector<HTMLLinkElement>('link[data-entry]')
  if (entry !== null) await import(/* @vite-ignore */ entry.href)
}

if (!isEmbedded) {
  applyDisplay(currentDisplay())
  makeEarlyCalls()
  hideAmountsAtStart()
  keepFrozenRoomAtStart()
}
void start()
