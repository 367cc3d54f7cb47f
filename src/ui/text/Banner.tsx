import type { ReactNode } from 'react'

import { classes } from '#ui/classes.ts'
import { InfoIcon } from '#ui/icons.tsx'
import styles from './Banner.module.css'

export interface BannerProps {
  readonly tone: 'info' | 'warning' | 'danger'
  readonly children: ReactNode
  readonly action?: { readonly text: string; readonly onClick: () => void } | undefined
}

/** A sentence the user should see before going on, with what can be done about it. */
export function Banner({ tone, children, action }: BannerProps) {
  return (
    <div role="note" className={classes(styles.notice, styles[tone])}>
      <span className={styles.icon}>
        <InfoIcon />
      </span>
      <div className={styles.text}>{children}</div>
      {action !== undefined && (
        <button type="button" className={styles.action} onClick={action.onClick}>
          {action.text}
        </button>
      )}
    </div>
  )
}
