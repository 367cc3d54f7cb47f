// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import {
  axeFindings,
  button,
  click,
  eventually,
  inPage,
  one,
  press,
  type InPage,
} from '#ui/testing/in-page.tsx'
import { SpanSheet } from './SpanSheet.tsx'

let page: InPage
let chosen: unknown = null
let closed = 0

async function open(shown = { from: '20250310', to: '20260310' }): Promise<void> {
  chosen = null
  closed = 0
  page = await inPage(
    <SpanSheet
      open
      onClose={() => {
        closed += 1
      }}
      shown={shown}
      history={{ first: '20110802', last: '20260310' }}
      onChoose={(span) => {
        chosen = span
      }}
    />,
  )
}
afterEach(() => page.unmount())

const days = () =>
  [...document.querySelectorAll('[aria-haspopup=dialog]')].map((it) => it.textContent)
const hint = () => one('p[role=status]').textContent
const calendar = () => document.querySelector('section table')

/** Chooses a day as a user does, by its year, its month and its number. */
async function choose(shown: string, day: string): Promise<void> {
  await click(button(shown))
  await eventually(() => expect(calendar()).not.toBeNull())
  await click(one('h3 button'))
  await click(button(`${day.slice(0, 4)}年`))
  await click(button(`${Number(day.slice(4, 6))}月`))
  await click(one(`[data-date="${day}"]`))
  await eventually(() => expect(calendar()).toBeNull())
}

test('begins with the days shown, and says which there are', async () => {
  await open()
  expect(days()).toEqual(['2025-03-10', '2026-03-10'])
  expect(hint()).toBe('可选 2011-08-02 至 2026-03-10')
})

test('calls back with days chosen years apart', async () => {
  await open()
  await choose('2025-03-10', '20110829')
  await choose('2026-03-10', '20241231')
  expect(days()).toEqual(['2011-08-29', '2024-12-31'])
  await click(button('查看这段时间'))
  expect(chosen).toEqual({ from: '20110829', to: '20241231' })
})

test('offers no day outside of the history', async () => {
  await open()
  await click(button('2025-03-10'))
  await eventually(() => expect(calendar()).not.toBeNull())
  await click(one('h3 button'))
  await click(button('2011年'))
  await click(button('8月'))
  expect(document.querySelector('[data-date]')?.getAttribute('data-date')).toBe('20110802')
  expect(button('上个月').disabled).toBe(true)
})

test('refuses a start on the day of the end, and takes an earlier one', async () => {
  await open()
  await choose('2025-03-10', '20260310')
  expect(hint()).toBe('开始日期要早于结束日期')
  expect(button('查看这段时间').disabled).toBe(true)
  await choose('2026-03-10', '20260309')
  expect(days()).toEqual(['2026-03-09', '2026-03-10'])
  expect(button('查看这段时间').disabled).toBe(false)
})

test.each([
  [{ from: '20100101', to: '20260310' }, '净值始于 2011-08-02，请选择这一天或以后'],
  [{ from: '20250310', to: '20260311' }, '最新净值为 2026-03-10，请选择这一天或以前'],
])('refuses days of an address that are outside of the history: %o', async (shown, words) => {
  await open(shown)
  expect(hint()).toBe(words)
  expect(button('查看这段时间').disabled).toBe(true)
})

test('Escape closes the calendar, then the sheet', async () => {
  await open()
  button('2025-03-10').focus()
  await click(button('2025-03-10'))
  await eventually(() => expect(calendar()).not.toBeNull())
  await press('Escape')
  await eventually(() => expect(calendar()).toBeNull())
  expect(closed).toBe(0)
  expect(document.activeElement).toBe(button('2025-03-10'))
  await press('Escape')
  expect(closed).toBe(1)
})

test('the sheet has no violations for axe, its calendar closed or open', async () => {
  await open()
  expect(await axeFindings()).toEqual([])
  await click(button('2025-03-10'))
  await eventually(() => expect(calendar()).not.toBeNull())
  expect(await axeFindings()).toEqual([])
})
