import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** The open days of 2026 as a process in a time zone has them. */
function openDays(zone: string): string {
  const script = `
    const { builtInCalendar, calendarDaysBetween } = await import('./test/sandbox/kernel/calendar.ts')
    const { isTradingDay } = builtInCalendar()
    console.log(calendarDaysBetween('20260101', '20271231').filter(isTradingDay).join(' '))`
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  })
}

test('the trading days are the same in every time zone', () => {
  const days = openDays('Asia/Shanghai')
  expect(days).toContain('20260302')
  expect(days).not.toContain('20270101')
  expect(openDays('America/New_York')).toBe(days)
  expect(openDays('Pacific/Kiritimati')).toBe(days)
})
