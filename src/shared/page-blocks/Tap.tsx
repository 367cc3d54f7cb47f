import type { ReactNode } from 'react'
import type { NavigationItem } from '#domain/navigation/navigation-item.ts'
import { useForward } from '#templates/use-forward.ts'
import { classes } from '#ui/classes.ts'
import styles from './Tap.module.css'

interface Props {
  readonly action: NavigationItem | null
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** Leads where the action says; without a way it is no button. */
export function Tap({ action, className, children }: Props) {
  const go = useForward()(action)
  if (go === null) return <div className={className}>{children}</div>
  return (
    <button type="button" className={classes(styles.tap, className)} onClick={go}>
      {children}
    </button>
  )
}
