import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '#offline/testing/sample-pack.ts'
import { readLines, type LeftOut } from './csv-file.ts'

const header = '净值日期,名称'
const place = async (content: string | Buffer) => {
  const dir = await temporaryFolder()
  await writeFile(join(dir, 'nav.csv'), content)
  return { dir, name: 'nav.csv', header }
}

async function read(content: string | Buffer) {
  const leftOut: LeftOut = []
  const rows = readLines(await place(content), leftOut, (row) => [
    row.cell('净值日期'),
    row.cell('名称'),
  ])
  return { lines: rows?.map(({ line }) => line), leftOut }
}

describe('a data file', () => {
  test.each<[string, string | Buffer]>([
    ['with the line ends of Windows', `${header}\r\n2026-03-10,甲\r\n`],
    ['with the line ends of an old Mac', `${header}\r2026-03-10,甲\r`],
    ['with quotes around every cell', '"净值日期","名称"\n"2026-03-10","甲"\n'],
    ['in UTF-16', Buffer.from(`\uFEFF${header}\n2026-03-10,甲\n`, 'utf16le')],
    [
      'in GB 18030, as Excel of a Chinese Windows saves it',
      Buffer.concat([
        Buffer.from('bebbd6b5c8d5c6da2cc3fbb3c60a', 'hex'),
        Buffer.from('2026-03-10,'),
        Buffer.from('bcd70a', 'hex'),
      ]),
    ],
  ])('is read %s', async (_, content) => {
    expect(await read(content)).toEqual({ lines: [['2026-03-10', '甲']], leftOut: [] })
  })

  test('has commas and quotes within quotes, and empty cells', async () => {
    const content = `${header}\n2026-03-10,"甲,乙""丙"""\n,\n2026-03-11,\n`
    expect(await read(content)).toEqual({
      lines: [
        ['2026-03-10', '甲,乙"丙"'],
        ['', ''],
        ['2026-03-11', ''],
      ],
      leftOut: [],
    })
  })

  test('leaves out a line with another number of cells, and names it', async () => {
    expect(await read(`${header}\n2026-03-10,甲,乙\n`)).toEqual({
      lines: [],
      leftOut: ['nav.csv line 2: 2 columns expected, 3 found'],
    })
  })
})
