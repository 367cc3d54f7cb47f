import { expect, test } from 'vitest'
import { calendarEvents } from './calendar-events.ts'

const event = (kind: 'report' | 'dividend' | 'debit' | 'opening', more: object = {}) => ({
  eventId: kind,
  date: '20260312',
  kind,
  title: '',
  note: '',
  fundCode: null,
  planNo: null,
  ...more,
})

test.each([
  [event('report', { fundCode: '980201' }), '/fund_detail/FundFiles?fundCode=980201&kind=report'],
  [
    event('dividend', { fundCode: '980501' }),
    '/fund_detail/FundValueHistory?fundCode=980501&only=dividend',
  ],
  [event('debit', { fundCode: '980501', planNo: 'P1' }), '/directInvest/detail?planNo=P1'],
  [event('report'), null],
  [event('opening'), null],
  [event('debit', { fundCode: '980501' }), null],
])('the event %j leads to %s', (given, href) => {
  expect(calendarEvents([given], [], [])[0]?.href).toBe(href)
})

const talk = {
  talkId: 'h-bonds',
  title: '三个支点',
  about: '',
  speaker: {
    personId: 'm-tang',
    kind: 'manager',
    name: '唐景澄',
    avatar: '',
    title: '基金经理',
    certNo: '',
    fmUid: 'M1',
    left: null,
  },
  startTime: '20260313200000',
  minutes: 45,
  state: 'coming',
  itemId: null,
  reminded: true,
} as const

test('talks are in the calendar where the user requested a reminder', () => {
  const events = calendarEvents([], [talk, { ...talk, talkId: 'h-index', reminded: false }], [])
  expect(events).toMatchObject([
    { eventId: 'h-bonds', date: '20260313', kind: '讲座', note: '20:00 开始，唐景澄' },
  ])
})

test.each([
  ['2026Q2', true, '岚湖药业，预计 2026 年第 2 季度'],
  ['', true, '岚湖药业，日期为预计'],
  ['2026Q2', false, '岚湖药业，2026 年第 2 季度'],
  ['', false, '岚湖药业'],
])('a milestone of quarter %j, expected %s, is noted as %s', (quarter, expected, note) => {
  const milestone = {
    milestoneId: 'n-1',
    title: '上市申请',
    company: '岚湖药业',
    stage: 'filed',
    area: '肿瘤',
    date: '20260630',
    quarter,
    expected,
    result: '',
    sourceName: '',
    reminded: true,
  } as const
  expect(calendarEvents([], [], [milestone])).toMatchObject([{ kind: '大事', note }])
})
