// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BAR_COLORS } from '#domain/display/display.ts'
import {
  applyDisplay,
  appChoice,
  currentDisplay,
  keepAppChoice,
  keepChoice,
  onDisplayChange,
} from './display.ts'

const { documentElement: root } = document

beforeEach(() => {
  document.head.innerHTML = '<meta name="theme-color" content="#000000">'
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
})
afterEach(() => {
  localStorage.clear()
  delete window.packDisplay
  delete root.dataset['theme']
  delete root.dataset['text']
})

const barColor = () => document.querySelector('meta')?.content

test('a choice is stored, and set on the page with the colour of the browser’s bars', () => {
  keepChoice({ theme: 'dark' })
  keepChoice({ text: '130' })
  applyDisplay(currentDisplay())
  expect(Object.assign({}, root.dataset)).toEqual({ theme: 'dark', text: '130' })
  expect(barColor()).toBe(BAR_COLORS.dark)
  keepChoice({ theme: 'system', text: '100' })
  applyDisplay(currentDisplay())
  expect(Object.assign({}, root.dataset)).toEqual({})
  expect(barColor()).toBe(BAR_COLORS.light)
})

test('the app’s last answer goes before the user’s choice, until the app decides no more', () => {
  keepChoice({ theme: 'light', text: '115' })
  keepAppChoice({ theme: 'dark', text: null })
  expect(currentDisplay()).toEqual({ theme: 'dark', text: '115' })
  keepAppChoice({ theme: null, text: null })
  expect(currentDisplay()).toEqual({ theme: 'light', text: '115' })
})

test('what the host has written into the page goes before the app’s last answer', () => {
  keepAppChoice({ theme: 'dark', text: '130' })
  window.packDisplay = { theme: 'light', text: '100' }
  expect(currentDisplay()).toEqual({ theme: 'light', text: '100' })
  keepAppChoice({ theme: 'dark', text: null })
  expect(appChoice()).toEqual({ theme: 'dark', text: null })
})

test.each([[null], ['dark'], [7], [{}], [{ theme: 1, text: ['130'] }]])(
  'a host’s word of another form (%j) changes nothing',
  (word) => {
    window.packDisplay = word
    expect(currentDisplay()).toEqual({ theme: 'system', text: '100' })
  },
)

test('another page’s choice is heard, other keys are not', () => {
  let heard = 0
  const end = onDisplayChange(() => (heard += 1))
  const stored = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))
  for (const key of ['theme', 'textSize', 'appTheme', 'appTextSize', null]) stored(key)
  expect(heard).toBe(5)
  stored('hideAmounts')
  end()
  stored('theme')
  expect(heard).toBe(5)
})

test('a choice holds for the page where the device keeps nothing', () => {
  const closed = () => {
    throw new Error('closed')
  }
  const kept = Object.getOwnPropertyDescriptor(window, 'localStorage')
  Object.defineProperty(window, 'localStorage', { configurable: true, get: closed })
  try {
    keepChoice({ theme: 'dark' })
    expect(currentDisplay().theme).toBe('dark')
  } finally {
    if (kept !== undefined) Object.defineProperty(window, 'localStorage', kept)
  }
})
