import { useEffect, useEffectEvent, useState } from 'react'
import styles from './TimeRing.module.css'

interface Props {
  /** Time left by the provider's clock when the question came, ms; another question is another ring. */
  readonly msLeft: number
  readonly whole: number
  /** Called once the time is over, and whenever the page is shown again. */
  readonly onAsk: () => void
}

const RADIUS = 20
const LENGTH = 2 * Math.PI * RADIUS
const TICK = 200
/** An answer may still be on its way for so long; the provider says what became of it. */
const SETTLED_AFTER = 900

/**
 * The time left for a question. The page counts from what the provider said, whatever the phone's
 * clock says, and asks again after each absence.
 */
export function TimeRing({ msLeft, whole, onAsk }: Props) {
  const [left, setLeft] = useState(msLeft)
  const ask = useEffectEvent(onAsk)
  useEffect(() => {
    const end = performance.now() + msLeft
    let over: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const now = Math.max(0, end - performance.now())
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      over ??= setTimeout(() => ask(), SETTLED_AFTER)
    }
    const timer = setInterval(tick, TICK)
    const look = () => {
      if (document.visibilityState === 'visible') ask()
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      clearTimeout(over)
      document.removeEventListener('visibilitychange', look)
    }
  }, [msLeft])
  const seconds = Math.ceil(left / 1_000)
  return (
    <span className={styles.ring} role="timer" aria-label={`剩余 ${seconds} 秒`}>
      <svg className={styles.face} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <circle className={styles.track} cx="24" cy="24" r={RADIUS} />
        <circle
          className={styles.left}
          data-low={seconds <= 3 || undefined}
          cx="24"
          cy="24"
          r={RADIUS}
          strokeDasharray={`${(left / whole) * LENGTH} ${LENGTH}`}
        />
      </svg>
      <span className={styles.seconds} aria-hidden="true">
        {seconds}
      </span>
    </span>
  )
}
