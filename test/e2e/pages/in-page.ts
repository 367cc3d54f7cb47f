/**
 * Functions that run in the page: each is serialized, so it uses nothing from outside itself.
 */

/** The awaited condition: an element is visible, can be tapped, or is no longer visible. */
export type Condition = 'shown' | 'ready' | 'gone'

/**
 * Polls for the first visible element of an XPath and resolves with it once the condition holds
 * (for `gone`: the document's root element); null after `within` ms. One script in the page instead
 * of a driver command every few milliseconds, since a command takes longer than most screens.
 */
export async function watch(
  locator: string,
  wish: Condition,
  within: number,
): Promise<HTMLElement | null> {
  const end = performance.now() + within
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve)
      // A page that is not rendered has no animation frames.
      setTimeout(resolve, 100)
    })
  // A slow page may draw nothing between two looks at the place of what moves.
  const isMoving = (it: HTMLElement) =>
    document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' &&
          effect instanceof KeyframeEffect &&
          effect.getComputedTiming().iterations !== Infinity &&
          effect.target?.contains(it),
      )
  const shown = (it: HTMLElement) =>
    it.getClientRects().length > 0 && getComputedStyle(it).visibility === 'visible'
  const first = () => {
    const all = document.evaluate(
      locator,
      document,
      null,
      XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
      null,
    )
    for (let at = 0; at < all.snapshotLength; at += 1) {
      const it = all.snapshotItem(at)
      if (it instanceof HTMLElement && shown(it)) return it
    }
    return null
  }
  const place = (it: HTMLElement) => {
    const { left, top, width, height } = it.getBoundingClientRect()
    return [left, top, width, height].join(' ')
  }
  const ready = async (it: HTMLElement) => {
    // To the middle, since bars are fixed at the edges.
    it.scrollIntoView({ block: 'center' })
    const before = place(it)
    await frame()
    await frame()
    if (!it.isConnected || place(it) !== before || isMoving(it)) return false
    if (it.matches(':disabled, [aria-disabled="true"]')) return false
    const { left, top, width, height } = it.getBoundingClientRect()
    return it.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  // Not at every frame: a page that has to draw one for each look is slower than the looks are apart.
  const interval = () => new Promise((resolve) => setTimeout(resolve, 50))
  do {
    const it = first()
    if (wish === 'gone') {
      if (it === null) return document.documentElement
    } else if (it !== null && (wish === 'shown' || (await ready(it)))) return it
    await interval()
  } while (performance.now() < end)
  return null
}

/**
 * Notes for `tapLanded` whether the next press and click in the page hit one of an XPath's elements.
 * Returns the middle of `element`, which is one of them.
 */
export function awaitTap(locator: string, element: unknown): { x: number; y: number } {
  const order = XPathResult.ORDERED_NODE_SNAPSHOT_TYPE
  const tap: { pressed?: boolean; landed?: boolean } = {}
  Object.assign(window, { journeyTap: tap })
  const isHit = ({ target }: Event) => {
    const all = document.evaluate(locator, document, null, order, null)
    const hits = Array.from({ length: all.snapshotLength }, (_, at) => all.snapshotItem(at))
    return target instanceof Node && hits.some((it) => it?.contains(target) === true)
  }
  const first = { capture: true, once: true }
  window.addEventListener('pointerdown', (event) => (tap.pressed = isHit(event)), first)
  window.addEventListener('click', (event) => (tap.landed = isHit(event)), first)
  if (!(element instanceof HTMLElement)) throw new Error('stale element: it is of another document')
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
}

/**
 * Returns whether the click since `awaitTap` hit its element. What moved as the driver pressed was
 * missed; a document that has been replaced since was left by that click. A browser makes a touch
 * into its click after it has answered the driver: a click that is missing is awaited for a second,
 * and for five where the press was not seen or hit, since a second tap would undo what a late click
 * does.
 */
