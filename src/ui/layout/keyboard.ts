/** The least that a keyboard takes of the page's height, in px. */
const LEAST = 120

/** Types of inputs that bring no keyboard. */
const WITHOUT: ReadonlySet<string> = new Set([
  'checkbox',
  'radio',
  'file',
  'button',
  'submit',
  'range',
])

/** Returns whether what has the focus is typed into. */
function typing(): Element | null {
  const focused = document.activeElement
  const isText =
    focused instanceof HTMLTextAreaElement ||
    (focused instanceof HTMLInputElement && !WITHOUT.has(focused.type))
  return isText ? focused : null
}

let followed = false

/**
 * Marks the page while the telephone's keyboard is open, for what is fixed at its end: some web views
 * become lower then, others only show less of the page (`visualViewport`).
 */
export function followKeyboard(): void {
  if (followed) return
  followed = true
  const root = document.documentElement
  const { visualViewport } = window
  let full = { width: window.innerWidth, height: window.innerHeight }
  const measure = () => {
    const { innerWidth: width, innerHeight } = window
    const height = Math.min(innerHeight, visualViewport?.height ?? innerHeight)
    const field = typing()
    // Turned, or without a keyboard: this is all that there is.
    if (width !== full.width || height > full.height) full = { width, height }
    const isOpen = field !== null && full.height - height >= LEAST
    if (isOpen === (root.dataset['keyboard'] === 'open')) return
    if (!isOpen) {
      delete root.dataset['keyboard']
      return
    }
    root.dataset['keyboard'] = 'open'
    field.scrollIntoView({ block: 'center' })
  }
  window.addEventListener('resize', measure)
  visualViewport?.addEventListener('resize', measure)
  document.addEventListener('focusin', measure)
  document.addEventListener('focusout', () => setTimeout(measure))
}
