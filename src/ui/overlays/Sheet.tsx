import { useId, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

import { classes } from '#ui/classes.ts'
import { CloseIcon } from '#ui/icons.tsx'
import styles from './Sheet.module.css'
import { useModal } from './use-modal.ts'
import { usePresence } from './use-presence.ts'
import { useTapShield } from './use-tap-shield.ts'

export interface SheetProps {
  readonly open: boolean
  /** The close control, the dimmed page behind, Escape, and the history's back. */
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  readonly footer?: ReactNode
  /** No padding around the content: for rows that reach the sheet's edges. */
  readonly flush?: boolean
}

/** A modal panel from the bottom of the screen. */
export function Sheet({ open, onClose, title, children, footer, flush = false }: SheetProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const presence = usePresence(open)
  const shielded = useTapShield(open, panel)
  useModal(open, panel, onClose)
  if (presence === 'gone') return null
  return createPortal(
    <div className={classes(styles.layer, presence === 'leaving' && styles.leaving)}>
      <div className={styles.scrim} aria-hidden="true" onClick={onClose} />
      <div
        ref={panel}
        className={styles.panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        tabIndex={-1}
      >
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        <div className={classes(styles.body, flush && styles.flush)}>{children}</div>
        {footer !== undefined && <div className={styles.foot}>{footer}</div>}
      </div>
      {shielded && <div className={styles.shield} data-shield aria-hidden="true" />}
    </div>,
    document.body,
  )
}
