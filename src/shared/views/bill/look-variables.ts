import type { CSSProperties } from 'react'
import type { BillLook } from './bill-look.ts'

type LookVariables = CSSProperties & Record<`--bill-${string}`, string>

/** The colours of a look, for the style sheets of the bill. */
export function lookVariables(look: BillLook): LookVariables {
  const [top, middle, bottom] = look.sky
  return {
    '--bill-top': top,
    '--bill-middle': middle,
    '--bill-bottom': bottom,
    '--bill-panel': look.panel,
    '--bill-ink': look.ink,
    '--bill-second': look.second,
    '--bill-accent': look.accent,
    '--bill-on-accent': look.onAccent,
    '--bill-gain': look.gain,
    '--bill-loss': look.loss,
  }
}
