import { beforeAll, expect, test } from 'vitest'
import { builtInMarket } from '#test/sandbox/market/built-in-market.ts'
import { openState } from '#test/sandbox/server/state.ts'
import { Database } from '#test/sandbox/kernel/store/database.ts'
import { isSamePerson } from './same-person.ts'

const db = new Database(':memory:')
const market = builtInMarket('test')

const identify = (userId: string, mobile: string, certNo: string) =>
  db.run('UPDATE identities SET mobile = ?, cert_no = ? WHERE user_id = ?', mobile, certNo, userId)

beforeAll(() => {
  openState(db, market, 'built-in funds, seed test', market.start)
  identify('zhang', '13000000001', '310000000000000001')
  identify('wang', '13000000002', '310000000000000001')
  identify('chen', '13000000001', '310000000000000003')
  identify('visitor', '', '')
  identify('applet', '', '')
})

test.each([
  ['the same account', 'zhang', 'zhang', true],
  ['a second account of the same certificate', 'zhang', 'wang', true],
  ['a second account of the same number', 'zhang', 'chen', true],
  ['another person', 'wang', 'chen', false],
  ['two accounts of which nothing is known', 'visitor', 'applet', false],
])('an invitation is an own one for %s: %s and %s', (_, one, other, isOwn) => {
  expect([isSamePerson(db, one, other), isSamePerson(db, other, one)]).toEqual([isOwn, isOwn])
})
