import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { addressFields, readyCalls } from '#offline/ready-calls.js'
import { plannedCall, type PlannedCall } from './planned-call.ts'

const call = (fields: PlannedCall['fields'], path = '/api/fund/queryFundOne'): PlannedCall => ({
  method: 'POST',
  path,
  encoding: 'form',
  user: false,
  fields,
})

describe('the fields of an address', () => {
  const at = (route: string, address: string) => addressFields(route, address)

  test('are its parameters and its query', () => {
    expect(at('/deal/DealResult/:type', '/deal/DealResult/buy?applyNo=1&a=%E7%A6%BE')).toEqual({
      type: 'buy',
      applyNo: '1',
      a: '禾',
    })
  })

  test.each(['/deal/DealResult', '/deal/DealResult/buy/x', '/deal/other/buy', '/deal/%zz/buy'])(
    'do not exist on %s',
    (address) => {
      expect(at('/deal/DealResult/:type', address)).toBeNull()
    },
  )
})

describe('the calls of an address', () => {
  test('have its fields and their own', () => {
    const planned = [call({ fundCode: { url: 'fundCode' }, size: { value: 10 } })]
    expect(readyCalls(planned, { fundCode: '980301' })).toEqual([
      { ...planned[0], fields: { fundCode: '980301', size: 10 } },
    ])
  })

  test('are not made where it lacks a field, but for a default behind it', () => {
    const own = call({ fundCode: { url: 'fundCode' } })
    const otherwise = call({ fundCode: { value: '001386' } })
    expect(readyCalls([own], {})).toEqual([])
    expect(readyCalls([own, otherwise], {}).map(({ fields }) => fields)).toEqual([
      { fundCode: '001386' },
    ])
    expect(
      readyCalls([own, otherwise], { fundCode: '980301' }).map(({ fields }) => fields),
    ).toEqual([{ fundCode: '980301' }])
  })
})

test.each([
  ['an address elsewhere', { path: 'https://elsewhere.example/api/x' }],
  ['a path that is not the provider’s', { path: '/__pack/booted' }],
  ['a path that leaves it', { path: '/api/../x' }],
  ['another method', { method: 'DELETE' }],
  ['a field that is both', { fields: { a: { url: 'a', value: '1' } } }],
  ['a field that is an object', { fields: { a: { value: {} } } }],
])('%s is no planned call', (_, wrong) => {
  expect(v.is(plannedCall, { ...call({}), ...wrong })).toBe(false)
  expect(v.is(plannedCall, call({}))).toBe(true)
})
