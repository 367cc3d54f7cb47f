import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readContract } from './sources.ts'
import { portablePattern } from './pattern.ts'

describe('a portable pattern', () => {
  test.each([
    [/^\d{6}$/, '[0-9]{6}'],
    [/^#[0-9a-fA-F]{6}$/, '#[0-9a-fA-F]{6}'],
    [/^[A-Za-z]\w{0,63}$/, '[A-Za-z][A-Za-z0-9_]{0,63}'],
    [/^(?:\d{1,12}(?:\.\d{1,2})?)?$/, '(?:[0-9]{1,12}(?:\\.[0-9]{1,2})?)?'],
    [/^https?:\/\/x$/, 'https?://x'],
    [/^[\w-]+$/, '[A-Za-z0-9_-]+'],
  ])('of %s is %s', (pattern, expected) => {
    expect(portablePattern(pattern)).toBe(expected)
  })

  test.each([
    [/\d{6}/, 'anchored'],
    [/^a|b$/, 'alternatives'],
    [/^a$/i, 'flags'],
    [/^a.b$/, '. has no rule'],
    [/^\ba$/, '\\b has no rule'],
    [/^(a)$/, 'groups'],
    [/^(?=a)a$/, 'groups'],
    [new RegExp('^\\p{L}$'), '\\p has no rule'],
    [/^[a&&b]$/, '& in a class'],
  ])('throws for %s', (pattern, why) => {
    expect(() => portablePattern(pattern)).toThrow(why)
  })

  test('matches exactly the texts that the contract’s pattern matches', () => {
    const { patterns } = readContract()
    expect(patterns.size).toBeGreaterThan(5)
    const char = fc.constantFrom(
      ...'09٣aZ_éü/:.#-? \t\n\u00A0\u0085\u2028\uFEFF'.split(''),
      '😀',
      'https://',
      '5.1.0',
    )
    const text = fc.array(char, { maxLength: 9 }).map((it) => it.join(''))
    fc.assert(
      fc.property(
        fc.constantFrom(...patterns.values()),
        fc.oneof(text, ...Array.from(patterns.values(), (it) => fc.stringMatching(it))),
        (pattern, it) => {
          expect(new RegExp(`^(?:${portablePattern(pattern)})$`).test(it)).toBe(pattern.test(it))
        },
      ),
      { numRuns: 2_000 },
    )
  })
})
