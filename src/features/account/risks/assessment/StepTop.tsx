import { useEffect, useRef, type ReactNode } from 'react'
import styles from './StepTop.module.css'

interface Props {
  readonly step: number
  readonly children: ReactNode
}

/** Another step is read from its beginning, by eye and by ear: what led there is gone. */
export function StepTop({ step, children }: Props) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    top.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <div ref={top} tabIndex={-1} className={styles.top}>
      {children}
    </div>
  )
}
