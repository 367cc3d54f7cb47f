/**
 * Kinds of funds by `fundTypeCode`. '2' is given; the others are assumed, as the provider has them.
 */
export const FUND_TYPE_NAMES = {
  '1': '股票型',
  '2': '货币型',
  '3': '债券型',
  '4': '混合型',
  '5': '指数型',
  '6': 'QDII',
  '7': 'FOF',
  '8': '养老目标',
  '9': '商品型',
} as const

export type FundTypeCode = keyof typeof FUND_TYPE_NAMES

export const FUND_TYPE_CODES = ['1', '4', '5', '3', '2', '6', '7', '8', '9'] as const

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(FUND_TYPE_NAMES))

/** The kind's name; null for a code that is not in the list. */
export const fundTypeName = (code: string): string | null => NAMES.get(code) ?? null
