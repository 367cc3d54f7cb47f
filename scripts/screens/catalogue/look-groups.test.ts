import { expect, test } from 'vitest'
import type { LookReport, SeenLook } from '#scripts/screens/look-report.ts'
import { sampleLook } from '#scripts/screens/testing/sample-look.ts'
import {
  changedLooks,
  EVERYTHING,
  isWanted,
  lookAddress,
  shownModules,
  type Wish,
} from './look-groups.ts'

const report = (...looks: readonly SeenLook[]): LookReport => ({
  schema: 1,
  version: '1.0.0',
  commit: 'abc',
  taken: '',
  planned: looks.length,
  against: null,
  without: [],
  looks,
})

const dark = { name: '390-dark', width: 390, height: 844, dark: true } as const
const large = { name: '320-large', width: 320, height: 640, text: '130' } as const

test.each<readonly [Partial<Wish>, Partial<SeenLook>, boolean]>([
  [{}, {}, true],
  [{ words: '已实名 首' }, {}, true],
  [{ words: 'ZHANG' }, {}, true],
  [{ words: '最近净值' }, { text: '基金的最近净值' }, true],
  [{ words: '首页 没有这个词' }, {}, false],
  [{ width: '320' }, {}, false],
  [{ width: '320' }, { view: large }, true],
  [{ colours: 'dark' }, { view: dark }, true],
  [{ colours: 'light' }, { view: dark }, false],
  [{ size: 'large' }, { view: large }, true],
  [{ size: 'normal' }, { view: large }, false],
  [{ engine: 'webkit' }, {}, false],
  [{ onlyFaults: true }, {}, false],
  [{ onlyFaults: true }, { faults: ['cut off: a'] }, true],
])('with the wish %j the look %j is shown: %s', (wish, own, shown) => {
  expect(isWanted(sampleLook(own), { ...EVERYTHING, ...wish })).toBe(shown)
})

test('looks of a sample are together, modules and samples with faults first', () => {
  const asset = { route: '/asset', module: '/asset' } as const
  const shown = shownModules(
    report(
      sampleLook(),
      sampleLook({ name: 'home-zhang-390-dark', view: dark }),
      sampleLook({ ...asset, name: 'asset-zhang-390' }),
      sampleLook({ ...asset, name: 'asset-qian-390', faults: ['cut off: a'] }),
    ),
    EVERYTHING,
  )
  const names = shown.map(({ module, samples }) => ({
    module,
    looks: samples.map(({ looks }) => looks.map(({ name }) => name)),
  }))
  expect(names).toEqual([
    { module: '/asset', looks: [['asset-qian-390'], ['asset-zhang-390']] },
    { module: '/', looks: [['home-zhang-390', 'home-zhang-390-dark']] },
  ])
})

test('the largest change comes first, and what is the same is left out', () => {
  const changed = (name: string, share: number) =>
    sampleLook({ name, change: { share, pixels: 1, before: '', difference: '' } })
  const found = changedLooks(report(sampleLook(), changed('small', 0.01), changed('large', 0.4)))
  expect(found.map(({ name }) => name)).toEqual(['large', 'small'])
})

test.each([
  ['http://localhost:5180', {}, 'http://localhost:5180/sandbox/look?user=zhang&to=%2F'],
  [
    'http://192.168.1.5:5180/?sandbox=abc',
    { user: null, address: '/asset?a=1&b=2' },
    'http://192.168.1.5:5180/sandbox/look?sandbox=abc&to=%2Fasset%3Fa%3D1%26b%3D2',
  ],
])('from %s a sample is opened at an address that leads to it', (base, own, address) => {
  expect(lookAddress(base, sampleLook(own))).toBe(address)
})

test('says what to tap, and has no address without a base of the web', () => {
  const address = lookAddress('http://a.test', sampleLook({ tap: '买入' })) ?? ''
  expect(new URL(address).searchParams.get('step')).toBe('点「买入」')
  expect(lookAddress('192.168.1.5', sampleLook())).toBeNull()
  expect(lookAddress('javascript:alert(1)', sampleLook())).toBeNull()
})
