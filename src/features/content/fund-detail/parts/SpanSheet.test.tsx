// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { axeFindings, button, click, inPage, one, type, type InPage } from '#ui/testing/in-page.tsx'
import { SpanSheet } from './SpanSheet.tsx'

let page: InPage
let chosen: unknown = null

beforeEach(async () => {
  chosen = null
  page = await inPage(
    <SpanSheet
      open
      onClose={() => {}}
      shown={{ from: '20250310', to: '20260310' }}
      history={{ first: '20200102', last: '20260310' }}
      onChoose={(span) => {
        chosen = span
      }}
    />,
  )
})
afterEach(() => page.unmount())

function dateFields(): [HTMLInputElement, HTMLInputElement] {
  const [from, to] = document.querySelectorAll('input')
  if (from === undefined || to === undefined) throw new Error('no fields')
  return [from, to]
}
const hint = () => one('#span-hint').textContent

test('the fields begin with the days shown, and are limited to the history', () => {
  const [from, to] = dateFields()
  expect([from.value, to.value]).toEqual(['2025-03-10', '2026-03-10'])
  expect([from.min, from.max]).toEqual(['2020-01-02', '2026-03-10'])
  expect(hint()).toBe('可选 2020-01-02 至 2026-03-10')
})

test('calls back with the days chosen', async () => {
  const [from, to] = dateFields()
  await type(from, '2024-02-29')
  await type(to, '2024-12-31')
  await click(button('查看这段时间'))
  expect(chosen).toEqual({ from: '20240229', to: '20241231' })
})

test.each([
  ['2026-03-10', '开始日期要早于结束日期'],
  ['', '请选择开始日期和结束日期'],
  ['2019-12-31', '净值始于 2020-01-02，请选择这一天或以后'],
])('a start of %o shows its error and disables the button', async (text, words) => {
  await type(dateFields()[0], text)
  expect(hint()).toBe(words)
  expect(button('查看这段时间').disabled).toBe(true)
})

test('the sheet has no violations for axe', async () => {
  expect(await axeFindings()).toEqual([])
})
