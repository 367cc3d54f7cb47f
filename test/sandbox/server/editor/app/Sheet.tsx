import { useEffect, useRef, type ReactNode } from 'react'

interface Props {
  readonly title: string
  /** Without it the window stays until what is in it is done. */
  readonly onClose?: () => void
  readonly children: ReactNode
}

/** A window over the page. */
export function Sheet({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="ed-sheet"
      aria-label={title}
      onCancel={(event) => {
        if (onClose === undefined) event.preventDefault()
      }}
      onClose={onClose}
    >
      <header className="ed-bar">
        <h2>{title}</h2>
        <span className="ed-space" />
        {onClose === undefined ? null : (
          <button type="button" className="ed-button" onClick={onClose}>
            关闭
          </button>
        )}
      </header>
      <div className="ed-sheet-body">{children}</div>
    </dialog>
  )
}
