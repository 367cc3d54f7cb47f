import { memo, useState } from 'react'

import { classes } from '#ui/classes.ts'
import { ChevronIcon } from '#ui/icons.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import styles from './FilterBar.module.css'

export interface Filter {
  readonly key: string
  /** The choice that it makes: 状态. */
  readonly label: string
  /** The chosen option's key. */
  readonly value: string
  /** The first is the default: 全部状态. */
  readonly options: readonly {
    readonly key: string
    readonly label: string
    /** The number that it leaves, in words. */
    readonly count?: string | undefined
  }[]
}

export interface FilterBarProps {
  readonly label: string
  readonly filters: readonly Filter[]
  readonly onChange: (key: string, value: string) => void
  /** Called when options come into view, for counts that are only requested then. */
  readonly onOpen?: (() => void) | undefined
  /** The number of rows that are left, in words. */
  readonly note?: string | undefined
}

/** Filters of a list, side by side; each opens a sheet with its options. */
export function FilterBar({ label, filters, onChange, onOpen, note }: FilterBarProps) {
  return (
    <div className={styles.bar} role="group" aria-label={label}>
      <Filters filters={filters} onChange={onChange} onOpen={onOpen} />
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
    </div>
  )
}

/** By itself, for a search changes the note at each key and nothing here. */
const Filters = memo(function Filters({
  filters,
  onChange,
  onOpen,
}: Pick<FilterBarProps, 'filters' | 'onChange' | 'onOpen'>) {
  const [open, setOpen] = useState<string | null>(null)
  const shown = filters.find(({ key }) => key === open)
  return (
    <>
      {filters.map(({ key, label: name, value, options }) => {
        const chosen = options.find((option) => option.key === value) ?? options[0]
        return (
          <button
            key={key}
            type="button"
            aria-haspopup="dialog"
            aria-label={`${name}：${chosen?.label ?? ''}`}
            className={classes(styles.filter, chosen !== options[0] && styles.active)}
            onClick={() => {
              setOpen(key)
              onOpen?.()
            }}
          >
            <span className={styles.face}>
              {chosen?.label}
              <span className={styles.arrow}>
                <ChevronIcon />
              </span>
            </span>
          </button>
        )
      })}
      <Sheet
        open={shown !== undefined}
        onClose={() => setOpen(null)}
        title={shown?.label ?? ''}
        flush
      >
        <RowList label={shown?.label ?? ''}>
          {shown?.options.map((option) => (
            <Row
              key={option.key}
              title={option.label}
              value={option.key === shown.value ? '已选' : ''}
              valueNote={option.count}
              arrow={false}
              onClick={() => {
                setOpen(null)
                onChange(shown.key, option.key)
              }}
            />
          ))}
        </RowList>
      </Sheet>
    </>
  )
})
