import { expect, test } from 'vitest'
import { formStep, type FormStep } from './posted-form.ts'

const BANKS = [{ host: 'pay.jianghai.example', name: '江海银行' }]
const fields = [
  { name: 'signNo', value: 'B1' },
  { name: 'certNo', value: '110101199003070000' },
]
const [signNo] = fields

const entered = (route: string, kept = [signNo]) => ({ step: 'enter', route, fields: kept })

test.each<[string, unknown]>([
  ['/cmbResult', entered('/cmbResult')],
  ['/taxDelay/bankRedirect', entered('/taxDelay/bankRedirect')],
  ['/icbc/result', entered('/icbc/result')],
  ['/qianda/portal', entered('/qianda/portal', [])],
  ['/', { step: 'refuse' }],
  ['/cmbResult?cmbFinish=1', { step: 'refuse' }],
  ['/cmbResult/../deal', { step: 'refuse' }],
  ['//evil.example/cmbResult', { step: 'refuse' }],
  ['javascript:alert(1)', { step: 'refuse' }],
  ['constructor', { step: 'refuse' }],
])('a form for the route %s leads to %o', (route, step) => {
  expect(formStep({ direction: 'in', route, fields }, BANKS)).toEqual(step)
})

const refused: FormStep = { step: 'refuse' }
const sent = (action: string): FormStep => ({ step: 'send', action, bank: '江海银行', fields })

test.each<[string, FormStep]>([
  ['https://pay.jianghai.example/h5/sign', sent('https://pay.jianghai.example/h5/sign')],
  ['https://pay.jianghai.example', sent('https://pay.jianghai.example/')],
  ['http://pay.jianghai.example/h5/sign', refused],
  ['https://pay.jianghai.example.evil.example/', refused],
  ['https://evil.example/?pay.jianghai.example', refused],
  ['https://me:word@pay.jianghai.example/', refused],
  ['https://pay.jianghai.example:8443/', refused],
  ['https://sub.pay.jianghai.example/', refused],
  ['javascript:alert(1)', refused],
  ['//pay.jianghai.example/', refused],
  ['/cmbResult', refused],
])('a form for the bank at %s leads to %o', (action, step) => {
  expect(formStep({ direction: 'out', action, fields }, BANKS)).toEqual(step)
})
