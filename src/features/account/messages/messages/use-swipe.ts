import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** The distance from which a move is a swipe and no tap, and the one from which it counts, px. */
const BEGINS = 10
const COUNTS = 72
/** The distance that the row follows at most, px. */
const FOLLOWS = 104

interface Finger {
  readonly id: number
  readonly x: number
  readonly y: number
}

/**
 * Swiping a row to the left, by a finger: it follows, and comes back when it is let go; far enough,
 * `onSwiped` is called. A swipe is no tap on what is in the row. Up and down still scrolls, where
 * the row has `touch-action: pan-y`.
 */
export function useSwipe(onSwiped: (() => void) | null) {
  const finger = useRef<Finger | null>(null)
  const swiping = useRef(false)
  const rest = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    finger.current = null
    currentTarget.style.transform = ''
    delete currentTarget.dataset['swiped']
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      swiping.current = false
      const { pointerId: id, clientX: x, clientY: y, isPrimary, pointerType } = event
      finger.current =
        onSwiped === null || !isPrimary || pointerType === 'mouse' ? null : { id, x, y }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = finger.current
      if (from === null || event.pointerId !== from.id) return
      const [across, down] = [event.clientX - from.x, event.clientY - from.y]
      if (!swiping.current) {
        // Up, down or to the right it is none of ours.
        if (Math.abs(down) > BEGINS || across > BEGINS) finger.current = null
        if (finger.current === null || across > -BEGINS) return
        swiping.current = true
        event.currentTarget.dataset['swiped'] = 'true'
        // jsdom has no capture.
        event.currentTarget.setPointerCapture?.(event.pointerId)
      }
      const moved = Math.max(Math.min(across, 0), -FOLLOWS)
      event.currentTarget.style.transform = `translateX(${moved}px)`
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = finger.current
      rest(event)
      if (swiping.current && from !== null && event.clientX - from.x <= -COUNTS) onSwiped?.()
    },
    onPointerCancel: rest,
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (!swiping.current) return
      swiping.current = false
      // A click of a keyboard or a screen reader has no count: it is no end of a swipe.
      if (event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
