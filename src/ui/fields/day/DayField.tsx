import { useState } from 'react'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { Calendar, type CalendarMark } from '#ui/fields/Calendar.tsx'
import { PickField } from '#ui/fields/PickField.tsx'
import { monthWeeks, monthWithin } from '#ui/fields/calendar-month.ts'

interface Props {
  readonly label: string
  /** YYYYMMDD; empty while none is chosen. */
  readonly value: string
  /** The way in which the chosen day is shown. */
  readonly text: string
  readonly placeholder?: string
  /** YYYYMMDD, both included. */
  readonly first: string
  readonly last: string
  readonly onChoose: (day: string) => void
}

/** A day has its number alone: each can be chosen. */
const FREE: CalendarMark = { text: '', tone: 'flat', spoken: '' }

/** A day, which is chosen in a calendar. */
export function DayField({ label, value, text, placeholder, first, last, onChoose }: Props) {
  const [month, setMonth] = useState<string | null>(null)
  const [firstMonth, lastMonth] = [first.slice(0, 6), last.slice(0, 6)]
  const days = month === null ? [] : monthWeeks(month).flat()
  const marks = new Map(
    days
      .filter((day) => day !== null && day >= first && day <= last)
      .map((day) => [day ?? '', FREE] as const),
  )
  const choose = (day: string) => {
    setMonth(null)
    onChoose(day)
  }
  return (
    <>
      <PickField
        label={label}
        value={text}
        placeholder={placeholder}
        onClick={() =>
          setMonth(monthWithin((value === '' ? last : value).slice(0, 6), firstMonth, lastMonth))
        }
      />
      <Sheet open={month !== null} onClose={() => setMonth(null)} title={label}>
        {month !== null && (
          <Calendar
            label={label}
            month={month}
            firstMonth={firstMonth}
            lastMonth={lastMonth}
            onMonth={setMonth}
            marks={marks}
            chosen={value === '' ? null : value}
            onChoose={choose}
          />
        )}
      </Sheet>
    </>
  )
}
