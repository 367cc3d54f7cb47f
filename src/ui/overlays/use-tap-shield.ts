import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'

/**
 * The second tap of a double tap comes within this time, ms; so does the click that a touch ends
 * with.
 */
export const TAP_SHIELD_MS = 400

const pressed = new Set<number>()
const lifted = new Set<() => void>()

if (typeof window !== 'undefined') {
  const onLift = ({ pointerId }: PointerEvent): void => {
    pressed.delete(pointerId)
    for (const listener of lifted) listener()
  }
  window.addEventListener('pointerdown', ({ pointerId }) => pressed.add(pointerId), true)
  window.addEventListener('pointerup', onLift, true)
  window.addEventListener('pointercancel', onLift, true)
}

/**
 * Returns whether a panel that opens still has to be shielded from taps: they were meant for what
 * was under it. The shield goes after `TAP_SHIELD_MS`, when the panel's animation is over and no
 * finger is down; a finger that stays longer restarts the time.
 */
export function useTapShield(open: boolean, panel: RefObject<HTMLElement | null>): boolean {
  const [wasOpen, setWasOpen] = useState(false)
  const [waited, setWaited] = useState(false)
  const [moving, setMoving] = useState(false)
  if (wasOpen !== open) {
    setWasOpen(open)
    setWaited(false)
    setMoving(false)
  }
  useEffect(() => {
    if (!open) return undefined
    let timer: ReturnType<typeof setTimeout>
    let due = false
    const wait = (): void => {
      due = false
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (pressed.size === 0) setWaited(true)
        else due = true
      }, TAP_SHIELD_MS)
    }
    const onLift = (): void => {
      if (due && pressed.size === 0) wait()
    }
    wait()
    lifted.add(onLift)
    return () => {
      clearTimeout(timer)
      lifted.delete(onLift)
    }
  }, [open])

  // Before the first frame, in which the animation begins.
  useLayoutEffect(() => {
    const element = panel.current
    if (!open || element === null) return undefined
    const follow = ({ type, target }: Event): void => {
      if (target === element) setMoving(type === 'animationstart')
    }
    element.addEventListener('animationstart', follow)
    element.addEventListener('animationend', follow)
    return () => {
      element.removeEventListener('animationstart', follow)
      element.removeEventListener('animationend', follow)
    }
  }, [open, panel])

  return open && !(waited && !moving)
}
