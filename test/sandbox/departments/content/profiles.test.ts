import { expect, test } from 'vitest'
import { firstSentences } from './profiles.ts'

const long = (length: number) => '市'.repeat(length)

test.each([
  ['a short text', '估值回到中枢附近', '估值回到中枢附近'],
  ['two sentences of which one fits', `${long(40)}。${long(40)}。`, `${long(40)}。`],
  ['a sentence that is too long', long(61), `${long(59)}…`],
])('a quotation of %s ends with a sentence, or says that it goes on', (_, text, quoted) => {
  expect(firstSentences(text)).toBe(quoted)
})
