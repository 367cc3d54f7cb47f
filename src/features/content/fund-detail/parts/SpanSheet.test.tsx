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

test('begins with the days shown, within what there is', () => {
  const [from, to] = dateFields()
  expect([from.value, to.value]).toEqual(['2025-03-10', '2026-03-10'])
  expect([from.min, from.max]).toEqual(['2020-01-02', '2026-03-10'])
  expect(hint()).toBe('可选 2020-01-02 至 2026-03-10')
})

test('gives the days chosen', async () => {
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
])('a beginning of %o says why not, and holds back', async (text, words) => {
  await type(dateFields()[0], text)
  expect(hint()).toBe(words)
  expect(button('查看这段时间').disabled).toBe(true)
})

test('has nothing for axe to find', async () => {
  expect(await axeFindings()).toEqual([])
})
