import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

/** The click of a touch comes within this time after it, ms; a late one within the other. */
const CLICK_MS = 250
const LATE_CLICK_MS = 700

/** A touch of a key that has not counted yet. */
interface Touch {
  readonly id: number
  readonly key: EventTarget
  readonly press: () => void
  /** True if the finger is lifted, so that its click is due. */
  lifted: boolean
  /** True if another finger was down with it: engines give no click then. */
  overlapped: boolean
  /** Presses the key although its click has not come. */
  timer?: ReturnType<typeof setTimeout>
}

/** Returns whether a finger was lifted on its key, or at most half a key beside it. */
function isOn(key: Element, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom, height } = key.getBoundingClientRect()
  return Math.max(left - clientX, clientX - right, top - clientY, clientY - bottom) <= height / 2
}

/**
 * The handlers of keys that are pressed by several fingers at once. Engines give a click for one
 * finger alone, so that two thumbs whose touches overlap would press nothing. A touch counts by its
 * click; where none comes, as of overlapping touches, of a long one and of one that slides, it
 * counts by itself, in the order in which the fingers came down.
 */
export function useTouchedKeys(disabled: boolean) {
  const waiting = useRef<Touch[]>([])
  const counted = useRef(new Map<EventTarget, number>())

  // Keys that are disabled need not hear of the finger that is lifted.
  useEffect(() => {
    const forget = () => {
      for (const { timer } of waiting.current) clearTimeout(timer)
      waiting.current = []
    }
    if (disabled) forget()
    return forget
  }, [disabled])

  function leave(touch: Touch): void {
    clearTimeout(touch.timer)
    waiting.current = waiting.current.filter((other) => other !== touch)
  }

  /** Counts a touch that has had no click; one that comes all the same is its own. */
  function count(touch: Touch, now: number): void {
    leave(touch)
    counted.current.set(touch.key, now)
    touch.press()
  }

  return (press: () => void) => ({
    onPointerDown({ pointerType, pointerId, currentTarget, timeStamp }: PointerEvent): void {
      if (pointerType !== 'touch') return
      const before = waiting.current
      const overlapped = before.some(({ lifted }) => !lifted)
      const touch = { id: pointerId, key: currentTarget, press, lifted: false, overlapped }
      waiting.current = [...before, touch]
      for (const other of before) count(other, timeStamp)
    },
    onPointerUp(event: PointerEvent): void {
      const touch = waiting.current.find(({ id }) => id === event.pointerId)
      if (touch === undefined) return
      if (!isOn(event.currentTarget, event)) leave(touch)
      else if (touch.overlapped) count(touch, event.timeStamp)
      else {
        touch.lifted = true
        touch.timer = setTimeout(() => count(touch, event.timeStamp), CLICK_MS)
      }
    },
    onPointerCancel({ pointerId }: PointerEvent): void {
      for (const touch of waiting.current) if (touch.id === pointerId) leave(touch)
    },
    onClick({ currentTarget, timeStamp }: MouseEvent): void {
      const touch = waiting.current.find(({ key, lifted }) => lifted && key === currentTarget)
      const before = counted.current.get(currentTarget)
      counted.current.delete(currentTarget)
      if (touch !== undefined) leave(touch)
      else if (before !== undefined && timeStamp - before < LATE_CLICK_MS) return
      press()
    },
  })
}
