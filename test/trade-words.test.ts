import { describe, expect, it } from 'vitest'
import { sourceLines } from './source-lines.ts'

interface Pair {
  readonly refused: RegExp
  readonly write: string
  /** Terms of law and of fund documents that contain the word and stay as they are. */
  readonly terms?: RegExp
}

/**
 * One word for one act everywhere: what is not written, and what is written in its place. 购买
 * stays the word of suitability, which covers purchases, deposits and plans.
 */
const PAIRS: readonly Pair[] = [
  {
    refused: /申购/,
    write: '买入 (a money-market fund: 存入)',
    terms: /申购(?:补差)?费|净申购金额|申购状态|(?:开放|暂停|限制大额)申购/,
  },
  {
    refused: /赎回/,
    write: '卖出 (a money-market fund: 取出)',
    terms: /赎回费|赎回状态|(?:开放|暂停|强制|巨额)赎回/,
  },
  { refused: /充值/, write: '存入' },
  { refused: /取现|提现/, write: '取出, 快速取出, 普通取出' },
  { refused: /快赎|普赎|快取/, write: '快速取出, 普通取出' },
  { refused: /钱包/, write: 'the name of the wallet product' },
  { refused: /分红再投|现金红利/, write: '红利再投资, 现金分红' },
]

/** Files that may use a refused word, each with its reason. */
const ALLOWED: readonly { readonly file: RegExp; readonly reason: string }[] = [
  {
    file: /^test\/sandbox\/market\/archives\/(?:document-chapters\.json|filings\.ts|report-texts\.json)$/,
    reason:
      'contracts, prospectuses, announcements and reports are written in the terms of the law',
  },
  {
    file: /^test\/sandbox\/market\/fund-data\.ts$/,
    reason: 'headings of the columns of published data',
  },
  {
    file: /^src\/shared\/engines\/market\/problem-text\.ts$/,
    reason: 'the least that a contract lets one redeem is named in its term',
  },
  {
    file: /^src\/domain\/content\/user-text\.ts$/,
    reason: 'finds the words that people write when they ask what to do with their money',
  },
  {
    file: /^src\/domain\/publicity\/words\.ts$/,
    reason: 'names the words that no screen may show',
  },
  {
    file: /^src\/shared\/parts\/functions\/(?:first-functions|functions-table)\.ts$/,
    reason: 'finds functions by the words that people type, which are not shown',
  },
  {
    file: /^src\/domain\/navigation\/private-amounts\.ts$/,
    reason: 'finds the words that people write before an amount of their own',
  },
]

describe('the words for trades on screens and in the sandbox', () => {
  const lines = sourceLines(['src/**/*.{ts,tsx}', 'test/sandbox/**/*.{ts,json}'], (path) =>
    ALLOWED.some(({ file }) => file.test(path)),
  )

  it.each(PAIRS)('are not $refused: $write is written', ({ refused, terms }) => {
    const wrong = lines.filter(({ text }) =>
      refused.test(terms === undefined ? text : text.replaceAll(new RegExp(terms, 'g'), '')),
    )
    expect(wrong.map(({ at, text }) => `${at} ${text.trim()}`)).toEqual([])
  })

  it.each(ALLOWED)('may differ in $file, because there is such a file: $reason', ({ file }) => {
    const all = sourceLines(['src/**/*.ts', 'test/sandbox/**/*.{ts,json}'])
    expect(all.some(({ at }) => file.test(at.replace(/:\d+$/, '')))).toBe(true)
  })
})
