// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { axeFindings, button, click, inPage, press, type InPage } from '#ui/testing/in-page.tsx'
import { MonthChoice } from './MonthChoice.tsx'

const chosen = vi.fn<(month: string) => void>()
let page: InPage
beforeEach(async () => {
  chosen.mockClear()
  page = await inPage(
    <MonthChoice month="202401" firstMonth="201108" lastMonth="202603" onChoose={chosen} />,
  )
})
afterEach(() => page.unmount())

const texts = (group: string, selector = 'button') =>
  [...document.querySelectorAll(`[aria-label="${group}"] ${selector}`)].map((it) => it.textContent)

test('has every year of the history, and the months of the year in view', () => {
  const years = texts('年份')
  expect([years.length, years[0], years[years.length - 1]]).toEqual([16, '2011年', '2026年'])
  expect(texts('年份', '[aria-pressed=true]')).toEqual(['2024年'])
  expect(texts('月份', '[aria-pressed=true]')).toEqual(['1月'])
})

test.each([
  ['2011年', ['8月', '9月', '10月', '11月', '12月']],
  ['2026年', ['1月', '2月', '3月']],
])('%s has the months of the history alone', async (year, months) => {
  await click(button(year))
  expect(texts('月份')).toEqual(months)
  expect(texts('月份', '[aria-pressed=true]')).toEqual([])
  await click(button(months[0] ?? ''))
  expect(chosen).toHaveBeenCalledExactlyOnceWith(year === '2011年' ? '201108' : '202601')
})

test('has two stops for the Tab key, and arrows, Home and End within each', async () => {
  const stops = () => [...texts('年份', '[tabindex="0"]'), ...texts('月份', '[tabindex="0"]')]
  expect(stops()).toEqual(['2024年', '1月'])
  button('2024年').focus()
  for (const [key, expected] of [
    ['ArrowLeft', '2023年'],
    ['ArrowUp', '2019年'],
    ['ArrowRight', '2020年'],
    ['ArrowDown', '2024年'],
    ['End', '2026年'],
    ['ArrowRight', '2026年'],
    ['ArrowDown', '2026年'],
    ['Home', '2011年'],
    ['ArrowUp', '2011年'],
  ] as const) {
    await press(key)
    expect([key, document.activeElement?.textContent]).toEqual([key, expected])
  }
  expect(stops()).toEqual(['2011年', '1月'])
  expect(chosen).not.toHaveBeenCalled()
})

test('is clean for axe', async () => {
  expect(await axeFindings()).toEqual([])
})

test('has no choice of the year where there is one', async () => {
  await page.rerender(
    <MonthChoice month="202601" firstMonth="202601" lastMonth="202603" onChoose={chosen} />,
  )
  expect(document.querySelector('[aria-label="年份"]')).toBeNull()
})
