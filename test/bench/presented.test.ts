import { describe, expect, it } from 'vitest'
import { readPictures, shownAt } from './presented.ts'
import type { TraceEvent } from './trace.ts'

const SUBMIT = 'SubmitCompositorFrameToPresentationCompositorFrame'

const event = (name: string, ph: string, ts: number, local: string, state = ''): TraceEvent => ({
  name,
  ph,
  ts,
  pid: 7,
  tid: 2,
  id2: { local },
  args: state === '' ? {} : { frame_reporter: { state: `STATE_${state}` } },
})
const commit = (ts: number) => event('Commit', 'b', ts, '0x9')
const frame = (id: string, begun: number, submitted: number, ended: number, state: string) => [
  event('PipelineReporter', 'b', begun, id, state),
  event(SUBMIT, 'b', submitted, id),
  event(SUBMIT, 'e', ended, id),
  event('PipelineReporter', 'e', ended, id),
]

describe('readPictures', () => {
  it('reads the complete frames, though ids are used again', () => {
    const events = [
      ...frame('0x1', 0, 20, 30, 'PRESENTED_ALL'),
      ...frame('0x2', 16, 20, 25, 'DROPPED'),
      ...frame('0x1', 30, 45, 50, 'PRESENTED_ALL'),
      ...frame('0x2', 34, 45, 60, 'PRESENTED_PARTIAL'),
      commit(40),
      commit(10),
      event('Commit', 'e', 11, '0x9'),
    ]
    expect(readPictures(events, 7)).toEqual({
      commits: [10, 40],
      frames: [
        { submitted: 20, presented: 30 },
        { submitted: 45, presented: 50 },
      ],
    })
    expect(readPictures(events, 8)).toEqual({ commits: [], frames: [] })
  })

  it('leaves out frames that were never submitted or had not ended', () => {
    const kept = [
      event('PipelineReporter', 'b', 0, '0x1', 'PRESENTED_ALL'),
      event('PipelineReporter', 'e', 9, '0x1'),
    ]
    const begun = frame('0x2', 10, 20, 30, 'PRESENTED_ALL').slice(0, -1)
    expect(readPictures([...kept, ...begun], 7).frames).toEqual([])
  })
})

describe('shownAt', () => {
  const pictures = {
    commits: [10, 40],
    frames: [
      { submitted: 5, presented: 12 },
      { submitted: 20, presented: 30 },
      { submitted: 45, presented: 50 },
    ],
  }

  it.each([
    [5, 30],
    [10, 30],
    [11, 50],
    [40, 50],
  ])('shows what was done at %d at %d', (done, shown) =>
    expect(shownAt(pictures, done)).toBe(shown),
  )

  it('gives nothing for a change that no frame shows', () =>
    expect(shownAt(pictures, 41)).toBeUndefined())
})
