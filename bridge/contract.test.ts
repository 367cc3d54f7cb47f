import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { contract, type Method } from './contract.ts'
import { events } from './events.ts'
import { done, method, native, nothing, web } from './method.ts'
import { methodNames, samples } from './testing/samples.ts'

const rows = methodNames.map((name): [string, Method] => [name, contract[name]])

describe('the contract', () => {
  it('requires every container, and allows no other kind of support', () => {
    const row = { args: nothing, result: done, since: '5.0.0', deadline: 1, effect: 'ui' } as const
    const { browser: _browser, ...withoutBrowser } = web('emulated')
    // @ts-expect-error the browser is missing
    method({ ...row, hosts: { ...native, ...withoutBrowser } })
    // @ts-expect-error there is no such support
    method({ ...row, hosts: { ...native, ...web('sometimes') } })
    expect(method({ ...row, hosts: { ...native, ...web('emulated') } }).hosts.browser).toBe(
      'emulated',
    )
  })

  it.each(methodNames)('accepts the sample of %s unchanged', (name) => {
    expect(v.parse(contract[name].args, samples[name].args)).toEqual(samples[name].args)
    expect(v.parse(contract[name].result, samples[name].result)).toEqual(samples[name].result)
  })

  it.each(rows)(
    'has for %s a version, a deadline of one second to five minutes, and native support in both apps',
    (_, row) => {
      expect(row.since).toMatch(/^\d+\.\d+\.\d+$/)
      expect(row.deadline).toBeGreaterThanOrEqual(1_000)
      expect(row.deadline).toBeLessThanOrEqual(300_000)
      expect(row.hosts).toMatchObject(native)
    },
  )

  it('caches answers to queries alone, and clears them by existing events', () => {
    const kept = rows.filter(
      ([, each]) => each.maxAge !== undefined || each.clearedBy !== undefined,
    )
    expect(kept.map(([name, each]) => `${name} ${each.effect}`).toSorted()).toEqual([
      'getGlobalConfig query',
      'getNotchSize query',
      'supportStatusBarImmersion query',
    ])
    const known = Object.keys(events)
    expect(
      kept.flatMap(([, each]) => each.clearedBy ?? []).every((event) => known.includes(event)),
    ).toBe(true)
  })

  it('has deadlines of minutes only for calls that wait for the user', () => {
    const long = rows.filter(([, each]) => each.deadline > 10_000).map(([name]) => name)
    expect(long.toSorted()).toEqual(['goAuth', 'login', 'openSharePanel', 'share'])
  })

  it.each([
    ['share', { shareLink: 'javascript:alert(1)' }],
    ['share', { shareLink: 'heanfund-h5://app/' }],
    ['share', { channel: 'fax' }],
    ['share', { shareTitle: '' }],
    ['openSharePanel', { channels: [] }],
    ['goCombineTrading', { amount: '1e3' }],
    ['goCombineTrading', { amount: '-1' }],
    ['goCombineTrading', { portfolioCode: '../x' }],
    ['setTitleBar', { background: 'red' }],
    ['sendEvent', { data: { deep: {} } }],
    ['sendEvent', { name: '1st' }],
    ['getGlobalConfig', { keys: [] }],
  ] as const)('refuses %s with %o', (name, wrong) => {
    expect(v.is(contract[name].args, { ...samples[name].args, ...wrong })).toBe(false)
  })
})
