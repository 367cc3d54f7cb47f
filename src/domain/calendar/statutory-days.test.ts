import { execFileSync } from 'node:child_process'
import notices from 'chinese-days/dist/chinese-days.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { lunarDays } from './lunar-days.ts'
import { statutoryDays } from './statutory-days.ts'

const YEARS = Array.from({ length: 2076 - 2008 + 1 }, (_, index) => 2008 + index)
const daysOff = new Set(Object.keys(notices.holidays).map((day) => day.replaceAll('-', '')))

/** The same days by chinese-days, which has to run in China's time zone. */
function byLibrary(): unknown {
  const script = `
    const days = require('chinese-days')
    const on = (year, day) => days.getSolarDateFromLunar(year + '-' + day).date
    const years = ${JSON.stringify(YEARS)}.map((year) => [
      on(year, '01-01'), days.getSolarTermDate(year, 4, 'pure_brightness'),
      on(year, '05-05'), on(year, '08-15'),
    ].map((day) => day.replaceAll('-', '')))
    process.stdout.write(JSON.stringify(years))`
  const env = { ...process.env, TZ: 'Asia/Shanghai' }
  return JSON.parse(execFileSync(process.execPath, ['-e', script], { env, encoding: 'utf8' }))
}

/** The lunar day of a date by Node's ICU, `month/day`. */
const icu = new Intl.DateTimeFormat('en-u-ca-chinese', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
})

function lunarOn(day: string): string {
  const parts = icu.formatToParts(
    new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T00:00:00Z`),
  )
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? ''
  return `${part('month')}/${part('day')}`
}

describe('statutory days', () => {
  it('are days off in the notices of every year from 2008 to 2026', () => {
    const years = YEARS.filter((year) => year <= 2026)
    // The notice of 2012 has 22 to 24 June off; the package leaves out the Saturday between.
    expect(years.flatMap(statutoryDays).filter((day) => !daysOff.has(day))).toEqual(['20120623'])
    expect(years.map((year) => statutoryDays(year).length)).toEqual(
      years.map((year) => {
        // The festivals fell on one day in 2020, and within the national days in 2009 and 2017.
        const shared = [2009, 2020].includes(year) ? 1 : 0
        return (year >= 2025 ? 13 : 11) - shared
      }),
    )
  })

  it('name the days of 2027, of which no notice is out', () => {
    expect(statutoryDays(2027)).toEqual([
      '20270101',
      '20270205',
      '20270206',
      '20270207',
      '20270208',
      '20270405',
      '20270501',
      '20270502',
      '20270609',
      '20270915',
      '20271001',
      '20271002',
      '20271003',
    ])
  })

  it('follow the regulation of their year for the eve of the Spring Festival and 2 May', () => {
    expect(statutoryDays(2013)).toContain('20130209')
    expect(statutoryDays(2014)).not.toContain('20140130')
    expect(statutoryDays(2024)).not.toContain('20240209')
    expect(statutoryDays(2024)).not.toContain('20240502')
    expect(statutoryDays(2025)).toContain('20250128')
    expect(statutoryDays(2025)).toContain('20250502')
  })

  it('have their lunar days as a second library has them, from 2008 to 2076', () => {
    const table = YEARS.map((year) => Object.values(lunarDays(year) ?? {}))
    expect(table).toEqual(byLibrary())
  })

  it('differ from the lunar calendar of ICU in two Spring Festivals alone', () => {
    const differing = YEARS.flatMap((year) => {
      const days = lunarDays(year)
      return [
        [days?.springFestival ?? '', '1/1'],
        [days?.dragonBoat ?? '', '5/5'],
        [days?.midAutumn ?? '', '8/15'],
      ].filter(([day = '', on]) => lunarOn(day) !== on)
    })
    // ICU has the new moons of 2027-02-06 and 2030-02-03 a day off; the almanac has these days.
    expect(differing.map(([day]) => day)).toEqual(['20270206', '20300203'])
  })

  it('are those of fixed dates alone beyond the table', () => {
    expect(statutoryDays(2077)).toEqual([
      '20770101',
      '20770501',
      '20770502',
      '20771001',
      '20771002',
      '20771003',
    ])
  })
})
