import { expect, test } from 'vitest'
import { codeMeaning } from './code-meaning.ts'

const PLACES = {
  origins: ['https://h5.heanfund.example', 'hean-h5://app'],
  hosts: ['hean.example'],
}

test.each<[string, unknown]>([
  [' ', { kind: 'empty' }],
  ['CPN0000000000001', { kind: 'redeem' }],
  ['CPN000000000001', { kind: 'nothing' }],
  ['cpn0000000000001', { kind: 'nothing' }],
  ['7ZK2M9QX', { kind: 'invite' }],
  ['7ZK2M9QU', { kind: 'nothing' }],
  ['/asset/holdList', { kind: 'screen', path: '/asset/holdList', fields: [] }],
  ['/deal?fundCode=980301&a=1&a=2', { kind: 'screen', path: '/deal', fields: ['fundCode', 'a'] }],
  ['https://h5.heanfund.example/vip?id=1', { kind: 'screen', path: '/vip', fields: ['id'] }],
  ['hean-h5://app/vip', { kind: 'screen', path: '/vip', fields: [] }],
  ['https://h5.heanfund.example//evil.example', { kind: 'nothing' }],
  ['https://mall.hean.example/a', { kind: 'page', host: 'mall.hean.example' }],
  ['hean://open/fund', { kind: 'native' }],
  ['https://evil.example/', { kind: 'refused', reason: 'foreignHost' }],
  ['http://mall.hean.example/', { kind: 'refused', reason: 'notHttps' }],
  ['https://me@mall.hean.example/', { kind: 'refused', reason: 'carriesLogin' }],
  ['javascript:alert(1)', { kind: 'refused', reason: 'notHttps' }],
  ['//evil.example/', { kind: 'nothing' }],
  ['hello', { kind: 'nothing' }],
])('the code %j means %o', (text, meaning) => {
  expect(codeMeaning(text, PLACES)).toEqual(meaning)
})
