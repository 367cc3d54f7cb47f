import { expect, test } from 'vitest'
import { readScreensOptions } from './options.ts'

test('without words, three pages at a time look at everything', () => {
  expect(readScreensOptions([])).toMatchObject({ pages: 3, only: '', changed: null, resume: false })
})

test.each([
  [['--pages', '0'], '--pages takes a number from 1 to 8'],
  [['--pages', 'all'], '--pages takes a number from 1 to 8'],
  [['--base', 'phone'], '--base takes an address of the web'],
  [['--base', 'javascript:alert(1)'], '--base takes an address of the web'],
  [['--webkit', '--refused'], '--refused looks in Chromium alone'],
  [['--uneven', '--refused'], '--uneven looks in Chromium alone'],
  [['--floor', '--webkit'], '--floor looks in its own Chromium alone'],
  [['--floor', '--against', 'HEAD'], '--floor looks in its own Chromium alone'],
  [['--floor', '--showcase'], '--showcase is taken in the engine of today'],
  [['--changed=--output=x'], 'A commit is needed'],
])('%j is refused with a sentence', (args, sentence) => {
  expect(() => readScreensOptions(args)).toThrow(sentence)
})
