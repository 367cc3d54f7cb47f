import { expect, test } from 'vitest'
import { END_WORDS, UNTIE_WORDS } from './untying-words.ts'

test.each(Object.entries(UNTIE_WORDS))(
  'untying of type %s says what ends and what stays',
  (type, it) => {
    expect(it.ends.length, type).toBeGreaterThan(0)
    expect(it.stays.length, type).toBeGreaterThan(0)
    expect(new Set([...it.ends, ...it.stays]).size).toBe(it.ends.length + it.stays.length)
  },
)

test.each(Object.entries(END_WORDS))(
  'the end of type %s differs from what is still open',
  (_type, it) => {
    expect(it.done.title).not.toBe(it.open.title)
    expect(it.open.note).toMatch(/可以重新办理$/)
  },
)

test('every flow of untying begins with what follows from it', () => {
  const first = Object.values(UNTIE_WORDS).map(({ steps }) => steps[0])
  expect(new Set(first)).toEqual(new Set(['确认影响']))
})
