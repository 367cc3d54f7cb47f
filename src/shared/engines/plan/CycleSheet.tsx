import { useState } from 'react'
import type { AskedCycle } from '#domain/plan/schedule.ts'
import { cycleText } from '#shared/parts/plan/plan-words.ts'
import { Button } from '#ui/base/Button.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { Note } from '#ui/text/Note.tsx'
import styles from './CycleSheet.module.css'

const CYCLES = [
  { key: 'daily', label: '每个交易日' },
  { key: 'weekly', label: '每周' },
  { key: 'fortnightly', label: '每两周' },
  { key: 'monthly', label: '每月' },
] as const

const WEEKDAYS = ['一', '二', '三', '四', '五'] as const
const MONTH_DAYS = Array.from({ length: 31 }, (_, index) => index + 1)

const FIRST_DAY: Record<AskedCycle['cycle'], number | null> = {
  daily: null,
  weekly: 1,
  fortnightly: 1,
  monthly: 10,
}

interface Props {
  readonly value: AskedCycle
  /** The one cycle that can be chosen; null for any. */
  readonly only: 'weekly' | null
  readonly onClose: () => void
  readonly onChoose: (cycle: AskedCycle) => void
}

/** Chooses how often and on which day a plan debits. */
export function CycleSheet({ value, only, onClose, onChoose }: Props) {
  const [chosen, setChosen] = useState(value)
  const { cycle, cycleDay } = chosen
  const days =
    cycle === 'monthly'
      ? MONTH_DAYS.map((day) => ({ day, text: String(day), name: `${day} 日` }))
      : WEEKDAYS.map((text, index) => ({ day: index + 1, text: `周${text}`, name: `周${text}` }))
  return (
    <Sheet
      open
      title="选择扣款周期"
      onClose={onClose}
      footer={
        <Button size="large" block onClick={() => onChoose(chosen)}>
          {`确定 ${cycleText(chosen)}`}
        </Button>
      }
    >
      {only === null ? (
        <Segments
          label="扣款周期"
          items={CYCLES}
          value={cycle}
          onChange={(key) =>
            setChosen(key === value.cycle ? value : { cycle: key, cycleDay: FIRST_DAY[key] })
          }
        />
      ) : null}
      {cycle === 'daily' ? (
        <Note gap={3}>每个交易日扣款一次，周末和休市日不扣款。</Note>
      ) : (
        <>
          <div
            role="group"
            aria-label="扣款日"
            className={styles[cycle === 'monthly' ? 'month' : 'week']}
          >
            {days.map(({ day, text, name }) => (
              <button
                key={day}
                type="button"
                className={styles.day}
                aria-pressed={day === cycleDay}
                aria-label={name}
                onClick={() => setChosen({ cycle, cycleDay: day })}
              >
                {text}
              </button>
            ))}
          </div>
          <Note gap={3}>
            {cycle === 'monthly'
              ? '没有该日的月份在最后一天扣款；遇休市顺延至下一个交易日。'
              : '遇休市顺延至下一个交易日。'}
          </Note>
        </>
      )}
    </Sheet>
  )
}
