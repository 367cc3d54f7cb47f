import { expect, test } from 'vitest'
import { messageTarget } from './message-target.ts'

const to = (targetUrl: string) => ({
  forwardType: '',
  targetUrl,
  wxUrl: '',
  appUrl: '',
  innerForwardType: '',
  params: [],
})

test.each([
  ['/transaction/TransactionDetail?applyNo=A1', '/transaction/TransactionDetail?applyNo=A1'],
  [
    '/monthlyReport/monthlyReportHome?month=202602',
    '/monthlyReport/monthlyReportHome?month=202602',
  ],
  ['https://hean.example/page', null],
  ['https://evil.example', null],
  ['//evil.example/a', null],
  ['/\\evil.example', null],
  ['/.//evil.example', null],
  ['javascript:alert(1)', null],
  ['hean://trade', null],
  ['/outside/jump?kind=page&target=https%3A%2F%2Fevil.example', null],
  ['/messages?open=AAAAAAAAAAAAAAAA', null],
  ['/post?ticket=1', null],
  ['', null],
])('a message with the link %j leads to %j', (url, target) => {
  expect(messageTarget(to(url))).toBe(target)
})

test('a message without a link leads nowhere', () => {
  expect(messageTarget(null)).toBeNull()
})

test('addresses of other containers are not followed', () => {
  expect(messageTarget({ ...to('/risks'), appUrl: 'hean://a', wxUrl: 'https://a.example' })).toBe(
    '/risks',
  )
})
