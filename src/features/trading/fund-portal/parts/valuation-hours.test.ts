import { describe, expect, it } from 'vitest'
import { newerDue, valuationState } from './valuation-hours.ts'

/** Wednesday 2026-03-11; the 14th is a Saturday. */
const on = (day: string, clock: string) => `202603${day}${clock.replace(':', '')}00`

describe('newer estimates are due', () => {
  it.each([
    // now, those in hand, whether there should be newer ones
    ['11', '09:00', '10', '15:00', false],
    ['11', '09:30', '10', '15:00', false],
    ['11', '09:31', '10', '15:00', true],
    ['11', '09:40', '10', '15:00', true],
    // Nothing new ten minutes after the opening: the exchange is closed.
    ['11', '09:41', '10', '15:00', false],
    ['11', '10:05', '11', '10:04', true],
    ['11', '10:05', '11', '10:05', false],
    ['11', '11:31', '11', '11:29', true],
    ['11', '12:30', '11', '11:30', false],
    ['11', '13:00', '11', '11:30', false],
    ['11', '13:01', '11', '11:30', true],
    ['11', '15:20', '11', '14:58', true],
    ['11', '15:20', '11', '15:00', false],
    ['14', '09:35', '13', '15:00', false],
  ])('%s-th %s, in hand %s-th %s: %j', (day, clock, ofDay, ofClock, due) => {
    expect(newerDue(on(day, clock), on(ofDay, ofClock))).toBe(due)
  })
})

describe('the state of estimates', () => {
  it.each([
    ['11', '10:00', '11', '10:00', 'live'],
    ['11', '11:30', '11', '11:30', 'pause'],
    ['11', '12:59', '11', '11:30', 'pause'],
    ['11', '13:00', '11', '11:30', 'live'],
    ['11', '14:59', '11', '14:59', 'live'],
    ['11', '15:00', '11', '15:00', 'closed'],
    ['11', '09:00', '10', '15:00', 'earlier'],
    ['14', '10:00', '13', '15:00', 'earlier'],
  ])('%s-th %s, in hand %s-th %s: %s', (day, clock, ofDay, ofClock, state) => {
    expect(valuationState(on(day, clock), on(ofDay, ofClock))).toBe(state)
  })
})
