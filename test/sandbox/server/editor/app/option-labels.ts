import { brand } from '#domain/brand.ts'
import labels from './option-labels.json' with { type: 'json' }

/** The names of the choices of a select; a test holds that every choice has one. */
export const OPTION_LABELS: Readonly<Record<string, string>> = {
  ...labels,
  walletYield: `${brand.walletName}七日年化`,
  walletIncome: `${brand.walletName}万份收益`,
}

export const optionLabel = (value: string): string => OPTION_LABELS[value] ?? value
