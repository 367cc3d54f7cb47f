import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  LONGEST_SIDE,
  pictureKind,
  slotAfter,
  uploadSize,
  type SlotEvent,
  type SlotState,
} from './picture.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

describe('the size of an uploaded picture', () => {
  it.each([
    [
      { width: 4_000, height: 3_000 },
      { width: 2_000, height: 1_500 },
    ],
    [
      { width: 3_000, height: 4_000 },
      { width: 1_500, height: 2_000 },
    ],
    [
      { width: 2_000, height: 2_000 },
      { width: 2_000, height: 2_000 },
    ],
    [
      { width: 101, height: 101 },
      { width: 101, height: 101 },
    ],
    [
      { width: 100_000, height: 1 },
      { width: 2_000, height: 1 },
    ],
    [{ width: 0, height: 10 }, null],
    [{ width: Number.NaN, height: 10 }, null],
  ])('of %j is %j', (size, expected) => {
    expect(uploadSize(size)).toEqual(expected)
  })

  it('is never larger than the picture, within the limit, and of its shape', () => {
    const side = fc.integer({ min: 1, max: 12_000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const size = uploadSize({ width, height })
        if (size === null) throw new Error('a picture has a size')
        expect(size.width).toBeLessThanOrEqual(Math.min(width, LONGEST_SIDE))
        expect(size.height).toBeLessThanOrEqual(Math.min(height, LONGEST_SIDE))
        // Within the pixel that rounding may take, and the one that is the least.
        const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
        expect(Math.abs(size.width - width * scale)).toBeLessThan(1)
        expect(Math.abs(size.height - height * scale)).toBeLessThan(1)
      }),
    )
  })
})

describe('the kind of a file', () => {
  it.each([
    ['\u00FF\u00D8\u00FF\u00E1', 'jpeg'],
    ['\u0089PNG\r\n\u001A\n', 'png'],
    ['\0\0\0\u0018ftypheic', 'heic'],
    ['\0\0\0\u0018ftypmif1', 'heic'],
    ['\0\0\0\u0018ftypisom', 'other'],
    ['%PDF-1.7', 'other'],
    ['', 'other'],
  ] as const)('of %j is %s', (head, kind) => {
    expect(pictureKind(bytes(head))).toBe(kind)
  })
})

describe('a slot for a picture', () => {
  const run = (events: readonly SlotEvent[]) => events.reduce<SlotState>(slotAfter, { at: 'empty' })

  const CHOSEN: SlotEvent[] = [{ is: 'chosen' }, { is: 'compressed' }]

  it('goes from choosing to done', () => {
    expect(run([{ is: 'chosen' }])).toEqual({ at: 'compressing' })
    expect(run([...CHOSEN, { is: 'sent', share: 0.4 }])).toEqual({ at: 'uploading', share: 0.4 })
    expect(run([...CHOSEN, { is: 'sent', share: 1 }])).toEqual({ at: 'reading' })
    expect(run([...CHOSEN, { is: 'sent', share: 1 }, { is: 'read' }])).toEqual({ at: 'done' })
  })

  it('never shows less progress than before', () => {
    const late: SlotEvent[] = [
      { is: 'sent', share: 0.8 },
      { is: 'sent', share: 0.2 },
    ]
    expect(run([...CHOSEN, ...late])).toEqual({ at: 'uploading', share: 0.8 })
    expect(run([...CHOSEN, { is: 'sent', share: 1 }, ...late])).toEqual({ at: 'reading' })
  })

  it('keeps a picture that did not arrive for a retry, and no other', () => {
    const lost = run([...CHOSEN, { is: 'lost', reason: '网络中断' }])
    expect(lost).toEqual({ at: 'failed', reason: '网络中断', again: 'retry' })
    expect(slotAfter(lost, { is: 'retried' })).toEqual({ at: 'uploading', share: 0 })
    const unusable = run([...CHOSEN, { is: 'unusable', reason: '无法识别' }])
    expect(unusable).toEqual({ at: 'failed', reason: '无法识别', again: 'retake' })
    expect(slotAfter(unusable, { is: 'retried' })).toBe(unusable)
  })

  it('keeps a picture that belongs into another slot, to be moved there', () => {
    expect(run([...CHOSEN, { is: 'misplaced', reason: '这是国徽面' }])).toEqual({
      at: 'failed',
      reason: '这是国徽面',
      again: 'move',
    })
  })

  it('does not take the answer for a picture that was taken away', () => {
    expect(run([...CHOSEN, { is: 'cleared' }, { is: 'read' }])).toEqual({ at: 'empty' })
    expect(run([...CHOSEN, { is: 'chosen' }, { is: 'lost', reason: '网络中断' }])).toEqual({
      at: 'compressing',
    })
  })
})
