import type { ReactNode } from 'react'
import { UNIT_RULES, type LedgerUnit } from '#domain/ledger/unit-rules.ts'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { Card } from '#ui/layout/Card.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import styles from './ledger.module.css'

interface Props {
  readonly unit: LedgerUnit
  readonly balance: number
  /** The part that ends first, and its last day; null where nothing does. */
  readonly ending: { readonly amount: number; readonly date: string } | null
  /** The acts for it. */
  readonly children?: ReactNode
}

/** Shows what a user has of a unit, and which of it ends first. */
export function BalanceHead({ unit, balance, ending, children }: Props) {
  const { name } = UNIT_RULES[unit]
  return (
    <Card title={`${name}余额`}>
      <NumberText size="hero" value={unitAmount(balance, 'plain')} />
      {ending === null ? null : (
        <p className={styles.ending}>
          {`其中 ${unitAmount(ending.amount, 'plain')} ${name} ${formatDate(ending.date)} 到期`}
        </p>
      )}
      {children}
    </Card>
  )
}
