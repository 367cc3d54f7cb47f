import { describe, expect, it } from 'vitest'
import {
  CLIENT_RISKS,
  clientRiskLevel,
  compareRisk,
  FUND_RISKS,
  fundRiskLevel,
  riskTestState,
} from './risk.ts'

describe('risk comparison', () => {
  it.each([
    [0, 'allowed blocked blocked blocked blocked'],
    [1, 'allowed warn warn warn warn'],
    [2, 'allowed allowed warn warn warn'],
    [3, 'allowed allowed allowed warn warn'],
    [4, 'allowed allowed allowed allowed warn'],
    [5, 'allowed allowed allowed allowed allowed'],
  ])('answers C%i for R1 to R5', (client, row) => {
    expect([1, 2, 3, 4, 5].map((fund) => compareRisk(client, fund)).join(' ')).toBe(row)
  })

  it.each([0, 6, -1, 1.5, Number.NaN])('takes a fund rated %s for R5', (value) => {
    expect(fundRiskLevel(value)).toBe(5)
    expect(compareRisk(4, value)).toBe('warn')
  })

  it.each([6, -1, 1.5, Number.NaN])('takes a client rated %s for C0', (value) => {
    expect(clientRiskLevel(value)).toBe(0)
    expect(compareRisk(value, 2)).toBe('blocked')
  })

  it('names every level', () => {
    expect(Object.values(FUND_RISKS).map((risk) => risk.code)).toStrictEqual([
      'R1',
      'R2',
      'R3',
      'R4',
      'R5',
    ])
    expect(CLIENT_RISKS[0]).toStrictEqual({ code: 'C0', name: '极度保守型' })
    expect(CLIENT_RISKS[5]).toStrictEqual({ code: 'C5', name: '进取型' })
  })
})

describe('risk assessment', () => {
  it.each([
    [0, 'none'],
    [1, 'expired'],
    [99, 'expired'],
    [2, 'valid'],
    [5, 'valid'],
  ])('riskTest %i is %s', (value, state) => {
    expect(riskTestState(value)).toBe(state)
  })
})
