import type { ReactNode } from 'react'

import { classes } from '#ui/classes.ts'
import { NumberText, type NumberTextProps } from './NumberText.tsx'
import styles from './FigureGrid.module.css'
import { unbroken } from './unbroken.ts'

export interface GridFigure {
  readonly key: string
  /** A text, or a control that explains it. */
  readonly label: ReactNode
  readonly value: string
  readonly tone?: NumberTextProps['tone']
  /** A few words under the figure. */
  readonly note?: string | undefined
}

export interface FigureGridProps {
  readonly items: readonly GridFigure[]
  readonly columns?: 2 | 3
}

/** A figure's name with the day it belongs to; the day is never broken over lines. */
export function DayLabel({ text, day }: { readonly text: string; readonly day: string }) {
  return (
    <>
      {text} <span className={styles.day}>{day}</span>
    </>
  )
}

/** Longer than this, figures no longer fit side by side without shrinking under a readable size. */
const LONGEST = { 2: 15, 3: 11 } as const

/**
 * Figures of equal rank, with their labels: side by side, or a line each where one is too long for
 * that.
 */
export function FigureGrid({ items, columns = 3 }: FigureGridProps) {
  // Figures of equal rank are of one size.
  const longest = items.reduce((long, { value }) => (value.length > long.length ? value : long), '')
  const rows = items.some(({ value }) => value.length > LONGEST[columns])
  return (
    <dl className={classes(rows ? styles.rows : styles.grid, !rows && styles[`of${columns}`])}>
      {items.map(({ key, label, value, tone = 'ink', note }) => (
        <div key={key} className={styles.item}>
          <dt className={styles.label}>{unbroken(label)}</dt>
          <dd className={styles.value}>
            <NumberText
              size={rows ? 'body' : 'title'}
              columns={rows ? 2 : columns}
              tone={tone}
              value={value}
              asLongAs={longest}
            />
            {note !== undefined && <span className={styles.note}>{unbroken(note)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
