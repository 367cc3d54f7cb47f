import { expect, test } from 'vitest'
import { changesSince, NOTICE_CHANGES } from './notice-changes.ts'
import {
  consentBy,
  isPublicRead,
  NOTICE_VERSION,
  noticeCovers,
  type NoticeAnswer,
} from './privacy-notice.ts'

const CHANGES = [
  { version: '20250601', change: '新增甲' },
  { version: '20260101', change: '新增乙' },
]
const answer = (version: string, agreed = true): NoticeAnswer => ({ version, time: 1, agreed })

test.each([
  [null, 'unasked'],
  [answer('20260101'), 'agreed'],
  [answer('20260101', false), 'declined'],
  [answer('20250601'), 'unasked'],
  [answer('20250601', false), 'unasked'],
  [answer('20990101'), 'unasked'],
] as const)('the answer %j counts as %s', (kept, consent) => {
  expect(consentBy(kept, '20260101')).toBe(consent)
})

test.each([
  [null, []],
  [answer('20260101'), []],
  [answer('20250601'), ['新增乙']],
  [answer('20250101', false), ['新增甲', '新增乙']],
] as const)('after the answer %j these changes are named: %j', (kept, changes) => {
  expect(changesSince(kept, CHANGES)).toEqual(changes)
})

test('the version in force names what it has changed', () => {
  expect(NOTICE_CHANGES.at(-1)?.version).toBe(NOTICE_VERSION)
})

test.each([
  ['/', true],
  ['/fund_detail/FundDetailSingle', true],
  ['/asset', true],
  ['/static', false],
  ['/STATIC', false],
  ['/privacy/infoList', false],
  ['/cmbResult', false],
  ['/staticX', true],
])('over %s the notice is shown: %s', (path, covers) => {
  expect(noticeCovers(path)).toBe(covers)
})

test.each([
  ['reads', false, false, true],
  ['reads', false, true, false],
  ['reads', true, false, false],
  ['identity', false, false, false],
  ['money', true, false, false],
  ['other', false, false, false],
])(
  'a call that %s, for a user: %s, that notes its visitor: %s, goes out before consent: %s',
  (effect, needsUser, notesVisitor, goes) => {
    expect(isPublicRead({ effect, needsUser, notesVisitor })).toBe(goes)
  },
)
