import * as v from 'valibot'
import type { World } from '#test/sandbox/kernel/world.ts'

const TEXT_FIELDS = [
  'investorName',
  'birthDate',
  'contactInfo',
  'countryCode',
  'validDate',
  'vocationCode',
  'contactCountryCode',
  'province',
  'city',
  'district',
  'address',
  'auctualCtrlName',
  'auctualBenefitName',
  'badRecord',
  'familyName',
  'givenName',
  'birthPlace',
  'residence',
  'residenceEn',
] as const

const taxResidence = v.object({
  countryCode: v.string(),
  taxNo: v.string(),
  reason: v.picklist(['', 'A', 'B']),
  explanation: v.string(),
})

const stored = v.object({
  ...v.entriesFromList(TEXT_FIELDS, v.optional(v.string(), '')),
  sex: v.optional(v.picklist(['', '1', '2']), ''),
  hasBadRecord: v.optional(v.picklist(['0', '1']), '0'),
  crsType: v.optional(v.picklist(['', 'A', 'B', 'C']), ''),
  foreignIdentityFlag: v.optional(v.picklist(['0', '1']), '0'),
  taxResidences: v.optional(v.array(taxResidence), []),
})

export type PersonalInfo = v.InferOutput<typeof stored>

/** The stored facts about the person; empty texts where there are none. */
export function readPersonalInfo({ db }: World, userId: string): PersonalInfo {
  const row = db.get(
    v.object({ info: v.string() }),
    'SELECT info FROM personal_infos WHERE user_id = ?',
    userId,
  )
  return v.parse(stored, JSON.parse(row?.info ?? '{}'))
}

/** Adds to what is stored, and sets the gate's two flags by what is there then. */
export function savePersonalInfo(world: World, userId: string, news: Partial<PersonalInfo>): void {
  const { db, clock } = world
  const info = { ...readPersonalInfo(world, userId), ...news }
  db.run(
    `INSERT INTO personal_infos VALUES (?, ?, ?)
     ON CONFLICT (user_id) DO UPDATE SET info = excluded.info, update_time = excluded.update_time`,
    userId,
    JSON.stringify(info),
    clock.now(),
  )
  db.run(
    'UPDATE users SET has_personal_info = max(has_personal_info, ?), has_crs = max(has_crs, ?) WHERE user_id = ?',
    info.investorName === '' ? 0 : 1,
    info.crsType === '' ? 0 : 1,
    userId,
  )
}
