import { describe, expect, it } from 'vitest'
import { ageOn, isAdult } from './age.ts'

describe('age', () => {
  it.each([
    ['20000718', '20250717', 24],
    ['20000718', '20250718', 25],
    ['20000718', '20250719', 25],
    ['20000229', '20250228', 24],
    ['20000229', '20250301', 25],
    ['20250718', '20250718', 0],
    ['20250719', '20250718', null],
    ['20250230', '20250718', null],
  ])('born %s is on %s %s years old', (birth, today, age) => {
    expect(ageOn(birth, today)).toBe(age)
  })

  it('lets open an account from the eighteenth birthday', () => {
    expect(isAdult('20070719', '20250718')).toBe(false)
    expect(isAdult('20070718', '20250718')).toBe(true)
    expect(isAdult('unknown', '20250718')).toBe(false)
  })
})
