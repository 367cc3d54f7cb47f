import { useId, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'

import styles from './Calendar.module.css'
import { dayByKey, monthBefore, nextMonth, monthWeeks } from './calendar-month.ts'
import { classes } from '#ui/classes.ts'
import { ChevronIcon } from '#ui/icons.tsx'
import { Spoken } from '#ui/text/Spoken.tsx'
import { MonthChoice } from './day/MonthChoice.tsx'

/** The mark that a day shows next to its number. */
export interface CalendarMark {
  /** At most six characters. */
  readonly text: string
  readonly tone: 'gain' | 'loss' | 'flat' | 'brand'
  /** The same in full, for screen readers. */
  readonly spoken: string
}

export interface CalendarProps {
  readonly label: string
  /** YYYYMM. */
  readonly month: string
  readonly firstMonth: string
  readonly lastMonth: string
  readonly onMonth: (month: string) => void
  /** By day, YYYYMMDD. Days without one cannot be chosen. */
  readonly marks: ReadonlyMap<string, CalendarMark>
  readonly chosen: string | null
  readonly onChoose: (date: string) => void
}

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'] as const

const monthName = (month: string): string => `${month.slice(0, 4)}年${Number(month.slice(4, 6))}月`

/**
 * A month with a mark on some days, one of which is chosen. Arrow keys move between days; the
 * month's name opens the choice of another month or year.
 */
export function Calendar(props: CalendarProps) {
  const { label, month, firstMonth, lastMonth, onMonth, marks, chosen, onChoose } = props
  const id = useId()
  const table = useRef<HTMLTableElement>(null)
  const nameButton = useRef<HTMLButtonElement>(null)
  const [choosing, setChoosing] = useState(false)
  const weeks = monthWeeks(month)
  const inMonth = chosen?.startsWith(month) === true && marks.has(chosen) ? chosen : null
  // One stop for the Tab key: the chosen day, or the first that can be chosen.
  const stop = inMonth ?? weeks.flat().find((date) => date !== null && marks.has(date))

  function onKeyDown(event: KeyboardEvent, date: string): void {
    let target = dayByKey(date, event.key)
    while (target !== null && !marks.has(target)) target = dayByKey(target, event.key)
    if (target === null) return
    event.preventDefault()
    onChoose(target)
    table.current?.querySelector<HTMLElement>(`[data-date="${target}"]`)?.focus()
  }

  return (
    <section aria-label={label}>
      <header className={styles.head}>
        <Turn
          label="上个月"
          back
          hidden={choosing}
          disabled={month <= firstMonth}
          to={() => onMonth(monthBefore(month))}
        />
        <h3 className={styles.month} aria-live="polite">
          <button
            ref={nameButton}
            type="button"
            className={styles.name}
            aria-expanded={choosing}
            aria-describedby={id}
            disabled={firstMonth >= lastMonth}
            onClick={() => setChoosing(!choosing)}
          >
            {monthName(month)}
            <span className={styles.open}>
              <ChevronIcon />
            </span>
          </button>
        </h3>
        <Turn
          label="下个月"
          hidden={choosing}
          disabled={month >= lastMonth}
          to={() => onMonth(nextMonth(month))}
        />
      </header>
      <p id={id} hidden>
        选择年份和月份
      </p>
      {choosing && (
        <MonthChoice
          month={month}
          firstMonth={firstMonth}
          lastMonth={lastMonth}
          onChoose={(chosenMonth) => {
            setChoosing(false)
            onMonth(chosenMonth)
            // The list that it was chosen by is gone.
            nameButton.current?.focus()
          }}
        />
      )}
      <table ref={table} className={styles.table} hidden={choosing}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={`星期${name}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={week.find((date) => date !== null) ?? row}>
              {week.map((date, weekday) => {
                const mark = date === null ? undefined : marks.get(date)
                const number = date === null ? '' : Number(date.slice(6, 8))
                if (date === null || mark === undefined) {
                  return (
                    <td key={WEEKDAYS[weekday]}>
                      <span className={styles.day}>{number}</span>
                    </td>
                  )
                }
                const fit: CSSProperties & Record<'--mark-length', number> = {
                  '--mark-length': mark.text.length,
                }
                return (
                  <td key={WEEKDAYS[weekday]}>
                    <button
                      type="button"
                      data-date={date}
                      tabIndex={date === stop ? 0 : -1}
                      className={classes(styles.day, date === inMonth && styles.chosen)}
                      aria-pressed={date === inMonth}
                      onClick={() => onChoose(date)}
                      onKeyDown={(event) => onKeyDown(event, date)}
                    >
                      {/* Not a label: what one sees must be part of what one hears. */}
                      <Spoken>{`${Number(date.slice(4, 6))}月`}</Spoken>
                      {number}
                      <Spoken>{`日 ${mark.spoken}`}</Spoken>
                      <span
                        className={classes(styles.mark, styles[mark.tone])}
                        style={fit}
                        aria-hidden="true"
                      >
                        {mark.text}
                      </span>
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface TurnProps {
  readonly label: string
  readonly back?: boolean
  readonly hidden: boolean
  readonly disabled: boolean
  readonly to: () => void
}

function Turn({ label, back = false, hidden, disabled, to }: TurnProps) {
  return (
    <button
      type="button"
      className={classes(styles.turn, back && styles.back, hidden && styles.hidden)}
      aria-label={label}
      disabled={disabled}
      onClick={to}
    >
      <ChevronIcon />
    </button>
  )
}
