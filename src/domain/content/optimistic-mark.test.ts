import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  markAfter,
  markOf,
  markToSend,
  shownMark,
  type MarkEvent,
  type MarkState,
} from './optimistic-mark.ts'

const off = markOf({ on: false, count: 4 })
const after = (state: MarkState, ...events: MarkEvent[]) => events.reduce(markAfter, state)
const toggled = { type: 'toggled' } as const
const sent = { type: 'sent' } as const

test('a tap counts at once, and is sent', () => {
  const tapped = after(off, toggled)
  expect(shownMark(tapped)).toEqual({ on: true, count: 5 })
  expect(markToSend(tapped)).toBe(true)
})

test('a second tap before anything was sent leaves nothing to send', () => {
  expect(markToSend(after(off, toggled, toggled))).toBeNull()
})

test('a second tap while the first is under way is sent once that is answered', () => {
  const waiting = after(off, toggled, sent, toggled)
  expect(shownMark(waiting)).toEqual({ on: false, count: 4 })
  expect(markToSend(waiting)).toBeNull()
  const answered = after(waiting, { type: 'answered', on: true, count: 5 })
  expect(shownMark(answered)).toEqual({ on: false, count: 4 })
  expect(markToSend(answered)).toBe(false)
})

test('the provider’s count takes the place of the one counted ahead', () => {
  const answered = after(off, toggled, sent, { type: 'answered', on: true, count: 9 })
  expect(shownMark(answered)).toEqual({ on: true, count: 9 })
})

test('a failure shows what was known, whatever was tapped meanwhile', () => {
  const failed = after(off, toggled, sent, toggled, toggled, { type: 'failed' })
  expect(shownMark(failed)).toEqual({ on: false, count: 4 })
  expect(markToSend(failed)).toBeNull()
})

test('whatever happens, what is shown settles at what the provider has', () => {
  const action = fc.constantFrom('tap', 'answer', 'fail')
  fc.assert(
    fc.property(fc.boolean(), fc.array(action), (on, actions) => {
      let server = { on, count: 10 }
      let state = markOf(server)
      const send = () => {
        if (markToSend(state) !== null) state = markAfter(state, sent)
      }
      const answer = () => {
        if (state.sent === null) return
        if (state.sent !== server.on) {
          server = { on: state.sent, count: server.count + (state.sent ? 1 : -1) }
        }
        state = markAfter(state, { type: 'answered', ...server })
      }
      for (const it of actions) {
        if (it === 'tap') state = markAfter(state, toggled)
        else if (it === 'answer') answer()
        else if (state.sent !== null) state = markAfter(state, { type: 'failed' })
        send()
      }
      answer()
      send()
      answer()
      expect(shownMark(state)).toEqual(server)
      expect(markToSend(state)).toBeNull()
    }),
  )
})
