import { expect, test } from 'vitest'
import { calendarDays, whenWords } from './together-calendar.ts'

const event = (eventId: string, date: string) => ({ eventId, date })

test('events are by day, each once; what is past is newest first', () => {
  const events = [
    event('c', '20260312'),
    event('a', '20260309'),
    event('b', '20260310'),
    event('d', '20260311'),
    event('e', '20260312'),
    event('c', '20260312'),
  ]
  const { coming, past } = calendarDays(events, '20260311')
  const names = (days: typeof coming) =>
    days.map(({ date, events: of }) => `${date} ${of.map((it) => it.eventId).join('')}`)
  expect(names(coming)).toEqual(['20260311 d', '20260312 ce'])
  expect(names(past)).toEqual(['20260310 b', '20260309 a'])
})

test('what happened over a week ago is left out', () => {
  const { past } = calendarDays([event('a', '20260303'), event('b', '20260304')], '20260311')
  expect(past.map(({ date }) => date)).toEqual(['20260304'])
})

test.each([
  ['20260311', '今天'],
  ['20260312', '明天'],
  ['20260401', '21 天后'],
  ['20260310', '1 天前'],
])('the day %s is called %s', (date, words) => {
  expect(whenWords(date, '20260311')).toBe(words)
})
