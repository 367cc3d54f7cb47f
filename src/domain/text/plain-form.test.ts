import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { latinForm, lineForm, plainLatin, plainLine, plainNumber, plainText } from './plain-form.ts'

const MARKS = ['\u200e', '\u200f', '\u202a', '\u202d', '\u202e', '\u2066', '\u2069', '\u061c']

describe('a line of text', () => {
  it.each([
    ['no-break and thin spaces', '7\u00a0号\u20092\u202f室', '7 号 2 室'],
    ['an ideographic space', '海州路\u30007 号', '海州路 7 号'],
    ['a tab', '7\t号', '7 号'],
    ['zero-width spaces and a soft hyphen', '海\u200b州\ufeff路\u00ad', '海州路'],
    ['line breaks', '海州路\r\n7 号\u2028B', '海州路 7 号 B'],
    ['full-width signs of Chinese text', '甲（乙），丙。', '甲（乙），丙。'],
    [
      'joiners of pictures and of other scripts',
      '👩\u200d💻می\u200cخواهم',
      '👩\u200d💻می\u200cخواهم',
    ],
  ])('is brought to its plain form: %s', (_what, typed, plain) => {
    expect(plainLine(typed)).toBe(plain)
  })

  it.each(MARKS)('has no mark of direction: %j', (mark) => {
    expect(plainLine(`${mark}138${mark}`)).toBe('138')
  })
})

it('several lines stay so', () => {
  expect(plainText('甲\n\u202d乙\u00a0')).toBe('甲\n乙 ')
})

describe('a line in Latin letters', () => {
  it.each([
    ['O’Brien', "O'Brien"],
    ['ʻOkina', "'Okina"],
    ['12 King’s Road', "12 King's Road"],
    ['“The Mews”', '"The Mews"'],
    ['Room 1，Block 2', 'Room 1,Block 2'],
    ['Ｒｏｏｍ　１', 'Room 1'],
    ['12–14 Queen—Street', '12-14 Queen-Street'],
    ['Road…', 'Road...'],
    ['Mu\u0308ller', 'Müller'],
    ['½ Mile Lane', '½ Mile Lane'],
  ])('%s is %s', (typed, plain) => {
    expect(plainLatin(typed)).toBe(plain)
  })
})

it.each([
  ['１２３–４５', '123-45'],
  ['١٢٣ ۴۵۶', '123 456'],
  ['\u202d(010)\u202c', '(010)'],
  ['【1】', '(1)'],
  ['1\u200d2\ufe0f', '12'],
  ['10²', '10²'],
  ['①', '①'],
])('a number %j is %j, and nothing that only looks like digits is made digits', (typed, plain) => {
  expect(plainNumber(typed)).toBe(plain)
})

it('every plain form is the same when it is read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      for (const form of [lineForm, latinForm, { plain: plainNumber }]) {
        const once = form.plain(typed)
        expect(form.plain(once)).toBe(once)
      }
    }),
  )
})
