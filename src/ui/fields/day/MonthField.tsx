import { useState } from 'react'
import { PickField, type PickFieldProps } from '#ui/fields/PickField.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { MonthChoice } from './MonthChoice.tsx'

interface Props extends Pick<PickFieldProps, 'label' | 'note' | 'error'> {
  /** YYYYMM; empty while none is chosen. */
  readonly value: string
  /** YYYYMM, both included. */
  readonly first: string
  readonly last: string
  readonly onChoose: (month: string) => void
}

/** A month, which is chosen by its year and its name. */
export function MonthField({ value, first, last, onChoose, ...field }: Props) {
  const [open, setOpen] = useState(false)
  const text = value === '' ? '' : `${value.slice(0, 4)} 年 ${Number(value.slice(4, 6))} 月`
  return (
    <>
      <PickField {...field} value={text} onClick={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={field.label}>
        {open && (
          <MonthChoice
            month={value === '' ? last : value}
            firstMonth={first}
            lastMonth={last}
            onChoose={(month) => {
              setOpen(false)
              onChoose(month)
            }}
          />
        )}
      </Sheet>
    </>
  )
}
