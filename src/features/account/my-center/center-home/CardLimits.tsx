import { useState } from 'react'
import { limitProblems, type LimitProblem } from '#domain/person/card-limit.ts'
import { formatShortYuan } from '#domain/money/format-figures.ts'
import { amountForm } from '#domain/money/amount-text.ts'
import { AmountField } from '#ui/fields/AmountField.tsx'
import { Button } from '#ui/fields/Button.tsx'
import type { BoundCard } from './use-card-acts.ts'

interface Props {
  readonly card: BoundCard
  readonly onSave: (limits: { readonly single: string; readonly day: string }) => Promise<void>
}

const WORDS: Readonly<Record<LimitProblem, (most: string) => string>> = {
  missing: () => '请输入限额',
  zero: () => '限额须大于 0',
  aboveBank: (most) => `不能超过银行的限额 ${formatShortYuan(most)}`,
  aboveDay: () => '单笔限额不能超过单日限额',
}

/** The user's own limits of a card, at most the bank's. */
export function CardLimits({ card, onSave }: Props) {
  const [single, setSingle] = useState(card.ownSingleLimit ?? '')
  const [day, setDay] = useState(card.ownDayLimit ?? '')
  const bank = { single: card.singleLimit, day: card.dayLimit }
  const found = limitProblems({ single, day }, bank)
  const words = (typed: string, field: keyof typeof bank): string => {
    const problem = found[field]
    return problem === null || typed === '' ? '' : WORDS[problem](bank[field])
  }
  const [first] = (['single', 'day'] as const).flatMap((field) => {
    const problem = found[field]
    return problem === null ? [] : [WORDS[problem](bank[field])]
  })
  return (
    <>
      <AmountField
        label="单笔限额"
        form={amountForm}
        unit="元"
        value={single}
        onChange={setSingle}
        note={`银行单笔限额 ${formatShortYuan(bank.single)}`}
        error={words(single, 'single')}
        clearable
      />
      <AmountField
        label="单日限额"
        form={amountForm}
        unit="元"
        value={day}
        onChange={setDay}
        note={`银行单日限额 ${formatShortYuan(bank.day)}`}
        error={words(day, 'day')}
        clearable
      />
      <Button
        size="large"
        block
        missing={first === undefined ? null : { reason: first }}
        onClick={() => onSave({ single, day })}
      >
        保存限额
      </Button>
    </>
  )
}
