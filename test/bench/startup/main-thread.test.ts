import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TraceEvent } from '#test/bench/trace.ts'
import { mainThreadParts, PARTS } from './main-thread.ts'

const TASK = 'ThreadControllerImpl::RunTask'

/** An event from one moment on, in ms; the thread is at work all the time. */
const event = (name: string, from: number, ms: number): TraceEvent => ({
  name,
  ph: 'X',
  ts: from * 1_000,
  dur: ms * 1_000,
  tdur: ms * 1_000,
  pid: 1,
  tid: 1,
  args: {},
})

test('an event’s time is its own, without that of the events inside it', () => {
  const events = [
    event(TASK, 0, 100),
    event('v8.evaluateModule', 10, 60),
    event('Layout', 20, 15),
    event('MinorGC', 40, 5),
    event(TASK, 100, 20),
    event('FunctionCall', 101, 18),
    event('FunctionCall', 102, 10),
  ]
  expect(mainThreadParts(events)).toEqual({
    evaluate: 40,
    run: 18,
    parse: 0,
    style: 15,
    paint: 0,
    collect: 5,
    rest: 42,
  })
  expect(mainThreadParts(events.toReversed())).toEqual(mainThreadParts(events))
})

test('a task inside a task counts once, and what is in no task does not count', () => {
  const events = [event(TASK, 0, 10), event(TASK, 2, 5), event('Layout', 20, 5)]
  expect(mainThreadParts(events)).toMatchObject({ rest: 10, style: 0 })
})

test('what runs after a task counts as functions, with what is inside it', () => {
  const after = 'BlinkScheduler_PerformMicrotaskCheckpoint'
  const events = [
    event(TASK, 0, 10),
    event(after, 10, 20),
    event('MinorGC', 12, 5),
    event(after, 30, 1),
  ]
  expect(mainThreadParts(events)).toMatchObject({ rest: 10, run: 16, collect: 5 })
})

test('the parts add up to the time of all tasks', () => {
  const inside = fc.array(fc.constantFrom('Layout', 'Paint', 'ParseHTML', 'FunctionCall', 'else'))
  fc.assert(
    fc.property(fc.array(inside, { maxLength: 8 }), (tasks) => {
      const events = tasks.flatMap((names, task) => [
        event(TASK, task * 1_000, 900),
        // Each inside the one before it.
        ...names.map((name, depth) => event(name, task * 1_000 + depth, 900 - 2 * depth)),
      ])
      const parts = mainThreadParts(events)
      const sum = PARTS.reduce((all, part) => all + parts[part], 0)
      expect(sum).toBeCloseTo(900 * tasks.length)
    }),
  )
})
