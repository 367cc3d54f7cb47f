import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'

import { indexAt } from './chart-model.ts'

export interface Crosshair {
  readonly index: number | null
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerCancel: () => void
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    readonly onBlur: () => void
  }
}

/**
 * The day one looks at: under the finger, the mouse, or the arrow keys. After a touch it stays, so
 * that the values can be read with the hand away, until one taps elsewhere. A vertical scroll that
 * begins on the chart cancels the pointer, and with it the crosshair.
 */
export function useCrosshair(
  count: number,
  onCursor: ((index: number | null) => void) | undefined,
): Crosshair {
  const [index, setIndex] = useState<number | null>(null)
  const box = useRef<HTMLElement | null>(null)
  // Another range has other days, so the old index would point to another one.
  const [counted, setCounted] = useState(count)
  if (counted !== count) {
    setCounted(count)
    setIndex(null)
  }

  function move(next: number | null): void {
    if (next === index) return
    setIndex(next)
    onCursor?.(next)
  }

  const leave = useRef(move)
  useEffect(() => {
    leave.current = move
  })
  const shown = index !== null
  useEffect(() => {
    if (!shown) return undefined
    const elsewhere = (event: Event): void => {
      if (event.target instanceof Node && box.current?.contains(event.target) === true) return
      leave.current(null)
    }
    document.addEventListener('pointerdown', elsewhere)
    return () => document.removeEventListener('pointerdown', elsewhere)
  }, [shown])

  function follow(event: PointerEvent<HTMLElement>): void {
    box.current = event.currentTarget
    const { left, width } = event.currentTarget.getBoundingClientRect()
    move(indexAt(event.clientX - left, width, count))
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    box.current = event.currentTarget
    const now = index ?? count - 1
    const target: Record<string, number | null> = {
      ArrowLeft: Math.max(0, now - 1),
      ArrowDown: Math.max(0, now - 1),
      ArrowRight: Math.min(count - 1, now + 1),
      ArrowUp: Math.min(count - 1, now + 1),
      Home: 0,
      End: count - 1,
      Escape: null,
    }
    const next = target[event.key]
    if (next === undefined) return
    event.preventDefault()
    move(next)
  }

  return {
    index: index !== null && index < count ? index : null,
    handlers: {
      onPointerDown: follow,
      // Drawn in the frame of the move: React would put it off to a task of its own, which a busy
      // phone reaches a frame later.
      onPointerMove: (event) => flushSync(() => follow(event)),
      onPointerLeave: (event) => {
        if (event.pointerType === 'mouse') move(null)
      },
      onPointerCancel: () => move(null),
      onKeyDown,
      onBlur: () => move(null),
    },
  }
}
