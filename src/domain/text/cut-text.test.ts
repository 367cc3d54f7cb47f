import fc from 'fast-check'
import { expect, test } from 'vitest'
import { charactersOf, cutText } from './cut-text.ts'

const FAMILY = '👨‍👩‍👧‍👦'
const KEYCAP = '1️⃣'
const ENGLAND = '🏴󠁧󠁢󠁥󠁮󠁧󠁿'

test.each([
  ['letters and Chinese', 'a基b', ['a', '基', 'b']],
  ['a character outside the first plane', '𠮷野', ['𠮷', '野']],
  ['emoji', '😀😀', ['😀', '😀']],
  ['a skin tone', '👍🏽好', ['👍🏽', '好']],
  ['a family', `${FAMILY}家`, [FAMILY, '家']],
  ['a flag of two letters', '🇨🇳🇭🇰', ['🇨🇳', '🇭🇰']],
  ['a flag of tags', `${ENGLAND}x`, [ENGLAND, 'x']],
  ['a key', `${KEYCAP}2`, [KEYCAP, '2']],
  ['a heart with its variant', '❤️❤', ['❤️', '❤']],
  ['a heart on fire', '❤️‍🔥.', ['❤️‍🔥', '.']],
  ['combining marks', 'ȩ́é', ['ȩ́', 'é']],
  ['an ideograph with its variant', '葛󠄀飾', ['葛󠄀', '飾']],
  ['Hangul of single letters', '각가', ['각', '가']],
  ['a line break', '\r\n\n', ['\r\n', '\n']],
  ['half characters', 'a\ud83db\ude00', ['a', 'b']],
  ['nothing', '', []],
])('a text of %s is cut into characters: %j is %j', (_, text, characters) => {
  expect(charactersOf(text)).toEqual(characters)
})

test.each([
  ['基金', 2, '基金'],
  ['基金', 1, '基'],
  [`${'基'.repeat(79)}😀`, 80, '基'.repeat(79)],
  [`${'基'.repeat(78)}😀`, 80, `${'基'.repeat(78)}😀`],
  [`${'基'.repeat(75)}${FAMILY}`, 80, '基'.repeat(75)],
  [`${'基'.repeat(79)}🇨🇳`, 80, '基'.repeat(79)],
  [`${'基'.repeat(77)}🇨🇳🇭🇰`, 80, '基'.repeat(77)],
  [`${'e'.repeat(80)}\u0301`, 80, 'e'.repeat(79)],
  [`${'基'.repeat(39)}𠮷`, 40, '基'.repeat(39)],
  ['基\ud83d', 40, '基'],
  ['', 3, ''],
  // One character of 101 units.
  [`e${'\u0301'.repeat(100)}`, 3, 'e\u0301\u0301'],
  ['😀', 1, ''],
])('%j cut at %i is %j', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut)
})

/** Any units, half characters among them. */
const units = fc
  .array(fc.nat(0xffff), { maxLength: 60 })
  .map((codes) => String.fromCharCode(...codes))

test('a cut text is a beginning that fits, and can be sent in an address and as JSON', () => {
  fc.assert(
    fc.property(units, fc.nat(40), (text, most) => {
      const cut = cutText(text, most)
      expect(cut.length).toBeLessThanOrEqual(most)
      expect(cutText(text, text.length).startsWith(cut)).toBe(true)
      expect(decodeURIComponent(encodeURIComponent(cut))).toBe(cut)
      expect(charactersOf(text).join('')).toBe(cutText(text, text.length))
    }),
  )
})

// The engine of the tests has what the floor lacks.
test('characters are those that a reader counts', () => {
  const segmenter = new Intl.Segmenter('zh')
  const piece = fc.constantFrom(
    '基',
    'a',
    '😀',
    '👍🏽',
    FAMILY,
    ENGLAND,
    KEYCAP,
    '❤️',
    'é',
    '𠮷',
    '각',
    '\r\n',
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('')
      expect(charactersOf(text)).toEqual(Array.from(segmenter.segment(text), (it) => it.segment))
    }),
  )
})
