import { describe, expect, it } from 'vitest'
import type { TraceEvent } from '#test/bench/trace.ts'
import { readLoad, type PageRequest } from './load.ts'

const SUBMIT = 'SubmitCompositorFrameToPresentationCompositorFrame'
const TAP = 1_000_000

/** An event of the page's main thread, so many milliseconds after the tap. */
const event = (
  name: string,
  ph: string,
  ms: number,
  more: Partial<TraceEvent> = {},
): TraceEvent => ({
  name,
  ph,
  ts: TAP + ms * 1_000,
  pid: 7,
  tid: 2,
  args: {},
  ...more,
})
const frame = (id: string, begun: number, submitted: number, presented: number) => {
  const id2 = { local: id }
  const args = { frame_reporter: { state: 'STATE_PRESENTED_ALL' } }
  return [
    event('PipelineReporter', 'b', begun, { id2, args }),
    event(SUBMIT, 'b', submitted, { id2 }),
    event(SUBMIT, 'e', presented, { id2 }),
    event('PipelineReporter', 'e', presented, { id2 }),
  ]
}
const commit = (ms: number) => event('Commit', 'b', ms)
const task = (ms: number, tdur: number) =>
  event('ThreadControllerImpl::RunTask', 'X', ms, { tdur: tdur * 1_000 })
const evaluated = (ms: number, tdur: number) =>
  event('v8.evaluateModule', 'X', ms, { tdur: tdur * 1_000 })

const events = [
  event('bench-live', 'I', -500),
  task(-10, 400),
  task(5, 30),
  evaluated(6, 20),
  evaluated(40, 3),
  event('bench-screen', 'I', 50),
  commit(55),
  ...frame('0x1', 50, 60, 70),
  event('bench-live', 'I', 100),
  commit(120),
  ...frame('0x2', 110, 130, 150),
  task(140, 10),
  task(160, 500),
]
const request = (path: string, ms: number, ...received: [number, number][]): PageRequest => ({
  url: `https://h5.example${path}`,
  at: TAP + ms * 1_000,
  received: received.map(([at, bytes]) => ({ at: TAP + at * 1_000, bytes })),
})
const requests = [
  request('/', 1, [5, 1_000]),
  request('/assets/core.js', 8, [20, 500], [30, 500]),
  request('/api/fund', 60, [80, 200]),
  request('/__pack/booted', 75),
  request('/assets/late.js', 170, [180, 9_000]),
  request('/assets/before.js', -40, [-20, 7_000]),
]
const report = {
  live: 90,
  screen: 40,
  dated: null,
  framesOn: 150,
  shifts: [
    { at: 100, value: 0.1 },
    { at: 150, value: 0.02 },
    { at: 400, value: 0.5 },
  ],
}

describe('readLoad', () => {
  const read = readLoad({ events, tapped: TAP, report, requests })

  it('takes the frame that was presented after the figure was in the page, since the tap', () =>
    expect(read).toMatchObject({ pid: 7, screen: 70, dated: null, live: 150 }))

  it('counts the main thread between the tap and that frame alone', () =>
    expect(read).toMatchObject({ busy: 40, scripts: 23, entry: 20 }))

  it('counts files, calls and bytes until that frame, and no request of the host’s own', () =>
    expect(read).toMatchObject({ files: 2, calls: 1, bytes: 2_200 }))

  it('adds up the layout shifts until the figure was drawn', () =>
    expect(read.shift).toBeCloseTo(0.12))

  it('leaves out what a page that was loaded ahead had done before the tap', () => {
    const shifts = [
      { at: 4_000, value: 0.3 },
      ...report.shifts.map(({ at, value }) => ({ at: at + 5_000, value })),
    ]
    const warm = { ...report, live: 5_090, framesOn: 5_150, shifts }
    const { shift } = readLoad({ events, tapped: TAP, report: warm, requests })
    expect(shift).toBeCloseTo(0.12)
  })

  it('refuses a figure that no frame shows', () => {
    const unseen = events.filter(({ id2 }) => id2?.local !== '0x2')
    expect(() => readLoad({ events: unseen, tapped: TAP, report, requests })).toThrow('no frame')
  })

  it('refuses a trace without the figure', () =>
    expect(() => readLoad({ events: [], tapped: TAP, report, requests })).toThrow('no mark'))
})
