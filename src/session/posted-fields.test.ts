// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { forgetPostedFields, keepPostedFields, postedFields } from './posted-fields.ts'
import { signIn, signOut } from './session.ts'

beforeEach(() => forgetPostedFields(sessionStorage))

const fields = [{ name: 'signNo', value: 'B1' }]

test('gives the fields to their route alone, as often as its screen is drawn', () => {
  keepPostedFields(sessionStorage, '/cmbResult', fields)
  expect(postedFields(sessionStorage, '/icbc/result')).toEqual({})
  expect(postedFields(sessionStorage, '/cmbResult')).toEqual({ signNo: 'B1' })
  expect(postedFields(sessionStorage, '/cmbResult')).toEqual({ signNo: 'B1' })
})

test('leaves nothing in the storage once a screen has looked', () => {
  keepPostedFields(sessionStorage, '/cmbResult', fields)
  postedFields(sessionStorage, '/cmbResult')
  expect(JSON.stringify(sessionStorage)).not.toContain('B1')
})

test('has the fields of the last form only, and none after they are forgotten', () => {
  keepPostedFields(sessionStorage, '/cmbResult', fields)
  keepPostedFields(sessionStorage, '/cmbResult', [{ name: 'signNo', value: 'B2' }])
  expect(postedFields(sessionStorage, '/cmbResult')).toEqual({ signNo: 'B2' })
  forgetPostedFields(sessionStorage)
  expect(postedFields(sessionStorage, '/cmbResult')).toEqual({})
})

test('takes what is not such an entry for none', () => {
  sessionStorage.setItem('postedFields', '{"route":1}')
  expect(postedFields(sessionStorage, '/cmbResult')).toEqual({})
  sessionStorage.setItem('postedFields', 'no JSON')
  expect(postedFields(sessionStorage, '/cmbResult')).toEqual({})
})

test('end with the session, in the storage that keeps it', () => {
  keepPostedFields(localStorage, '/cmbResult', fields)
  signIn(localStorage, { openId: 'o_1', encOpenId: 'e_1' })
  signOut(localStorage)
  expect(JSON.stringify(localStorage)).not.toContain('B1')
  expect(postedFields(localStorage, '/cmbResult')).toEqual({})
})
