import { expect, test } from 'vitest'
import { formerCards } from './former-cards.ts'

const plan = (bankSerial: string, channelName: string, status: 'running' | 'abnormal') => ({
  bankSerial,
  channelName,
  status,
})

test('groups plans by their card, in the order of the plans', () => {
  const [first, second, third] = [
    plan('a', '江海银行（尾号 1024）', 'running'),
    plan('b', '东岸银行（尾号 2048）', 'running'),
    plan('a', '江海银行（尾号 1024）', 'running'),
  ] as const
  expect(formerCards([first, second, third])).toEqual([
    { bankSerial: 'a', name: '江海银行（尾号 1024）', plans: [first, third] },
    { bankSerial: 'b', name: '东岸银行（尾号 2048）', plans: [second] },
  ])
  expect(formerCards([])).toEqual([])
})

test('puts a card first that cannot pay, and names it although it is untied', () => {
  const cards = formerCards([plan('a', '江海银行', 'running'), plan('b', '', 'abnormal')])
  expect(cards.map(({ name }) => name)).toEqual(['已解绑的银行卡', '江海银行'])
})
