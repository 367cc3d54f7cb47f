// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { hideAmountsAtStart, hidesAtStart, keepHidingAtStart } from './hidden-at-start.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

const hidden = () => localStorage.getItem('hideAmounts') === '1'

test('amounts are hidden at the start of a tab, not at its reload', () => {
  expect(keepHidingAtStart(true)).toBe(true)
  expect(hidesAtStart()).toBe(true)
  hideAmountsAtStart()
  expect(hidden()).toBe(true)
  localStorage.setItem('hideAmounts', '0')
  hideAmountsAtStart()
  expect(hidden()).toBe(false)
})

test('amounts stay as they were left where nothing else is wished', () => {
  hideAmountsAtStart()
  expect(hidden()).toBe(false)
  sessionStorage.clear()
  keepHidingAtStart(true)
  keepHidingAtStart(false)
  hideAmountsAtStart()
  expect(hidden()).toBe(false)
})

test('a page that is loaded ahead changes nothing of what others show', () => {
  keepHidingAtStart(true)
  history.replaceState(null, '', '/__pack/blank')
  hideAmountsAtStart()
  expect(hidden()).toBe(false)
})
