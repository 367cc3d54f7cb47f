import { describe, expect, test } from 'vitest'
import { applyEdits } from './edits.ts'

const FILES: Readonly<Record<string, string>> = { 'list.ts': 'const a = [\n  1,\n]\n' }
const read = (file: string) => FILES[file] ?? null

test('creates a file, and puts lines before others, one edit after another', () => {
  const changed = applyEdits(
    [
      { file: 'new.ts', create: '// end\n' },
      { file: 'new.ts', before: '// end', insert: 'one\n' },
      { file: 'list.ts', before: ']\n', insert: '  2,\n' },
      { file: 'list.ts', replace: /const (\w)/, by: 'const $1$1' },
    ],
    read,
  )
  expect(changed).toEqual({
    files: new Map([
      ['new.ts', 'one\n// end\n'],
      ['list.ts', 'const aa = [\n  1,\n  2,\n]\n'],
    ]),
  })
})

describe('an edit is refused', () => {
  test.each([
    ['that creates a file which exists', { file: 'list.ts', create: '' }, 'list.ts exists'],
    ['of a file that does not exist', { file: 'x.ts', before: 'a', insert: '' }, 'does not exist'],
    ['before text that is not there', { file: 'list.ts', before: 'z', insert: '' }, '0 times'],
    ['before text that is there twice', { file: 'list.ts', before: '\n', insert: '' }, '3 times'],
    ['of a pattern that is not there', { file: 'list.ts', replace: /z/, by: '' }, 'has no z'],
  ])('if it is one %s', (_, edit, why) => {
    expect(applyEdits([edit], read)).toEqual({ refused: expect.stringContaining(why) })
  })
})
