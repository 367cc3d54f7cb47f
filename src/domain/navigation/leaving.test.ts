import { describe, expect, test } from 'vitest'
import { leaving, type Place } from './leaving.ts'

const plan: Place = { module: 'directInvest', flow: 'plan' }
const authentic: Place = { module: 'authentic', flow: 'account' }
const binding: Place = { module: 'binding', flow: 'account' }
const enroll: Place = { module: 'enroll', flow: 'account' }
const assets: Place = { module: 'asset' }
const order: Place = { module: 'deal', flow: 'order' }
const addBank: Place = { ...order, interrupts: ['plan'] }
const taxInformation: Place = { module: 'myCenter', flow: 'account' }
const personalCentre: Place = { module: 'myCenter' }
const document: Place = { module: 'static', interrupts: ['plan', 'account'] }
const bankList: Place = { ...authentic, interrupts: ['account'] }
const setPassword: Place = { ...binding, interrupts: ['account'] }

describe('leaving the regular-investment flow', () => {
  test.each([
    ['for the assets', plan, assets, true],
    ['for an address without a page', plan, null, true],
    ['for its own next step', plan, plan, false],
    ['for a document', plan, document, false],
    ['for a new card', plan, addBank, false],
    ['for an order', plan, order, true],
    ['which one is not in', assets, null, false],
    ['which one has not come from', null, assets, false],
  ])('ends that flow, or does not, %s', (_, from, to, ends) => {
    expect(leaving(from, to)).toEqual({ endsPlanFlow: ends, discardsKeptPages: false })
  })
})

describe('leaving an account flow', () => {
  test.each([
    ['for the assets', authentic, assets, true],
    ['for an address without a page', binding, null, true],
    ['for its own next step', authentic, authentic, false],
    ['for its own list of banks', authentic, bankList, false],
    ['for the list of banks of another', binding, bankList, false],
    ['for a document', authentic, document, false],
    ['for a step of another that goes on with it', authentic, setPassword, false],
    ['for another account flow', authentic, binding, true],
    ['for a new card, which interrupts plans alone', enroll, addBank, true],
    ['for the rest of a module of which it is one page', taxInformation, personalCentre, true],
    ['which one is not in', assets, document, false],
  ])('discards the kept pages, or does not, %s', (_, from, to, discards) => {
    expect(leaving(from, to)).toEqual({ endsPlanFlow: false, discardsKeptPages: discards })
  })
})

test.each(['order', 'signing', 'assessment'] as const)(
  'leaving %s ends and discards nothing',
  (flow) => {
    const kept = { endsPlanFlow: false, discardsKeptPages: false }
    expect(leaving({ module: 'its-own', flow }, assets)).toEqual(kept)
  },
)
