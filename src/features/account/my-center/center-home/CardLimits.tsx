import { FrozenNotice } from '#templates/frozen/FrozenNotice.tsx'
import { useFrozenStop } from '#templates/frozen/use-frozen-stop.ts'
import { useState } from 'react'
import { limitProblems, type LimitProblem } from '#domain/person/card-limit.ts'
import { formatShortYuan } from '#domain/money/format-figures.ts'
import { amountForm } from '#domain/money/amount-text.ts'
import type { BoundCard } from '#shared/engines/bank/bank.ts'
import { AmountField } from '#ui/fields/AmountField.tsx'
import { Button } from '#ui/base/Button.tsx'

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

const LIMITS = [
  { key: 'single', name: '单笔' },
  { key: 'day', name: '单日' },
] as const

/** The user's own limits of a card, at most the bank's. */
export function CardLimits({ card, onSave }: Props) {
  const [typed, setTyped] = useState({
    single: card.ownSingleLimit ?? '',
    day: card.ownDayLimit ?? '',
  })
  const stop = useFrozenStop('setBankCardLimit')
  const bank = { single: card.singleLimit, day: card.dayLimit }
  const found = limitProblems(typed, bank)
  const fields = LIMITS.map(({ key, name }) => {
    const problem = found[key]
    const words = problem === null ? '' : WORDS[problem](bank[key])
    return { key, name, words }
  })
  const reason = fields.find(({ words }) => words !== '')?.words
  return (
    <>
      <FrozenNotice stop={stop} />
      {fields.map(({ key, name, words }) => (
        <AmountField
          key={key}
          label={`${name}限额`}
          form={amountForm}
          unit="元"
          value={typed[key]}
          onChange={(value) => setTyped({ ...typed, [key]: value })}
          note={`银行${name}限额 ${formatShortYuan(bank[key])}`}
          error={typed[key] === '' ? '' : words}
          clearable
        />
      ))}
      <Button
        size="large"
        block
        missing={stop?.missing ?? (reason === undefined ? null : { reason })}
        onClick={() => onSave(typed)}
      >
        保存限额
      </Button>
    </>
  )
}
