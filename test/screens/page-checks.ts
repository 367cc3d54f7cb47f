/** Functions that run in the page under inspection, as text: each is self-contained. */

/**
 * Runs in the page. Resolves with null once the screen has words, or asks something first, and nothing
 * is being fetched or moves; after 12 s with a name of the part that keeps it from rest.
 */
export function atRest(): Promise<string | null> {
  const named = (it: Element) =>
    `${it.tagName.toLowerCase()}.${it.className} ${(it.textContent ?? '').trim().slice(0, 20)}`
  /** The first part that is not at rest; a loading part that is on show counts as at rest. */
  const restless = (): string | null => {
    const [main, question] = ['main', '[role="dialog"], [role="alertdialog"]'].map((it) =>
      document.querySelector<HTMLElement>(it),
    )
    const isSaid = (it: HTMLElement | null | undefined) => (it?.innerText.trim() ?? '') !== ''
    if (!isSaid(main) && !isSaid(question)) return 'no words'
    // A screen that asks something before it is drawn is its question until then.
    const seen = isSaid(main) || !question ? document : question
    const parts = seen.querySelectorAll('[aria-busy="true"], [data-later], [data-to-come]')
    const busy = Array.from(parts).find((it) => it.closest('[data-on-show]') === null)
    if (busy !== undefined) return named(busy)
    // An endless animation counts as at rest too.
    const moving = document
      .getAnimations()
      .find((it) => it.playState === 'running' && it.effect?.getTiming().iterations !== Infinity)
    if (moving === undefined) return null
    const target = moving.effect instanceof KeyframeEffect ? moving.effect.target : null
    return `an animation of ${target === null ? 'no element' : named(target)}`
  }
  return new Promise((resolve) => {
    let quiet = 0
    const begun = performance.now()
    const look = () => {
      const part = restless()
      quiet = part === null ? quiet + 1 : 0
      if (quiet > 4) resolve(null)
      else if (part !== null && performance.now() - begun > 12_000) resolve(part)
      else setTimeout(look, 60)
    }
    look()
  })
}

/**
 * Runs in the page. What reaches beyond the right edge, and words that are cut off without an
 * ellipsis.
 */
export function misfits(): string[] {
  const root = document.documentElement
  const words = (it: Element) => (it.textContent ?? '').trim().slice(0, 30)
  const found: string[] = []
  if (root.scrollWidth > root.clientWidth) {
    found.push(`scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`)
  }
  for (const it of document.querySelectorAll('main *')) {
    // A text area scrolls, as it should.
    if (it instanceof HTMLTextAreaElement) continue
    if (!(it instanceof HTMLElement) || it.childElementCount > 0 || words(it) === '') continue
    const style = getComputedStyle(it)
    if (style.position === 'absolute' || style.visibility === 'hidden') continue
    const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible'
    // Two lines and an ellipsis are how long names are meant to end.
    const clamped = style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis'
    const cut = it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 2
    if (clips && cut && !clamped && it.clientWidth > 1) found.push(`cut off: ${words(it)}`)
  }
  return found
}

/**
 * Runs in the page. Sentences that the screen shows twice. Headings are names; rows of lists (links
 * and buttons) and of tables repeat by nature, and a dialog covers the screen. Blocks end a
 * sentence as a full stop does; what is inside a line does not.
 */
export function repetitions(): string[] {
  const LEAST_CHARACTERS = 12
  const apart =
    'h1, h2, li, tr, a, button, [role="row"], [role$="dialog"], svg, [aria-hidden="true"], [hidden]'
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const it of document.querySelectorAll<HTMLElement>('body *')) {
    if (it.closest(apart) !== null || it.getClientRects().length === 0) continue
    if (getComputedStyle(it).display.startsWith('inline')) continue
    // A block of blocks is read by those.
    const blocks = [...it.querySelectorAll('*')].some(
      (child) => !getComputedStyle(child).display.startsWith('inline'),
    )
    if (blocks) continue
    for (const sentence of it.innerText.split(/[。；\n]/)) {
      const words = sentence.trim()
      if ((words.match(/\p{Script=Han}/gu) ?? []).length < LEAST_CHARACTERS) continue
      if (seen.has(words)) twice.add(words)
      seen.add(words)
    }
  }
  return [...twice].map((words) => `said twice: ${words}`)
}

/**
 * Runs in the page. Whether a button or link with this text comes within five seconds, which it
 * taps: a part of a screen may load after the rest.
 */
export async function tapped(text: string): Promise<boolean> {
  const end = performance.now() + 5_000
  for (;;) {
    const all = [...document.querySelectorAll<HTMLElement>('button, a')]
    const control = all.find((it) => it.innerText.trim() === text)
    control?.click()
    if (control !== undefined || performance.now() > end) return control !== undefined
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
}

/**
 * Runs in the page. Whether a user can go on: ask the provider once more, or fill in what the
 * screen is for.
 */
export function leadsOn(): boolean {
  const isShown = (it: Element) => it.getClientRects().length > 0
  const controls = [...document.querySelectorAll<HTMLElement>('button, a')]
  const fields = [
    ...document.querySelectorAll(
      'input:enabled, textarea:enabled, [role="radio"], [aria-label="安全键盘"]',
    ),
  ]
  const again = controls.filter((it) => /重试|重新|再试|刷新/.test(it.innerText))
  return [...again, ...fields].some(isShown)
}

/** Runs in the page. Whether a text field of this name comes within five seconds, which it focuses. */
export async function focused(name: string): Promise<boolean> {
  const end = performance.now() + 5_000
  for (;;) {
    const all = [
      ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
    ]
    const field = all.find(
      (it) =>
        it.getAttribute('aria-label') === name ||
        [...(it.labels ?? [])].some((label) => label.innerText.trim() === name),
    )
    field?.focus()
    if (field !== undefined || performance.now() > end) return field !== undefined
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
}

/**
 * Runs in the page. Whether amount, cells and keys of an open password sheet do not fit at once.
 */
export function sheetScrolls(): boolean {
  const keys = document.querySelector('[role="dialog"] [aria-label="安全键盘"]')
  for (let it = keys?.parentElement; it; it = it.parentElement) {
    if (getComputedStyle(it).overflowY === 'auto') return it.scrollHeight > it.clientHeight
  }
  return false
}

/**
 * Runs in the page. A number for its elements with their attributes and for which of them are
 * visible.
 */
export function domKey(): string {
  let key = 0
  const add = (text: string) => {
    for (let at = 0; at < text.length; at += 1) key = (key * 31 + text.charCodeAt(at)) | 0
  }
  add(document.documentElement.outerHTML)
  for (const it of document.querySelectorAll('body *')) {
    const { visibility, opacity } = getComputedStyle(it)
    add(`${it.getClientRects().length > 0} ${visibility} ${opacity === '0'};`)
  }
  return String(key)
}
