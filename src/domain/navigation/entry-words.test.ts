import { expect, test } from 'vitest'
import { withoutEntryWords } from './entry-words.ts'

test.each([
  ['', '', ''],
  ['?fundCode=980301', '', '?fundCode=980301'],
  ['?name=a%20b', '', '?name=a%20b'],
  ['?code=c&state=s', '', ''],
  ['?fundCode=980301&token=t&source=12&appletVersion=1', '', '?fundCode=980301'],
  ['?kind=plan&state=done&token=t&loginState=n', '', '?kind=plan&state=done'],
  ['?campaignId=1&markId=2&redirectUrl=%2Fasset&kind=plan', '', '?kind=plan'],
  ['?clickId=1&accountId=2&planId=3', '', ''],
  ['?state=underWay', '', '?state=underWay'],
  ['?state=underWay', 'word', '?state=underWay'],
  ['?state=word&fundCode=980301', 'word', '?fundCode=980301'],
  ['?code=a&code=b&kind=plan', '', '?kind=plan'],
])('of %s, with %j asked for, remains %j', (search, asked, rest) => {
  expect(withoutEntryWords(search, asked)).toBe(rest)
})
