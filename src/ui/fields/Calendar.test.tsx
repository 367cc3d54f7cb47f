// @vitest-environment jsdom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Calendar, type CalendarMark } from './Calendar.tsx'
import { axeFindings, button, click, inPage, one, press } from '#ui/testing/in-page.tsx'

const mark = (text: string): CalendarMark => ({ text, tone: 'gain', spoken: `收益 ${text} 元` })
const MARKS = new Map([
  ['20260302', mark('+1.00')],
  ['20260303', mark('+2.00')],
  ['20260310', mark('+3.00')],
])

function Page() {
  const [month, setMonth] = useState('202603')
  const [day, setDay] = useState<string | null>('20260303')
  return (
    <Calendar
      label="收益日历"
      month={month}
      firstMonth="202602"
      lastMonth="202603"
      onMonth={setMonth}
      marks={MARKS}
      chosen={day}
      onChoose={setDay}
    />
  )
}

/** Returns what a day is called: its text but for what is hidden from those who listen. */
function spoken(day: Element | null): string {
  const parts = [...(day?.childNodes ?? [])].filter(
    (part) => !(part instanceof HTMLElement && part.getAttribute('aria-hidden') === 'true'),
  )
  return parts.map((part) => part.textContent).join('')
}
const chosen = () => spoken(one('[aria-pressed=true]'))

function dayButton(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find((day) => spoken(day) === name)
  if (found === undefined) throw new Error(`no day ${name}`)
  return found
}

test('chooses a day by tap, and by arrows over days that have nothing to show', async () => {
  const page = await inPage(<Page />)
  expect(chosen()).toBe('3月3日 收益 +2.00 元')
  await click(dayButton('3月2日 收益 +1.00 元'))
  expect(chosen()).toBe('3月2日 收益 +1.00 元')
  dayButton('3月2日 收益 +1.00 元').focus()
  for (const [key, expected] of [
    ['ArrowRight', '3月3日 收益 +2.00 元'],
    ['ArrowDown', '3月10日 收益 +3.00 元'],
    ['ArrowDown', '3月10日 收益 +3.00 元'],
    ['ArrowUp', '3月3日 收益 +2.00 元'],
  ] as const) {
    await press(key)
    expect(chosen()).toBe(expected)
    expect(spoken(document.activeElement)).toBe(expected)
  }
  await page.unmount()
})

test('is one stop for the Tab key, and passes axe', async () => {
  const page = await inPage(<Page />)
  const stops = [...document.querySelectorAll('tbody button')].filter(
    (day) => day.getAttribute('tabindex') === '0',
  )
  expect(stops.map(spoken)).toEqual(['3月3日 收益 +2.00 元'])
  expect(await axeFindings()).toEqual([])
  await page.unmount()
})

test('turns months between the first and the last', async () => {
  const page = await inPage(<Page />)
  expect(button('下个月').disabled).toBe(true)
  await click(button('上个月'))
  expect(one('h3').textContent).toBe('2026年2月')
  expect(button('上个月').disabled).toBe(true)
  expect(document.querySelector('tbody button')).toBeNull()
  await page.unmount()
})

function LongPage() {
  const [month, setMonth] = useState('202603')
  return (
    <Calendar
      label="日历"
      month={month}
      firstMonth="201108"
      lastMonth="202603"
      onMonth={setMonth}
      marks={MARKS}
      chosen={null}
      onChoose={() => {}}
    />
  )
}

test('leads fifteen years back in three taps, and returns the focus to the month', async () => {
  const page = await inPage(<LongPage />)
  expect(button('2026年3月').getAttribute('aria-expanded')).toBe('false')
  await click(button('2026年3月'))
  expect(button('2026年3月').getAttribute('aria-expanded')).toBe('true')
  expect(one('table').hidden).toBe(true)
  expect(await axeFindings()).toEqual([])
  await click(button('2011年'))
  await click(button('8月'))
  expect(one('h3').textContent).toBe('2011年8月')
  expect(one('table').hidden).toBe(false)
  expect(document.activeElement).toBe(button('2011年8月'))
  expect(document.querySelector('[role=group]')).toBeNull()
  await page.unmount()
})

test('closes the choice of the month by its name, with the month as it was', async () => {
  const page = await inPage(<LongPage />)
  await click(button('2026年3月'))
  await click(button('2012年'))
  await click(button('2026年3月'))
  expect(one('h3').textContent).toBe('2026年3月')
  expect(one('table').hidden).toBe(false)
  await page.unmount()
})

test('offers no other month where there is one', async () => {
  const page = await inPage(
    <Calendar
      label="日历"
      month="202603"
      firstMonth="202603"
      lastMonth="202603"
      onMonth={() => {}}
      marks={MARKS}
      chosen={null}
      onChoose={() => {}}
    />,
  )
  expect(button('2026年3月').disabled).toBe(true)
  await page.unmount()
})
