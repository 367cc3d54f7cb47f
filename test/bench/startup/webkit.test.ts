import { expect, it } from 'vitest'
import { readWebkitLoad } from './webkit.ts'

it('brings the clocks of page and host together, and counts the requests until the frame', () => {
  const text = JSON.stringify({
    tapped: 1_000_000,
    shown: 1_900_000,
    busy: 240,
    memory: 70_000_000,
    engine: 'WebKitGTK 2.50',
    report: { live: 600, screen: 300, dated: 200, framesOn: 850, shifts: [] },
    requests: [
      { url: 'heanfund-h5://app/', at: 1_010_000 },
      { url: 'heanfund-h5://app/assets/core.js?x', at: 1_020_000 },
      { url: 'heanfund-h5://app/api/fund', at: 1_500_000 },
      { url: 'heanfund-h5://app/__pack/booted?t', at: 1_600_000 },
      { url: 'heanfund-h5://app/assets/late.js', at: 1_950_000 },
    ],
  })
  expect(readWebkitLoad(text)).toEqual({
    engine: 'WebKitGTK 2.50',
    screen: 350,
    dated: 250,
    inPage: 650,
    live: 900,
    files: 2,
    calls: 1,
    busy: 240,
    memory: 70_000_000,
  })
})

it('reads that a host has no pages that are loaded ahead', () =>
  expect(readWebkitLoad('null')).toBeNull())
