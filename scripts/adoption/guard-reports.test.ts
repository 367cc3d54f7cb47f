import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { DeviceEvent } from '#offline/events/device-event.ts'
import { writeEvents } from '#test/bench/adoption/made-events.ts'
import { guardReports } from './guard-reports.ts'
import { openEvents } from './open-events.ts'

const MINUTE = 60_000
const BEGAN = Date.UTC(2026, 8, 30, 16)

/** The events of one device: minutes after the beginning, and what happened. */
function device(
  number: number,
  happened: readonly (readonly [
    minutes: number,
    Pick<DeviceEvent, 'kind'> & Partial<DeviceEvent>,
  ])[],
): DeviceEvent[] {
  return happened.map(([minutes, it], at) => ({
    v: 1,
    device: number.toString(16).padStart(32, '0'),
    n: at + 1,
    time: BEGAN + minutes * MINUTE,
    channel: 'production',
    app: '5.12.0',
    platform: 'android',
    engine: 'chromium 120',
    deviceClass: 'middle',
    share: 1,
    release: 7,
    version: '1.7.0',
    ...it,
  }))
}
const checked = (cohort: number, basisPoints: number) =>
  ({ kind: 'checked', cohort, basisPoints }) as const
const opened = (ms: number) => ({ kind: 'opened', ms }) as const

test('a device is judged at its first opening ten minutes after its first check in a step, once a step, by what happened until then', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'h5-reports-')), 'events.ndjson')
  await writeEvents(file, [
    // In the first step: an opening that is too soon, then a failed start before the one that counts.
    ...device(1, [
      [0, checked(40, 100)],
      [5, opened(3_000)],
      [20, { kind: 'failed', reason: 'no_screen' }],
      [30, opened(300)],
      [40, { kind: 'rolledBack' }],
    ]),
    // Out of it, and in the second one, with a slow opening there.
    ...device(2, [
      [0, checked(200, 100)],
      [30, opened(400)],
      [100, checked(200, 500)],
      [130, opened(1_500)],
    ]),
    // Out of both; checked twice in the first, judged once.
    ...device(3, [
      [0, checked(9_000, 100)],
      [15, checked(9_000, 100)],
      [30, { kind: 'failed', reason: 'page_error' }],
      [31, opened(300)],
      [100, checked(9_000, 500)],
      [200, opened(300)],
    ]),
    // Below the percentage before: it had the release already in the step before, and is not of this one.
    ...device(4, [
      [100, checked(40, 500)],
      [200, opened(300)],
    ]),
    // Never opened again: not judged.
    ...device(5, [[0, checked(40, 100)]]),
    // Of another release.
    ...device(6, [
      [0, { ...checked(40, 100), release: 8 }],
      [30, opened(300)],
    ]),
  ])
  const events = await openEvents([file])
  const reports = await guardReports(events, 7)
  await events.close()
  const of = (guard: string) => {
    const own = reports.filter((it) => it.guard === guard)
    const steps = [...new Set(own.map(({ step }) => step.join(' to ')))]
    return steps.map((step) => {
      const rows = own.filter((it) => it.step.join(' to ') === step)
      const sum = (group: 'release' | 'control') =>
        ['devices', 'failed'].map((it) =>
          rows.reduce(
            (all, row) => all + (it === 'devices' ? row[group].devices : row[group].failed),
            0,
          ),
        )
      return [step, sum('release'), sum('control')]
    })
  }
  const whole = (first: [number[], number[]], second: [number[], number[]]) => [
    ['0 to 100', ...first],
    ['100 to 500', ...second],
  ]
  expect(of('failedStart')).toEqual(
    whole(
      [
        [1, 1],
        [2, 0],
      ],
      [
        [1, 0],
        [1, 0],
      ],
    ),
  )
  expect(of('rolledBack')).toEqual(
    whole(
      [
        [1, 0],
        [2, 0],
      ],
      [
        [1, 0],
        [1, 0],
      ],
    ),
  )
  expect(of('slowOpening')).toEqual(
    whole(
      [
        [1, 1],
        [2, 0],
      ],
      [
        [1, 1],
        [1, 0],
      ],
    ),
  )
  expect(of('pageError')).toEqual(
    whole(
      [
        [1, 0],
        [2, 1],
      ],
      [
        [1, 0],
        [1, 0],
      ],
    ),
  )
  // The judgements of the second step are in two hours.
  expect(
    reports.filter(({ guard, step }) => guard === 'rolledBack' && step[1] === 500),
  ).toHaveLength(2)
})
