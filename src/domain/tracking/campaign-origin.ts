/** The origin that led a user to a campaign (rules.md#campaign-origin), as an address names it. */
import * as v from 'valibot'

export const ORIGIN_FIELDS = ['campaignId', 'markId', 'channel'] as const
export type OriginField = (typeof ORIGIN_FIELDS)[number]
export type CampaignOrigin = Readonly<Partial<Record<OriginField, string>>>

const WORD = /^[\w-]{1,64}$/
export const isOriginWord = (text: string): boolean => WORD.test(text)

/** Eleven digits and more, however separated, may be the number of a person. */
const NO_PERSON = /^(?!.*\d(?:[-_]*\d){10})/

const tracked = v.optional(v.pipe(v.string(), v.regex(WORD), v.regex(NO_PERSON, 'no number')))
export const trackedOrigin = v.strictObject({
  campaignId: tracked,
  markId: tracked,
  channel: tracked,
})

/** The list of viewpoints has a `channel` of its own. */
const OWN_CHANNEL = '/vp/home'

/** The words of an address; what is no such word is left out. */
export function originOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): CampaignOrigin {
  const query = new URLSearchParams(search)
  const named = ORIGIN_FIELDS.filter(
    (field) =>
      isOriginWord(query.get(field) ?? '') && !(field === 'channel' && pathname === OWN_CHANNEL),
  )
  return Object.fromEntries(named.map((field) => [field, query.get(field) ?? '']))
}

/** Returns what an address changes: another campaign leaves nothing of the one before. */
export function nextOrigin(before: CampaignOrigin, named: CampaignOrigin): CampaignOrigin {
  const isOther = named.campaignId !== undefined && named.campaignId !== before.campaignId
  return isOther ? Object.assign({ markId: '', channel: '' }, named) : named
}

/** Returns what tracking gets of it: no word that may be the number of a person. */
export function originForTracking(origin: CampaignOrigin): CampaignOrigin {
  const kept = ORIGIN_FIELDS.filter(
    (field) => v.is(trackedOrigin.entries[field], origin[field]) && origin[field] !== undefined,
  )
  return Object.fromEntries(kept.map((field) => [field, origin[field] ?? '']))
}

/** The services whose calls are those of campaigns, coupons, invitations and coins. */
const SERVICES = [
  '/api/hd/',
  '/api/coupon/',
  '/api/gift/',
  '/api/exchange/',
  '/api/invite/',
  '/api/lottery/',
  '/th/growthPoints/',
  '/th/doubleEgg/',
] as const

export const isCampaignCall = (path: string): boolean =>
  SERVICES.some((service) => path.startsWith(service))

/** The header of a call that carries each of them. */
export const ORIGIN_HEADERS: Readonly<Record<OriginField, string>> = {
  campaignId: 'campaign_id',
  markId: 'mark_id',
  channel: 'channel',
}

/** The headers of a call; none of one that is no campaign's. */
export function originHeaders(
  path: string,
  origin: CampaignOrigin,
): Readonly<Record<string, string>> {
  if (!isCampaignCall(path)) return {}
  const named = ORIGIN_FIELDS.filter((field) => isOriginWord(origin[field] ?? ''))
  return Object.fromEntries(named.map((field) => [ORIGIN_HEADERS[field], origin[field] ?? '']))
}
