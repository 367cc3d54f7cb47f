// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { inPage, type InPage } from '#ui/testing/in-page.tsx'
import { RowList } from './RowList.tsx'

/** The style sheet with its class as a selector of rows: class names are not generated here. */
const SHEET = readFileSync(join(import.meta.dirname, 'RowList.module.css'), 'utf8')
  .replaceAll('.item', 'li')
  .replaceAll('.list', 'ul')
const HAIRLINE = /([^{}]+)::before/.exec(SHEET)?.[1]?.trim() ?? ''

const Nothing = () => null

let page: InPage
afterEach(() => page.unmount())

test('draws hairlines between rows alone, whatever renders nothing before or among them', async () => {
  const sheet = document.head.appendChild(document.createElement('style'))
  sheet.textContent = SHEET
  page = await inPage(
    <RowList label="回答">
      <Nothing />
      <p>甲</p>
      <Nothing />
      <p>乙</p>
      <p>丙</p>
    </RowList>,
  )
  const rows = [...page.host.querySelectorAll('li')].filter(
    (row) => getComputedStyle(row).display !== 'none',
  )
  expect(rows.map((row) => [row.textContent, row.matches(HAIRLINE)])).toEqual([
    ['甲', false],
    ['乙', true],
    ['丙', true],
  ])
  sheet.remove()
})