export async function tapLanded(): Promise<boolean> {
  const tap: unknown = Reflect.get(window, 'journeyTap')
  if (typeof tap !== 'object' || tap === null) return true
  const begun = performance.now()
  const patience = () => (Reflect.get(tap, 'pressed') === false ? 1000 : 5000)
  while (!Reflect.has(tap, 'landed') && performance.now() - begun < patience())
    await new Promise((resolve) => setTimeout(resolve, 10))
  return Reflect.get(tap, 'landed') === true
}

/**
 * The texts of an XPath's visible elements. A row that a list has not measured yet is not visible.
 * Chromium omits rows for a moment after they have become visible: what is missing in `innerText`
 * is collected from the text nodes, and elements of which a text is not visible are read again: until
 * they have been the same for 300 ms, or for a second where one has no text at all.
 */
export async function visibleTexts(locator: string): Promise<string[]> {
  const order = XPathResult.ORDERED_NODE_SNAPSHOT_TYPE
  const plain = (text: string) => text.replaceAll(/\s/g, '')
  /** The text nodes that are shown, with a line break where a block begins or ends. */
  const collect = (node: Node, parts: string[]): string[] => {
    for (const child of node.childNodes) {
      if (child instanceof Text) {
        const parent = child.parentElement
        if (parent && getComputedStyle(parent).visibility === 'visible') parts.push(child.data)
      } else if (child instanceof HTMLElement) {
        const { display } = getComputedStyle(child)
        if (display === 'none') continue
        const edge = display.startsWith('inline') || display === 'contents' ? '' : '\n'
        parts.push(edge)
        collect(child, parts)
        parts.push(edge)
      }
    }
    return parts
  }
  const textOf = (it: HTMLElement) => {
    const shown = plain(it.innerText)
    const parts = collect(it, [])
    if (parts.every((part) => shown.includes(plain(part)))) return it.innerText.trim()
    return parts.join('').replaceAll(/\n+/g, '\n').trim()
  }
  const read = () => {
    const found = document.evaluate(locator, document, null, order, null)
    const texts: string[] = []
    let [isWhole, isBlank] = [true, false]
    for (let at = 0; at < found.snapshotLength; at += 1) {
      const it = found.snapshotItem(at)
      if (!(it instanceof HTMLElement) || it.getClientRects().length === 0) continue
      if (getComputedStyle(it).visibility !== 'visible') continue
      const text = textOf(it)
      const all = plain(it.textContent)
      if (plain(text).length < all.length) isWhole = false
      if (text === '' && all !== '') isBlank = true
      texts.push(text)
    }
    return { texts, isWhole, isBlank }
  }
  let [before, since] = ['', performance.now()]
  for (;;) {
    const { texts, isWhole, isBlank } = read()
    const now = performance.now()
    if (texts.join('\n') !== before) [before, since] = [texts.join('\n'), now]
    if (isWhole || now - since > (isBlank ? 1000 : 300)) return texts
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Two clicks on an XPath's first visible element within one task of the page; false without one. */
export function pressTwice(locator: string): boolean {
  const order = XPathResult.ORDERED_NODE_SNAPSHOT_TYPE
  const all = document.evaluate(locator, document, null, order, null)
  for (let at = 0; at < all.snapshotLength; at += 1) {
    const it = all.snapshotItem(at)
    if (!(it instanceof HTMLElement) || it.getClientRects().length === 0) continue
    if (it.matches(':disabled, [aria-disabled="true"]')) continue
    it.click()
    it.click()
    return true
  }
  return false
}

/** Replaces the whole text of a field by an edit of the engine; false where it takes none. */
export function replaceText(element: unknown, text: string): boolean {
  if (!(element instanceof HTMLInputElement)) return false
  element.focus()
  element.select()
  return document.execCommand('insertText', false, text)
}

/** Returns whether the box in an XPath's first element is ticked. */
export function isChecked(locator: string): boolean {
  const order = XPathResult.FIRST_ORDERED_NODE_TYPE
  const line = document.evaluate(locator, document, null, order, null).singleNodeValue
  const box = line instanceof HTMLElement ? line.querySelector('input') : null
  return box?.checked ?? false
}
