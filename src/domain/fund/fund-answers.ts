/**
 * Answers to common questions name the figures of a fund in braces, and the page fills them in as
 * they are now: `起购金额为 {minAmount}`. An answer is never stale for being written once.
 */

export const FAQ_CATEGORIES = ['buy', 'sell', 'income', 'fee', 'risk', 'plan'] as const
export type FaqCategory = (typeof FAQ_CATEGORIES)[number]

export const FAQ_CATEGORY_NAMES: Readonly<Record<FaqCategory, string>> = {
  buy: '买入',
  sell: '卖出',
  income: '收益',
  fee: '费用',
  risk: '风险',
  plan: '定投',
}

export const ANSWER_FIGURES = [
  'fundName',
  'type',
  'risk',
  'minAmount',
  'amountStep',
  'dailyLimit',
  'applyStatus',
  'redeemStatus',
  'planMin',
  'tradeDate',
  'confirmDate',
  'incomeDate',
  'redeemableDate',
  'arrival',
  'firstFee',
  'purchaseLadder',
  'redemptionLadder',
  'management',
  'custody',
  'service',
  'holdingFees',
  'benchmark',
  'dividend',
  'nav',
] as const
export type AnswerFigure = (typeof ANSWER_FIGURES)[number]
export type AnswerFigures = Readonly<Partial<Record<AnswerFigure, string>>>

const isFigure = (name: string): name is AnswerFigure => ANSWER_FIGURES.some((it) => it === name)

import { keywordForm, searchForm, type CharacterVariants } from '#domain/text/search-form.ts'

/** The answer with its figures; `--` for a figure that is not known here. */
export const filledAnswer = (answer: string, figures: AnswerFigures): string =>
  answer.replace(
    /\{(\w+)\}/g,
    (_, name: string) => (isFigure(name) ? figures[name] : undefined) ?? '--',
  )

/**
 * Returns whether a search finds a question: every word of it is in the question or in its answer.
 */
export function findsAnswer(
  words: string,
  texts: readonly string[],
  variants?: CharacterVariants,
): boolean {
  const all = texts.map((text) => searchForm(text, variants)).join('\n')
  return words.split(/\s+/).every((word) => all.includes(keywordForm(word, variants)))
}
