import { useEffect, useState } from 'react'
import { cardBins, guessCard, type CardBins, type CardGuess } from '#domain/bank/card-bin.ts'

let table: Promise<CardBins> | null = null

/** Loaded with the first digits; cached for the next form. */
async function loadTable(): Promise<CardBins> {
  table ??= import('./card-bins.ts').then(({ CARD_BINS }) => cardBins(CARD_BINS))
  try {
    return await table
  } catch (error) {
    table = null
    throw error
  }
}

/**
 * A first guess at the bank of what is typed, also offline (rules.md#adding-a-card); null without
 * one.
 */
export function useCardGuess(digits: string): CardGuess | null {
  const [bins, setBins] = useState<CardBins | null>(null)
  const typing = digits !== ''
  useEffect(() => {
    if (!typing || bins !== null) return
    // Without the table there is no guess; the provider's answer decides anyway.
    loadTable().then(setBins, () => {})
  }, [typing, bins])
  return bins === null ? null : guessCard(bins, digits)
}

const GUESSED: Readonly<Record<CardGuess['kind'], (bankName: string) => string>> = {
  debit: (bankName) => `可能是${bankName}的储蓄卡，以核对结果为准`,
  credit: (bankName) => `可能是${bankName}的信用卡，仅支持储蓄卡`,
  other: (bankName) => `可能不是${bankName}的储蓄卡，仅支持储蓄卡`,
}

/** The guess in words. */
export const guessText = ({ bankName, kind }: CardGuess): string => GUESSED[kind](bankName)
