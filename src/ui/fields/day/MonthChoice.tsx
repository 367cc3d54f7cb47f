import { useRef, useState, type KeyboardEvent } from 'react'
import { classes } from '#ui/classes.ts'
import { monthsOf, monthWithin, placeByKey, yearsBetween } from '#ui/fields/calendar-month.ts'
import styles from './MonthChoice.module.css'

/** Columns of both grids, in the style sheet as well. */
const COLUMNS = 4

export interface MonthChoiceProps {
  /** YYYYMM. */
  readonly month: string
  readonly firstMonth: string
  readonly lastMonth: string
  readonly onChoose: (month: string) => void
}

/** The years and the months of a calendar: the year is chosen first, a month ends the choice. */
export function MonthChoice({ month, firstMonth, lastMonth, onChoose }: MonthChoiceProps) {
  const [year, setYear] = useState(() => monthWithin(month, firstMonth, lastMonth).slice(0, 4))
  const years = yearsBetween(firstMonth, lastMonth)
  const months = monthsOf(year).filter((it) => it >= firstMonth && it <= lastMonth)
  return (
    <>
      {years.length > 1 && (
        <Grid
          label="年份"
          items={years.map((it) => ({ key: it, text: `${it}年` }))}
          chosen={year}
          onChoose={setYear}
        />
      )}
      {/* Another year has other months, and begins at one of its own. */}
      <Grid
        key={year}
        label="月份"
        items={months.map((it) => ({ key: it, text: `${Number(it.slice(4, 6))}月` }))}
        chosen={month}
        onChoose={onChoose}
      />
    </>
  )
}

interface GridProps {
  readonly label: string
  readonly items: readonly { readonly key: string; readonly text: string }[]
  readonly chosen: string
  readonly onChoose: (key: string) => void
}

/** One stop for the Tab key; arrows, Home and End go from one choice to another. */
function Grid({ label, items, chosen, onChoose }: GridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(() =>
    Math.max(
      0,
      items.findIndex(({ key }) => key === chosen),
    ),
  )

  function onKeyDown(event: KeyboardEvent, place: number): void {
    const target = placeByKey(place, event.key, { count: items.length, columns: COLUMNS })
    if (target === null) return
    event.preventDefault()
    grid.current?.querySelectorAll('button')[target]?.focus()
  }

  return (
    <div ref={grid} role="group" aria-label={label} className={styles.grid}>
      {items.map(({ key, text }, place) => (
        <button
          key={key}
          type="button"
          tabIndex={place === stop ? 0 : -1}
          className={classes(styles.choice, key === chosen && styles.chosen)}
          aria-pressed={key === chosen}
          onClick={() => onChoose(key)}
          onFocus={() => setStop(place)}
          onKeyDown={(event) => onKeyDown(event, place)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
