import { useEffect, useRef, type CSSProperties } from 'react'

import { classes } from '#ui/classes.ts'
import { Spoken } from '#ui/text/Spoken.tsx'
import { onceLaidOut } from '#ui/layout/once-laid-out.ts'
import { useMoreBeside } from '#ui/lists/use-more-beside.ts'
import { barShapes } from './bar-shapes.ts'
import styles from './BarChart.module.css'

export interface Bar {
  readonly key: string
  /** Under the bar, three characters at most. */
  readonly label: string
  readonly value: number
  /** The figure as it is read out, after the label. */
  readonly spoken: string
}

export interface BarChartProps {
  readonly label: string
  readonly bars: readonly Bar[]
  readonly chosen: string
  readonly onChoose: (key: string) => void
  /** Draws nothing that a sum could be guessed from. */
  readonly hidden?: boolean
}

/**
 * Bars above and below a zero line, each a button as wide as a finger; where they do not all fit,
 * they scroll, and the chosen one is in view.
 */
export function BarChart({ label, bars, chosen, onChoose, hidden = false }: BarChartProps) {
  const list = useRef<HTMLDivElement>(null)
  const at = bars.findIndex(({ key }) => key === chosen)
  useMoreBeside(list)
  // Not scrollIntoView: that would move the page as well.
  useEffect(() => {
    const box = list.current
    const bar = box?.querySelectorAll<HTMLElement>('button')[at]
    if (!box || !bar) return undefined
    return onceLaidOut(box, () => {
      box.scrollLeft = bar.offsetLeft - (box.clientWidth - bar.offsetWidth) / 2
    })
  }, [at])
  const { zero, shapes } = barShapes(bars.map(({ value }) => (hidden ? 0 : value)))
  const line: CSSProperties & Record<'--zero', string> = { '--zero': `${zero}%` }
  return (
    <div ref={list} role="group" aria-label={label} className={styles.list} style={line}>
      {bars.map(({ key, label: name, value, spoken }, index) => {
        const { top = 0, height = 0 } = shapes[index] ?? {}
        return (
          <button
            key={key}
            type="button"
            aria-pressed={key === chosen}
            className={classes(styles.bar, key === chosen && styles.chosen)}
            onClick={() => onChoose(key)}
          >
            <span className={styles.plot} aria-hidden="true">
              <span
                className={classes(
                  styles.fill,
                  !hidden && value > 0 && styles.gain,
                  !hidden && value < 0 && styles.loss,
                )}
                style={{ top: `${top}%`, height: `${height}%` }}
              />
            </span>
            <span className={styles.name}>{name}</span>
            <Spoken>{` ${spoken}`}</Spoken>
          </button>
        )
      })}
    </div>
  )
}
