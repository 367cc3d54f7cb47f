import { expect, test } from 'vitest'
import { brandFunds } from '#domain/brand-funds.ts'
import { brand } from '#domain/brand.ts'
import { brandedPage } from '#scripts/build/brand-page.ts'
import { sourceLines } from './source-lines.ts'

/** Names of the company wherever they occur, in addition to the brand's own words. */
const STEMS = ['禾岸', 'hean.', 'hean:', 'heanfund', 'jianghai']

const words = [
  ...STEMS,
  ...Object.values(brand)
    .flat()
    .filter((it): it is Extract<typeof it, string> => typeof it === 'string'),
]

test('the company’s words stand in its brand data alone', () => {
  const lines = sourceLines(
    [
      'index.html',
      'public/**/*.{html,json,webmanifest,svg}',
      'src/**/*.{ts,tsx,css}',
      'scripts/build/*.ts',
    ],
    (file) => /^src\/domain\/brand(?:-sites)?\.ts$/.test(file) || file.includes('/testing/'),
  )
  const named = lines.filter(({ text }) => words.some((word) => text.includes(word)))
  expect(named.map(({ at, text }) => `${at}: ${text.trim()}`)).toEqual([])
})

/** Codes of the company's funds, which are the sandbox's until another company puts its own there. */
const FUND_CODE = /\b98\d{4}\b/

test('the company’s funds are named by code in its brand data alone', () => {
  expect(JSON.stringify(brandFunds)).toMatch(FUND_CODE)
  // The kit shows parts with samples of its own.
  const lines = sourceLines(
    ['src/**/*.{ts,tsx}'],
    (file) =>
      file === 'src/domain/brand-funds.ts' ||
      file === 'src/features/utility/kit/kit/ListParts.tsx' ||
      /\/testing\/|\/samples\.ts$/.test(file),
  )
  const named = lines.filter(({ text }) => FUND_CODE.test(text))
  expect(named.map(({ at, text }) => `${at}: ${text.trim()}`)).toEqual([])
})

test('every word of the brand is read by the product', () => {
  const text = sourceLines(['src/**/*.{ts,tsx}', 'scripts/build/*.ts'])
    .map((line) => line.text)
    .join('\n')
  const unread = Object.keys(brand).filter((name) => !text.includes(`brand.${name}`))
  expect(unread).toEqual([])
})

test('the entry page takes the brand’s words, and is refused without their places', () => {
  expect(brandedPage('<title>%COMPANY%</title><p>%RISK_LINE%</p>')).toBe(
    `<title>${brand.company}</title><p>${brand.riskLine}</p>`,
  )
  expect(() => brandedPage('<title>%COMPANY%</title>')).toThrow('%RISK_LINE%')
})
