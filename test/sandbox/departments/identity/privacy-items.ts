import * as v from 'valibot'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import data from './privacy-items.json' with { type: 'json' }

const item = v.strictObject({
  infoId: v.string(),
  group: v.string(),
  infoName: v.string(),
  scenario: v.string(),
  purpose: v.string(),
  thirdParty: v.string(),
  withdrawable: v.optional(v.boolean(), false),
})
export type PrivacyItem = v.InferOutput<typeof item>

/**
 * The name that is shown, masked, to who has invited the user. It is listed for who has accepted an
 * invitation alone.
 */
export const INVITE_NAME = 'inviteName'

/** The name that is shown, masked, in rankings of activities: never before it is agreed to. */
export const RANKING_NAME = 'rankingName'

/**
 * The kinds of personal information that are collected. What the law requires of every investor
 * cannot be withdrawn.
 */
export const PRIVACY_ITEMS = dataFile('privacy-items.json', v.array(item), data)
