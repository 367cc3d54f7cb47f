/** A first guess at the bank of a card, from its first digits: rules.md#adding-a-card. */

export type CardKind = 'debit' | 'credit' | 'other'

/** Bank, kind, length of the number, and the first digits of such cards, with spaces between. */
export type BinRow = readonly [bankName: string, kind: CardKind, length: number, bins: string]

export interface CardGuess {
  readonly bankName: string
  readonly kind: CardKind
  /** The number of digits that such a number has. */
  readonly length: number
}

/** Fewer digits name no bank. */
const FEWEST = 6

export type CardBins = ReadonlyMap<string, readonly CardGuess[]>

/** The rows by first digits. */
export function cardBins(rows: readonly BinRow[]): CardBins {
  const bins = new Map<string, CardGuess[]>()
  for (const [bankName, kind, length, list] of rows) {
    for (const bin of list.split(' ')) {
      bins.set(bin, [...(bins.get(bin) ?? []), { bankName, kind, length }])
    }
  }
  return bins
}

/**
 * The guess at what is typed so far; null where the table has nothing, or more than one bank or
 * kind. The longest first digits decide; a number that is longer than such cards is none of them.
 */
export function guessCard(bins: CardBins, digits: string): CardGuess | null {
  for (let size = digits.length; size >= FEWEST; size -= 1) {
    const found = bins.get(digits.slice(0, size))?.filter(({ length }) => digits.length <= length)
    const first = found?.[0]
    if (found === undefined || first === undefined) continue
    const same = found.every((it) => it.bankName === first.bankName && it.kind === first.kind)
    return same ? first : null
  }
  return null
}
