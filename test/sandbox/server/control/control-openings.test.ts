import { beforeEach, expect, test } from 'vitest'
import { sensorLog3rd } from '#api/calls/track.ts'
import { ask, control } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox } = useSandbox([])

const OPENING = {
  name: 'opening',
  row: '/',
  ms: 400,
  since: 'tap',
  kind: 'cold',
  left: false,
  engine: 'chromium',
  device: 'low',
  version: '1.4.0+trading.1.4.1',
}
const EVENTS = [
  OPENING,
  { ...OPENING, ms: 999 },
  { ...OPENING, ms: 1_000 },
  { ...OPENING, ms: 90_000, left: true },
  { ...OPENING, kind: 'warm', ms: 100, since: 'opening' },
  {
    ...OPENING,
    row: '/asset/holdList',
    since: 'navigation',
    kind: 'warm',
    ms: 2_000,
    version: '1.5.0',
  },
  { name: 'exposure', what: 'banner', id: '1' },
]
beforeEach(async () => {
  for (const event of EVENTS) await ask(sandbox, sensorLog3rd, { event: JSON.stringify(event) })
})

test('openings are summed up by row and kind, without those that the user left meanwhile and those without a tap', async () => {
  expect(await control(sandbox, 'openings')).toEqual({
    status: 200,
    openings: 4,
    underOneSecond: 0.5,
    medianMs: 1_000,
    rows: [
      { row: '/', kind: 'cold', openings: 3, underOneSecond: 2 / 3, medianMs: 999 },
      { row: '/asset/holdList', kind: 'warm', openings: 1, underOneSecond: 0, medianMs: 2_000 },
    ],
  })
})

test('one release is looked at by itself', async () => {
  expect(await control(sandbox, 'openings?version=1.5.0')).toMatchObject({ openings: 1 })
  expect(await control(sandbox, 'openings?version=1.6.0')).toMatchObject({
    openings: 0,
    underOneSecond: null,
    rows: [],
  })
})

test('openings since a tap are looked at by themselves', async () => {
  expect(await control(sandbox, 'openings?since=tap')).toMatchObject({ openings: 3 })
})
