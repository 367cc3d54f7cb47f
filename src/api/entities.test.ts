import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { getAlertMsg } from './calls/fund.ts'
import { navigationItem } from './entities.ts'
import { readRowByRow } from './unfit-answer.ts'

const item = {
  forwardType: '1',
  targetUrl: '/kit',
  wxUrl: '',
  appUrl: '',
  innerForwardType: '',
}
const PARAMS = [{ key: 'a', value: '1', platform: '0' }]

describe('a navigation item', () => {
  test.each([
    ['a list', PARAMS, PARAMS],
    ['JSON text', JSON.stringify(PARAMS), PARAMS],
    ['an empty text', ' ', []],
    ['null', null, []],
    ['nothing', undefined, []],
    ['another platform', [{ ...PARAMS[0], platform: '2' }], [{ ...PARAMS[0], platform: '' }]],
    [
      'a number for the platform',
      [{ ...PARAMS[0], platform: 1 }],
      [{ ...PARAMS[0], platform: '1' }],
    ],
    ['no platform', '[{"key":"a","value":"1"}]', [{ ...PARAMS[0], platform: '' }]],
    [
      'a number and a truth as values',
      '[{"key":"n","value":7},{"key":"t","value":true}]',
      [
        { key: 'n', value: '7', platform: '' },
        { key: 't', value: 'true', platform: '' },
      ],
    ],
  ])('takes %s for its parameters', (_, params, expected) => {
    expect(v.parse(navigationItem, { ...item, params }).params).toEqual(expected)
  })

  test.each([
    ['text that is no JSON', '{'],
    ['JSON text that is no list', '{"key":"a"}'],
    ['a parameter without a key', [{ value: '1', platform: '0' }]],
    ['a parameter with an empty key', [{ key: '', value: '1' }]],
    ['a parameter whose value is an object', [{ key: 'a', value: {} }]],
  ])('is refused with %s', (_, params) => {
    expect(v.safeParse(navigationItem, { ...item, params }).success).toBe(false)
  })

  test('may lack addresses, or have null for one', () => {
    expect(v.parse(navigationItem, { targetUrl: '/kit', appUrl: null })).toEqual({
      ...item,
      forwardType: '',
      params: [],
    })
  })

  test.each([
    ['an address that is a number', { ...item, targetUrl: 5, params: [] }],
    ['parameters that cannot be read', { ...item, params: '{' }],
    ['something that is no item', 'x'],
  ])('with %s is left out of its row, which stays', (_, forwardInfo) => {
    const alert = { alertId: '1', title: '提示', content: '暂停申购', display: 'line', until: null }
    const read = readRowByRow(getAlertMsg.payload, { alerts: [{ ...alert, forwardInfo }] })
    expect(read).toEqual({ payload: { alerts: [{ ...alert, forwardInfo: null }] }, leftOut: 1 })
  })
})
