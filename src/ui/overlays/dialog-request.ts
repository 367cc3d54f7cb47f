import type { ReactNode } from 'react'

export interface DialogAction<Key extends string = string> {
  readonly key: Key
  readonly text: string
  readonly primary?: boolean
  readonly danger?: boolean
}

export interface DialogRequest {
  readonly title: string
  readonly content: ReactNode
  readonly actions: readonly DialogAction[]
  /** A cross at the corner, for a dialog whose actions include no way out. */
  readonly closable: boolean
  /** The element that had the focus when the dialog was opened. */
  readonly returnTo: Element | null
}
