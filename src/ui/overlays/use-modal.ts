import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

import { isTopOverlay, registerOverlay } from './overlays.ts'

const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled]),textarea:not([disabled]),select:not([disabled]),[tabindex]:not([tabindex="-1"])'

let locks = 0

/** Stops the page behind from scrolling; counted, because a dialog may be over a sheet. */
function lockScroll(): () => void {
  locks += 1
  document.documentElement.dataset['overlay'] = 'open'
  return () => {
    locks -= 1
    if (locks === 0) delete document.documentElement.dataset['overlay']
  }
}

function keepTabInside(event: KeyboardEvent, box: HTMLElement): void {
  const stops = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)]
  const first = stops[0]
  const last = stops[stops.length - 1]
  const now = document.activeElement
  if (first === undefined || last === undefined) {
    event.preventDefault()
    box.focus()
  } else if (event.shiftKey && (now === first || now === box || !box.contains(now))) {
    event.preventDefault()
    last.focus()
  } else if (!event.shiftKey && (now === last || !box.contains(now))) {
    event.preventDefault()
    first.focus()
  }
}

/**
 * Makes `box` modal while `open`: focus moves in (to `[data-autofocus]`, else the box itself),
 * stays in, and returns to where it was; Escape and the history's back call `onClose`; the page
 * behind does not scroll. `returnTo` overrides the element that gets the focus back.
 */
export function useModal(
  open: boolean,
  box: RefObject<HTMLElement | null>,
  onClose: () => void,
  returnTo?: Element | null,
): void {
  const closing = useRef(onClose)
  useLayoutEffect(() => {
    closing.current = onClose
  })

  // Before anything is painted: what is in view can be closed.
  useLayoutEffect(() => {
    const element = box.current
    if (!open || element === null) return undefined
    const close = (): void => closing.current()
    const unregister = registerOverlay(close)
    const unlock = lockScroll()
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isTopOverlay(close)) return
      if (event.key === 'Escape') {
        event.preventDefault()
        close()
      } else if (event.key === 'Tab') {
        keepTabInside(event, element)
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      unlock()
      unregister()
    }
  }, [open, box])

  // After the commit, at whose end React gives the focus back to where it was.
  useEffect(() => {
    const element = box.current
    if (!open || element === null) return undefined
    const before = returnTo ?? document.activeElement
    if (!element.contains(document.activeElement)) {
      const start = element.querySelector<HTMLElement>('[data-autofocus]') ?? element
      start.focus({ preventScroll: true })
    }
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [open, box, returnTo])
}
