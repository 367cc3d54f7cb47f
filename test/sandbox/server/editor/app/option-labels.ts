import { brand } from '#domain/brand.ts'
import labels from './option-labels.json' with { type: 'json' }

/** What the choices of a select are called; a test holds that every choice has a name. */
export const OPTION_LABELS: Readonly<Record<string, string>> = {
  ...labels,
  walletYield: `${brand.walletName}七日年化`,
  walletIncome: `${brand.walletName}万份收益`,
}

export const optionLabel = (value: string): string => OPTION_LABELS[value] ?? value
