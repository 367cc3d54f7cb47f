import { createElement, type ReactNode } from 'react'
import styles from './NoBreakText.module.css'

/**
 * Up to three numbers with hyphens between them (days, telephone numbers), and a number with the sign
 * that divides or multiplies by it: a line may end at each of these hyphens and spaces.
 */
const WHOLE = /(\d{1,5}(?:-\d{1,5}){1,2}|[÷×] \d[\d,.]*\d?)/

/**
 * A text whose days and numbers are not broken over lines; anything else as it is. Around them lines
 * end as in any text, and never after an opening bracket.
 */
export function unbroken(content: ReactNode): ReactNode {
  if (typeof content !== 'string') return content
  const parts = content.split(WHOLE)
  if (parts.length === 1) return content
  // Every second part is one of those; a place is its key, since the text is replaced as a whole.
  return parts.map((part, at) =>
    at % 2 === 0 ? part : createElement('span', { key: at, className: styles.whole }, part),
  )
}
