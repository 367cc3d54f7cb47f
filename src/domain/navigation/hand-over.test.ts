import { expect, test } from 'vitest'
import { partnerReturn, signedText } from './hand-over.ts'

test('the signed text has every field but the signature, decoded and sorted', () => {
  const handOver = {
    v: '1',
    ts: '1773194400',
    partnerId: 'p-bank',
    nonce: 'N0NCE',
    uid: '江海 1',
    step: 'open',
    back: 'https://pay.riverbank.example/h5/done',
    sign: 'ignored',
  }
  expect(signedText(handOver)).toBe(
    'back=https://pay.riverbank.example/h5/done&nonce=N0NCE&partnerId=p-bank&step=open&ts=1773194400&uid=江海 1&v=1',
  )
})

const HOST = 'pay.riverbank.example'

test('the way back has a flag alone, whatever the address had besides', () => {
  expect(partnerReturn(`https://${HOST}/h5/done?user=1#top`, HOST, 'opened')).toBe(
    `https://${HOST}/h5/done?flag=opened`,
  )
})

test.each([
  'http://pay.riverbank.example/h5/done',
  'https://evil.example/h5/done',
  'https://sub.pay.riverbank.example/h5/done',
  'https://pay.riverbank.example@evil.example/',
  'https://user@pay.riverbank.example/',
  'https://pay.riverbank.example:8443/',
  '//evil.example/',
  'javascript:alert(1)',
  '/h5/done',
  '',
])('no way back leads to %j', (back) => {
  expect(partnerReturn(back, HOST, 'left')).toBeNull()
})
