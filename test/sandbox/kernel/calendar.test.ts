import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtInCalendar } from './calendar.ts'

const { isTradingDay: isOpen } = builtInCalendar()
const FOLDER = process.env['H5_REAL_DATA'] ?? ''
const published = path.join(FOLDER, 'trading-days.csv')

describe('the built-in trading calendar', () => {
  it.each([
    ['20240208', true, 'the last session before the 2024 Spring Festival'],
    ['20240209', false, 'the eve of the festival, a weekday that was no public holiday'],
    ['20240218', false, 'a Sunday worked to make up for the holiday'],
    ['20240219', true, 'the first session after it'],
    ['20250101', false, 'New Year'],
  ])('has %s as open: %s (%s)', (date, open) => {
    expect(isOpen(date)).toBe(open)
  })

  it.skipIf(!existsSync(published))(
    'agrees with the published calendar on every day of 2010 to 2026',
    () => {
      const rows = readFileSync(published, 'utf8').trim().split('\n').slice(1)
      const differing = rows
        .map((row) => row.trim().split(','))
        .filter(([day = '', open]) => isOpen(day.replaceAll('-', '')) !== (open === '1'))
      expect(rows).toHaveLength(6_209)
      expect(differing).toEqual([])
    },
  )
})
