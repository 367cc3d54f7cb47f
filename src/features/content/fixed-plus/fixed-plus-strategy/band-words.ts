import { STRESS, stressLoss, type Band } from '#domain/fund/fixed-plus.ts'

const RANGES: Readonly<Record<Band, string>> = {
  '10': '10% 以内',
  '20': '10% 至 20%',
  '30': '20% 至 30%',
}

export const bandTitle = (band: Band): string => RANGES[band]

/** The way in which each band works. */
export const HOW: Readonly<Record<Band, readonly string[]>> = {
  '10': ['九成以上是债券和存款，利息是主要来源', '股票占比低，下跌时的亏损主要来自债券价格'],
  '20': ['八成以上是债券，股票占一到两成', '股票下跌时债券的利息要用更长时间补回来'],
  '30': ['约四分之一是股票，起落主要由股票决定', '一年的结果可能为负，适合一年以上不用的钱'],
}

export const stressWords = (band: Band): string =>
  `假设股票下跌 ${STRESS.equity}%、债券下跌 ${STRESS.bonds}%，按 ${band}% 的股票占比约亏 ${stressLoss(band)}%`
