import { useState } from 'react'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import type { Bank } from './bank.ts'
import { cardProblem, type BankNumbers } from '#shared/engines/proof/bank-fields.ts'
import { CardNumberField, MobileField } from '#shared/engines/proof/BankFields.tsx'
import { bankLimits } from './BankRows.tsx'
import { BankSheet } from './BankSheet.tsx'
import type { BankLookup } from './use-bank-of-card.ts'
import { guessText, useCardGuess } from './use-card-guess.ts'

interface Props {
  /** The element id, for a button that scrolls here. */
  readonly id: string
  readonly title: string
  readonly numbers: BankNumbers
  readonly onType: (change: Partial<BankNumbers>) => void
  readonly lookup: BankLookup
  /** An error that the provider has found in the card number. */
  readonly error: string
  /** Leaves for the page of a bank that signs there; null where such banks are not taken. */
  readonly onSign: ((bank: Bank) => void) | null
}

/** The fields for a card number and its mobile number, with the bank that the number is of. */
export function NumbersCard({ id, title, numbers, onType, lookup, error, onSign }: Props) {
  const { cardNo, mobileNo } = numbers
  const [listing, setListing] = useState(false)
  const guess = useCardGuess(cardNo)
  const found = lookup.of(cardNo)
  const bank = found?.ok === true ? found.bank : null
  const look = (digits: string) => {
    if (cardProblem(digits) === null) void lookup.look(digits)
  }
  const note =
    bank !== null
      ? `${bank.bankName}储蓄卡，${bankLimits(bank)}`
      : guess === null
        ? '仅支持本人名下的储蓄卡'
        : guessText(guess)
  return (
    <Card
      id={id}
      title={title}
      extra={
        <Button kind="text" size="small" onClick={() => setListing(true)}>
          支持的银行
        </Button>
      }
    >
      <CardNumberField
        value={cardNo}
        onChange={(digits) => {
          onType({ cardNo: digits })
          if (digits.length === guess?.length) look(digits)
        }}
        onLeave={() => look(cardNo)}
        note={note}
        error={error || (found?.ok === false ? found.text : '')}
      />
      {bank?.signBy === 'page' ? null : (
        <MobileField value={mobileNo} onChange={(digits) => onType({ mobileNo: digits })} />
      )}
      <BankSheet
        open={listing}
        onClose={() => setListing(false)}
        onSign={
          onSign === null
            ? null
            : (it) => {
                setListing(false)
                onSign(it)
              }
        }
      />
    </Card>
  )
}
