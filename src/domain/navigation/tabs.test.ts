import { expect, test } from 'vitest'
import { TABS, tabTap } from './tabs.ts'

test('switches for every other tab, wherever the page is scrolled', () => {
  for (const current of TABS) {
    for (const tapped of TABS.filter((tab) => tab !== current)) {
      expect([tabTap(current, tapped, true), tabTap(current, tapped, false)]).toEqual([
        'switch',
        'switch',
      ])
    }
  }
})

test('scrolls up at the second tap, and refreshes at the top', () => {
  expect([tabTap('fund', 'fund', false), tabTap('fund', 'fund', true)]).toEqual([
    'scroll',
    'refresh',
  ])
})
