import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { ShareData } from '#domain/navigation/share.ts'
import type { CardText } from './card-text.ts'
import { ShareSheet } from './ShareSheet.tsx'

let root: Root | null = null
let opened = 0

/** Opens the sheet over any screen; it draws itself into the page's body. */
export function openShareSheet(data: ShareData, text: CardText): void {
  root ??= createRoot(document.createElement('div'))
  opened += 1
  const key = opened
  const draw = (open: boolean) =>
    root?.render(createElement(ShareSheet, { key, open, data, text, onClose: () => draw(false) }))
  draw(true)
}
