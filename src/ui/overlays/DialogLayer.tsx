import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import { Button } from '#ui/base/Button.tsx'
import { classes } from '#ui/classes.ts'
import type { DialogRequest } from './dialog-request.ts'
import styles from './DialogLayer.module.css'
import { CloseIcon } from '#ui/icons.tsx'
import { useModal } from './use-modal.ts'

/** The open dialog. Two short answers are side by side, more or longer ones one below another. */
function DialogLayer({ request, onAnswer }: DialogLayerProps) {
  const { title, content, actions, closable, returnTo } = request
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useModal(true, box, () => onAnswer('closed'), returnTo)
  const beside = actions.length === 2 && actions.every((action) => action.text.length <= 6)
  // The primary answer is the first when stacked, and at the right side otherwise.
  const ordered = beside
    ? actions
    : [
        ...actions.filter((action) => action.primary),
        ...actions.filter((action) => !action.primary),
      ]
  return (
    <div className={styles.layer}>
      <div
        ref={box}
        className={styles.box}
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-content`}
        tabIndex={-1}
      >
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <div id={`${id}-content`} className={styles.content}>
          {content}
        </div>
        <div className={classes(styles.actions, beside && styles.beside)}>
          {ordered.map((action) => (
            <div key={action.key} className={styles.action}>
              <Button
                block
                kind={
                  action.danger === true
                    ? 'danger'
                    : action.primary === true
                      ? 'primary'
                      : 'secondary'
                }
                onClick={() => onAnswer(action.key)}
              >
                {action.text}
              </Button>
            </div>
          ))}
        </div>
        {closable && (
          <button
            type="button"
            className={styles.close}
            aria-label="关闭"
            onClick={() => onAnswer('closed')}
          >
            <CloseIcon />
          </button>
        )}
      </div>
    </div>
  )
}

interface DialogLayerProps {
  readonly request: DialogRequest
  readonly onAnswer: (answer: string) => void
}

/**
 * Shows one dialog in a root of its own, so that any code may ask. Resolves with the key of the
 * action chosen, or `closed`; the dialog is gone and the focus is back by then.
 */
export function openDialog(request: DialogRequest): Promise<string> {
  const ground = document.body.appendChild(document.createElement('div'))
  const root = createRoot(ground)
  return new Promise((resolve) => {
    let answered = false
    const answer = (key: string): void => {
      if (answered) return
      answered = true
      // A root cannot be unmounted from within its own event.
      queueMicrotask(() => {
        root.unmount()
        ground.remove()
        resolve(key)
      })
    }
    // At once: a withdrawal would miss a question that is still to be rendered.
    flushSync(() => root.render(<DialogLayer request={request} onAnswer={answer} />))
  })
}
