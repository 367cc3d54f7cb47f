import { expect, test } from 'vitest'
import { isDate8 } from '#domain/calendar/calendar-date.ts'
import {
  isInviterReward,
  mayReward,
  namesInviterReward,
  UNNAMED_INVITER_REWARD,
  UNREWARDED,
} from './messaging.ts'

test.each([UNREWARDED, UNNAMED_INVITER_REWARD])('%j has its source and dates', (rule) => {
  expect(isDate8(rule.source.from)).toBe(true)
  expect(isDate8(rule.asOf)).toBe(true)
  expect(rule.source.title).not.toBe('')
})

test.each([
  ['share', false],
  ['share_page', false],
  ['share-1', false],
  ['sharesBought', true],
  ['follow', false],
  ['download', false],
  ['help', false],
  ['collect', false],
  ['invitees', true],
  ['instalments', true],
  ['toString', true],
])('a reward for %s is allowed: %s', (act, allowed) => {
  expect(mayReward(act)).toBe(allowed)
})

test.each([
  ['wechat', false],
  ['mini-program', false],
  ['native-ios', true],
  ['native-android', true],
  ['browser', true],
])('a page in %s names what an inviter gets: %s', (host, names) => {
  expect(namesInviterReward(host)).toBe(names)
})

test.each([
  ['invite-one', true],
  ['invite', true],
  ['invited', false],
  ['first-buy', false],
])('the reward %s is an inviter’s: %s', (rewardId, is) => {
  expect(isInviterReward(rewardId)).toBe(is)
})
