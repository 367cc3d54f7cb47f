import { useEffect, useRef, type ReactNode } from 'react'
import styles from './StepTop.module.css'

interface Props {
  readonly step: number
  readonly children: ReactNode
}

/**
 * Scrolls to the top and moves the focus there when the step changes, because the button that was
 * tapped is gone.
 */
export function StepTop({ step, children }: Props) {
  const top = useRef<HTMLDivElement>(null)
  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current === step) return
    lastStep.current = step
    window.scrollTo(0, 0)
    top.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <div ref={top} tabIndex={-1} className={styles.top}>
      {children}
    </div>
  )
}
