/** The toast that the host shows now. */
export interface ToastView {
  readonly kind: 'text' | 'loading'
  readonly text: string
  /** The act about it; its button takes the toast away. */
  readonly action?: ToastAction | undefined
}

export interface ToastAction {
  readonly text: string
  readonly onClick: () => void
}

interface ShowOptions {
  /** ms. */
  readonly duration?: number
  readonly action?: ToastAction
}

const SHOW_AFTER = 150
const SHOW_AT_LEAST = 300
/** rules.md#constants-and-limits. */
const DEFAULT_DURATION = 3000

const listeners = new Set<() => void>()
const waits: string[] = []
let message: ToastView | undefined
let loading: ToastView | undefined
let messageTimer: ReturnType<typeof setTimeout> | undefined
let loadingTimer: ReturnType<typeof setTimeout> | undefined
let loadingSince = 0

function announce(): void {
  for (const listener of listeners) listener()
}

function setLoading(view: ToastView | undefined): void {
  loading = view
  announce()
}

/** Makes the loading toast follow the open waits: late to come, and then not in a hurry to go. */
function follow(): void {
  clearTimeout(loadingTimer)
  const text = waits[waits.length - 1]
  if (text === undefined) {
    if (loading === undefined) return
    const rest = loadingSince + SHOW_AT_LEAST - Date.now()
    loadingTimer = setTimeout(() => setLoading(undefined), Math.max(0, rest))
  } else if (loading === undefined) {
    loadingTimer = setTimeout(() => {
      loadingSince = Date.now()
      setLoading({ kind: 'loading', text: waits[waits.length - 1] ?? text })
    }, SHOW_AFTER)
  } else if (loading.text !== text) {
    setLoading({ kind: 'loading', text })
  }
}

function show(view: ToastView, duration: number): void {
  clearTimeout(messageTimer)
  message = view
  announce()
  messageTimer = setTimeout(dismiss, duration)
}

/** Takes the sentence away before its time. */
function dismiss(): void {
  clearTimeout(messageTimer)
  message = undefined
  announce()
}

export const toast = {
  /** Shows a sentence, in place of the one before. */
  show(text: string, { duration = DEFAULT_DURATION, action }: ShowOptions = {}): void {
    const closing = action && {
      text: action.text,
      onClick: () => {
        dismiss()
        action.onClick()
      },
    }
    show({ kind: 'text', text, action: closing }, duration)
  },

  /**
   * Shows 加载中... (rules.md#error-catalogue) until every caller has closed its own.
   * Returns the close function; calling it twice counts once.
   */
  loading(text = '加载中...'): () => void {
    waits.push(text)
    follow()
    let closed = false
    return () => {
      if (closed) return
      closed = true
      const at = waits.lastIndexOf(text)
      // Gone where the toasts were cleared meanwhile.
      if (at === -1) return
      waits.splice(at, 1)
      follow()
    }
  },
}

/** Takes away everything that is shown or waits to be: another page begins. */
export function clearToasts(): void {
  waits.length = 0
  clearTimeout(loadingTimer)
  loading = undefined
  dismiss()
}

/** For the host: calls `listener` when what is shown changes; returns how to stop. */
export function subscribeToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** For the host: a sentence goes before the loading sign. */
export function currentToast(): ToastView | undefined {
  return message ?? loading
}
