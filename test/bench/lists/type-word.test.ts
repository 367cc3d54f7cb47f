import { expect, it } from 'vitest'
import type { TraceEvent } from '#test/bench/trace.ts'
import { keyTimes } from './type-word.ts'

const event = (name: string, ph: string, ts: number, local = '', state = ''): TraceEvent => ({
  name,
  ph,
  ts,
  pid: 7,
  tid: 1,
  id2: { local },
  args: state === '' ? {} : { frame_reporter: { state } },
})
/** A picture of what the page had done by `committed`. */
const picture = (committed: number, presented: number) => [
  event('PipelineReporter', 'b', committed - 1, `${committed}`, 'STATE_PRESENTED_ALL'),
  event('Commit', 'b', committed, `${committed}`),
  event('SubmitCompositorFrameToPresentationCompositorFrame', 'b', committed, `${committed}`),
  event('PipelineReporter', 'e', presented, `${committed}`),
]

it('takes each key from its event to the first picture, and to that of its last change', () => {
  const events = [
    event('bench-key', 'I', 1_000),
    event('bench-change', 'I', 5_000),
    ...picture(6_000, 9_000),
    event('bench-change', 'I', 20_000),
    ...picture(21_000, 31_000),
    event('bench-key', 'I', 400_000),
    event('bench-change', 'I', 410_000),
    ...picture(412_000, 420_000),
  ]
  expect(keyTimes(events)).toEqual([
    { feedback: 8, answer: 30 },
    { feedback: 20, answer: 20 },
  ])
})

it('passes over a last change that is not to be seen', () => {
  const events = [
    event('bench-key', 'I', 1_000),
    event('bench-change', 'I', 5_000),
    ...picture(6_000, 9_000),
    event('bench-change', 'I', 20_000),
  ]
  expect(keyTimes(events)).toEqual([{ feedback: 8, answer: 8 }])
})

it('takes a letter that changes no words for its own answer', () => {
  expect(keyTimes([event('bench-key', 'I', 1_000), ...picture(6_000, 9_000)])).toEqual([
    { feedback: 8, answer: 8 },
  ])
})

it('refuses a recording without a frame after a key', () => {
  const events = [
    event('bench-key', 'I', 0),
    event('bench-change', 'I', 5),
    event('bench-key', 'I', 400_000),
    event('bench-change', 'I', 410_000),
    ...picture(412_000, 420_000),
  ]
  expect(() => keyTimes(events)).toThrow('key 1')
})
