// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { click, inPage, one, eventually, type InPage } from '#ui/testing/in-page.tsx'
import { DayField } from './DayField.tsx'

let page: InPage
afterEach(() => page.unmount())

test('a day is chosen in a calendar, within its bounds', async () => {
  const chosen = vi.fn<(day: string) => void>()
  page = await inPage(
    <DayField
      label="日期"
      value="20260310"
      text="2026-03-10"
      first="20260305"
      last="20260311"
      onChoose={chosen}
    />,
    'main',
  )
  expect(one('button[aria-haspopup=dialog]').textContent).toContain('2026-03-10')
  await click(one('button[aria-haspopup=dialog]'))
  await eventually(() => one('[data-date="20260309"]'))
  const days = [...document.querySelectorAll('[data-date]')].map((it) =>
    it.getAttribute('data-date'),
  )
  expect([days[0], days[days.length - 1]]).toEqual(['20260305', '20260311'])
  await click(one('[data-date="20260309"]'))
  expect(chosen).toHaveBeenCalledExactlyOnceWith('20260309')
})

test('a day outside of the bounds opens the nearest month that has days', async () => {
  page = await inPage(
    <DayField
      label="日期"
      value="20150101"
      text="2015-01-01"
      first="20200102"
      last="20260310"
      onChoose={() => {}}
    />,
    'main',
  )
  await click(one('button[aria-haspopup=dialog]'))
  await eventually(() => one('h3'))
  expect(one('h3').textContent).toBe('2020年1月')
  expect(one('[data-date]').getAttribute('data-date')).toBe('20200102')
})
