import { expect, test } from 'vitest'
import { formStep, type FormStep } from './posted-form.ts'

const BANKS = [{ host: 'pay.riverbank.example', name: '江海银行' }]
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
  ['https://pay.riverbank.example/h5/sign', sent('https://pay.riverbank.example/h5/sign')],
  ['https://pay.riverbank.example', sent('https://pay.riverbank.example/')],
  ['http://pay.riverbank.example/h5/sign', refused],
  ['https://pay.riverbank.example.evil.example/', refused],
  ['https://evil.example/?pay.riverbank.example', refused],
  ['https://me:word@pay.riverbank.example/', refused],
  ['https://pay.riverbank.example:8443/', refused],
  ['https://sub.pay.riverbank.example/', refused],
  ['javascript:alert(1)', refused],
  ['//pay.riverbank.example/', refused],
  ['/cmbResult', refused],
])('a form for the bank at %s leads to %o', (action, step) => {
  expect(formStep({ direction: 'out', action, fields }, BANKS)).toEqual(step)
})
