import type { CSSProperties } from 'react'

import { classes } from '#ui/classes.ts'
import styles from './NumberText.module.css'
import { Spoken } from './Spoken.tsx'

export interface NumberTextProps {
  /** Text as it is to be shown, for example `+1,234.56`, `3.21%` or `--`. */
  readonly value: string
  readonly tone?: 'ink' | 'gain' | 'loss' | 'flat' | 'inherit' | 'brand' | undefined
  readonly size?: 'hero' | 'figure' | 'section' | 'title' | 'body' | 'note'
  readonly unit?: string | undefined
  /** The name of the figure, for screen readers that meet it out of context. */
  readonly label?: string
  /** The number of figures that share the line; each shrinks to its share of the screen's width. */
  readonly columns?: 1 | 2 | 3
  /** The longest of the figures in its row, whose size it takes. */
  readonly asLongAs?: string
}

const SIZES = {
  hero: 'hero',
  figure: 'number',
  section: 'section',
  title: 'title',
  body: 'body',
  note: 'note',
} as const

/** A number: tabular, with a smaller sign and unit, never broken over lines, shrinking to fit. */
export function NumberText({
  value,
  tone = 'ink',
  size = 'body',
  unit,
  label,
  columns = 1,
  asLongAs = value,
}: NumberTextProps) {
  const sign = /^[+\-−]/u.exec(value)?.[0] ?? ''
  // The dashes of a missing figure are not a sign.
  const signed = sign !== '' && /\d/u.test(value)
  const number = signed ? value.slice(sign.length) : value
  const percent = number.endsWith('%')
  const digits = percent ? number.slice(0, -1) : number
  const style: CSSProperties & Record<'--figure-em' | '--figure-columns', number> = {
    '--figure-em': widthInEm(asLongAs, unit),
    '--figure-columns': columns,
  }
  return (
    <span
      className={classes(
        styles.figure,
        styles[SIZES[size]],
        styles[tone],
        // The look's red and green are light: small text wants their darker forms.
        (size === 'hero' || size === 'figure') && styles.large,
      )}
      style={style}
    >
      {label !== undefined && <Spoken>{label} </Spoken>}
      {signed && <span className={styles.sign}>{sign}</span>}
      {digits}
      {percent && <span className={styles.unit}>%</span>}
      {unit !== undefined && <span className={classes(styles.unit, styles.apart)}>{unit}</span>}
    </span>
  )
}

/**
 * The width that the text needs, in its own em: what lets CSS shrink it without measuring.
 * Generous for the widest system fonts, since a figure a little small beats one cut off.
 */
function widthInEm(value: string, unit: string | undefined): number {
  let width = 0
  for (const character of value) width += /[.,:]/u.test(character) ? 0.3 : 0.62
  return Math.max(1, width + (unit === undefined ? 0 : unit.length * 0.62 + 0.2))
}
