import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '#offline/testing/sample-pack.ts'
import { decodeText, readJsonFile } from './text-file.ts'

const MARK = '\uFEFF'
const text = '净值日期,单位净值\r\n2026-03-10,1.0'
const utf16be = (it: string) => Buffer.from(it, 'utf16le').swap16()

describe('the text of a file that a person saved', () => {
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(MARK + text)],
    ['UTF-16 of Windows', Buffer.from(MARK + text, 'utf16le')],
    ['UTF-16 of the other byte order', utf16be(MARK + text)],
  ])('is the same in %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(text)
  })

  test('is read as GB 18030 where it is no UTF-8', () => {
    expect(decodeText(Buffer.from('bebbd6b5c8d5c6da', 'hex'))).toBe('净值日期')
  })

  test('is empty for an empty file and for a mark alone', () => {
    expect(decodeText(Buffer.alloc(0))).toBe('')
    expect(decodeText(Buffer.from(MARK))).toBe('')
  })
})

test('a file that is no JSON is named', async () => {
  const file = join(await temporaryFolder(), 'trace.json')
  await writeFile(file, `${MARK}{"a":`)
  expect(() => readJsonFile(file)).toThrow(`${file} is not JSON: `)
  await writeFile(file, Buffer.from(`${MARK}{"a":1}`, 'utf16le'))
  expect(readJsonFile(file)).toEqual({ a: 1 })
})
