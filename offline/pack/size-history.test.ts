import { expect, test } from 'vitest'
import { sampleRelease } from '../testing/sample-release.ts'
import { sizeHistory } from './size-history.ts'

const of = (pack: string, release: number, version: string, bytes: number) =>
  sampleRelease({ pack, release, version, bytes, sha256: `${pack} ${version}` })

test('each pack has its contents in the order of their first release, with all that name them', () => {
  const releases = [
    of('app', 5, '1.0.0', 100),
    of('app', 4, '2.0.0', 120),
    of('trading', 3, '1.0.0', 30),
    of('app', 2, '2.0.0', 120),
    of('app', 1, '1.0.0', 100),
  ]
  const told = sizeHistory(releases).map(({ pack, published }) => ({
    pack,
    published: published.map((it) => [it.version, it.bytes, it.releases]),
  }))
  expect(told).toEqual([
    {
      pack: 'app',
      published: [
        ['1.0.0', 100, [1, 5]],
        ['2.0.0', 120, [2, 4]],
      ],
    },
    { pack: 'trading', published: [['1.0.0', 30, [3]]] },
  ])
})

test('the history of no releases is empty', () => {
  expect(sizeHistory([])).toEqual([])
})
