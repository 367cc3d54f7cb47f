import { useEffect, useRef, useState, type ReactNode } from 'react'

import styles from './PullToRefresh.module.css'

/** The distance that a finger must have pulled, px, after the resistance below. */
const ENOUGH = 56
const RESISTANCE = 0.45

type Phase = 'idle' | 'pulling' | 'enough' | 'refreshing'
const WORDS: Readonly<Record<Phase, string>> = {
  idle: '',
  pulling: '下拉刷新',
  enough: '松开刷新',
  refreshing: '刷新中',
}

export interface PullToRefreshProps {
  readonly onRefresh: () => Promise<unknown>
  readonly children: ReactNode
}

/** Calls `onRefresh` when the page is pulled down at its top. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const box = useRef<HTMLDivElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<Phase>('idle')
  const [offset, setOffset] = useState(0)
  const refresh = useRef(onRefresh)
  useEffect(() => {
    refresh.current = onRefresh
  }, [onRefresh])

  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    let start: number | null = null
    let pulled = 0
    let busy = false
    const settle = () => {
      start = null
      pulled = 0
      setOffset(0)
      setPhase('idle')
    }
    const down = (event: TouchEvent) => {
      const touch = event.touches[0]
      if (!busy && touch && event.touches.length === 1 && window.scrollY <= 0) start = touch.clientY
    }
    const move = (event: TouchEvent) => {
      const touch = event.touches[0]
      if (start === null || !touch) return
      pulled = Math.max(0, (touch.clientY - start) * RESISTANCE)
      if (pulled === 0 || window.scrollY > 0) return settle()
      // The browser's own pull (a reload, a bounce) would come on top.
      if (event.cancelable) event.preventDefault()
      setOffset(Math.min(pulled, ENOUGH * 1.5))
      setPhase(pulled >= ENOUGH ? 'enough' : 'pulling')
    }
    const up = () => {
      if (start === null) return
      if (pulled < ENOUGH) return settle()
      start = null
      busy = true
      setOffset(ENOUGH)
      setPhase('refreshing')
      // A failure is shown by the content itself.
      void refresh
        .current()
        .catch(() => null)
        .finally(() => {
          busy = false
          settle()
        })
    }
    element.addEventListener('touchstart', down, { passive: true })
    element.addEventListener('touchend', up)
    element.addEventListener('touchcancel', settle)
    // A listener that may hold a scroll up makes every flick wait for the scripts of the page: it
    // is there only while the page is at its top.
    const hold = () => element.addEventListener('touchmove', move, { passive: false })
    const release = () => element.removeEventListener('touchmove', move)
    hold()
    const top =
      typeof IntersectionObserver === 'undefined'
        ? null
        : new IntersectionObserver((entries) => {
            if (entries[entries.length - 1]?.isIntersecting === false) release()
            else hold()
          })
    if (room.current !== null) top?.observe(room.current)
    return () => {
      top?.disconnect()
      element.removeEventListener('touchstart', down)
      release()
      element.removeEventListener('touchend', up)
      element.removeEventListener('touchcancel', settle)
    }
  }, [])

  const moving = phase === 'pulling' || phase === 'enough'
  return (
    <div ref={box} className={styles.box}>
      <div
        ref={room}
        className={styles.room}
        data-moving={moving}
        style={{ height: offset }}
        role="status"
      >
        <span className={styles.words}>{WORDS[phase]}</span>
      </div>
      {children}
    </div>
  )
}
