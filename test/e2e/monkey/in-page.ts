import type { PageView } from './observation.ts'

/** Functions that run in the page: each is serialized, so it uses nothing from outside itself. */

/**
 * Keeps what scripts of this document throw, and what they write to the console as errors; once a
 * document.
 */
export function watchErrors(): void {
  if (Reflect.has(window, 'monkeyErrors')) return
  const errors: string[] = []
  Object.assign(window, { monkeyErrors: errors })
  const words = (it: unknown) => (it instanceof Error ? `${it.name}: ${it.message}` : String(it))
  window.addEventListener('error', ({ error, message }) => {
    // The error that observers of sizes dispatch while a list grows is no fault.
    if (message.startsWith('ResizeObserver loop')) return
    errors.push(error === null || error === undefined ? message : words(error))
  })
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(words(reason)))
  const { error } = console
  console.error = (...parts: unknown[]) => {
    errors.push(`console: ${parts.map(words).join(' ')}`)
    error(...parts)
  }
}

/**
 * The content and controls of the page; clears the errors that `watchErrors` collected.
 * `window.monkeyControls` are the elements of the controls, in their order.
 */
export function viewPage(): PageView {
  const shown = (it: Element) => {
    if (it.getClientRects().length === 0) return false
    const { width, height } = it.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(it).visibility === 'visible'
  }
  const line = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (it: HTMLElement): string => {
    const labels = (it.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean)
    const byIds = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    const isInput = it instanceof HTMLInputElement || it instanceof HTMLTextAreaElement
    const label = isInput ? it.labels?.[0]?.innerText : ''
    const candidates = [
      it.getAttribute('aria-label'),
      byIds,
      label,
      isInput ? it.placeholder : it.innerText,
      it.title,
    ]
    return (
      candidates
        .map(line)
        .find((name) => name !== '')
        ?.slice(0, 80) ?? ''
    )
  }
  const roleOf = (it: HTMLElement): string => {
    const role = it.getAttribute('role')
    if (role !== null) return role
    if (it instanceof HTMLAnchorElement) return 'link'
    if (it instanceof HTMLInputElement && ['checkbox', 'radio'].includes(it.type)) return it.type
    if (it instanceof HTMLInputElement && it.type === 'range') return 'slider'
    return it instanceof HTMLInputElement || it instanceof HTMLTextAreaElement ? 'field' : 'button'
  }
  const takesText = (it: HTMLElement) =>
    it instanceof HTMLTextAreaElement ||
    (it instanceof HTMLInputElement &&
      !['checkbox', 'radio', 'range', 'file', 'button', 'submit'].includes(it.type))
  const dialogs = [...document.querySelectorAll('[aria-modal="true"]')].filter(shown)
  const dialog = dialogs[dialogs.length - 1]
  const all = (dialog ?? document).querySelectorAll<HTMLElement>(
    'a[href], button, summary, input, textarea, [role="button"], [role="link"], [role="tab"], [role="radio"], [role="checkbox"], [role="switch"], [role="option"]',
  )
  const elements = [...all].filter(
    (it) => shown(it) && it.closest('[inert], [aria-hidden="true"]') === null,
  )
  Object.assign(window, { monkeyControls: elements })
  const counts = new Map<string, number>()
  const controls = elements.map((it) => {
    const [role, name] = [roleOf(it), nameOf(it)]
    const key = `${role} ${name}`
    const at = counts.get(key) ?? 0
    counts.set(key, at + 1)
    const isEnabled = !it.matches(':disabled, [aria-disabled="true"]')
    return { role, name, at, isEnabled, isField: takesText(it) && !it.matches('[readonly]') }
  })
  const kept: unknown = Reflect.get(window, 'monkeyErrors')
  const errors = Array.isArray(kept) ? kept.splice(0).map(String) : []
  return {
    path: location.pathname,
    text: document.body.innerText,
    controls,
    hasDialog: dialog !== undefined,
    hasKeypad: [...document.querySelectorAll('[aria-label="安全键盘"]')].some(shown),
    errors,
  }
}

/**
 * Resolves with null when nothing is fetched and nothing moves or changes for a while, else after
 * `within` ms with the reason why it is not at rest.
 */
export async function restWithin(within: number): Promise<string | null> {
  const QUIET_LOOKS = 5
  const end = performance.now() + within
  const isShown = (it: Element) => it.getClientRects().length > 0
  const interval = () => new Promise((resolve) => setTimeout(resolve, 60))
  const reason = () => {
    const dialogs = [...document.querySelectorAll('[aria-modal="true"]')].filter(isShown)
    const front = dialogs[dialogs.length - 1] ?? document
    // A screen that waits for a dialog over it is busy until that is answered.
    if ([...front.querySelectorAll('[aria-busy="true"]')].some(isShown)) return 'is busy'
    const moving = document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
      )
    if (moving) return 'moves'
    return document.body.innerText.trim() === '' ? 'is empty' : null
  }
  const signature = () =>
    `${location.href} ${document.querySelectorAll('a, button, input, textarea').length}`
  let quiet = 0
  let last = ''
  let why: string | null = 'changes'
  while (performance.now() < end) {
    const now = signature()
    why = reason() ?? (now === last ? null : 'changes')
    quiet = why === null ? quiet + 1 : 0
    last = now
    if (quiet >= QUIET_LOOKS) return null
    await interval()
  }
  return why ?? 'changes'
}

/**
 * Brings a control of the last `viewPage` to the middle of the view, and resolves with that place;
 * null where it is not there any more, or covered.
 */
export async function placeOf(index: number): Promise<{ x: number; y: number } | null> {
  const controls: unknown = Reflect.get(window, 'monkeyControls')
  const it: unknown = Array.isArray(controls) ? controls[index] : null
  if (!(it instanceof HTMLElement) || !it.isConnected) return null
  it.scrollIntoView({ block: 'center', inline: 'center' })
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
    setTimeout(resolve, 200)
  })
  const { left, top, width, height } = it.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const hit = document.elementFromPoint(x, y)
  // A label takes the tap for its box.
  const isHit = hit !== null && (it.contains(hit) || hit.closest('label')?.contains(it) === true)
  return isHit ? { x, y } : null
}

/** Puts text in place of what a field holds, as typing does; whether the field is there. */
export function fillField(index: number, text: string): boolean {
  const controls: unknown = Reflect.get(window, 'monkeyControls')
  const it: unknown = Array.isArray(controls) ? controls[index] : null
  if (!(it instanceof HTMLInputElement || it instanceof HTMLTextAreaElement)) return false
  if (!it.isConnected) return false
  it.focus()
  it.select()
  // Not by the value: React sees only what arrives as input.
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
  return true
}
