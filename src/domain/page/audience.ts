/** The readers of a block, and its time (rules.md#composed-pages). */
import { secondsBetween, type Time14 } from '#domain/calendar/calendar-date.ts'
import type { Audience, Block, PageHost } from './block.ts'

/** The facts by which a page's reader is known. */
export interface Viewer {
  readonly signedIn: boolean
  readonly newUser: boolean
  readonly vip: boolean
  /** Class of a valid risk test; null without one. */
  readonly riskClass: number | null
  readonly holds: readonly string[]
  /** Null: the page itself decides by its container. */
  readonly host: PageHost | null
}

/** Somebody of whom nothing is known but the container: what the copy in the pack is shown to. */
export const anybody = (host: PageHost | null): Viewer => ({
  signedIn: false,
  newUser: false,
  vip: false,
  riskClass: null,
  holds: [],
  host,
})

/** Conditions that only hold for one user, so that the answer is theirs alone. */
const PERSONAL = ['signedIn', 'newUser', 'vip', 'classMin', 'holds'] as const

export const isPersonal = (who: Audience | null): boolean =>
  who !== null && PERSONAL.some((name) => who[name] !== undefined)

/** Returns whether every condition holds. An audience that could not be read includes no one. */
export function isMeant(who: Audience | null, viewer: Viewer): boolean {
  if (who === null) return false
  const { signedIn, newUser, vip, classMin, holds, hosts } = who
  return (
    (signedIn === undefined || signedIn === viewer.signedIn) &&
    (newUser === undefined || newUser === viewer.newUser) &&
    (vip === undefined || vip === viewer.vip) &&
    (classMin === undefined || (viewer.riskClass !== null && viewer.riskClass >= classMin)) &&
    (holds === undefined || holds.some((code) => viewer.holds.includes(code))) &&
    (hosts === undefined || viewer.host === null || hosts.includes(viewer.host))
  )
}

/** From the first second on, until the last one, which is no longer of it. */
export const isTime = ({ from, until }: Block['when'], now: Time14): boolean =>
  (from === null || now >= from) && (until === null || now < until)

/**
 * The items of a block that are shown now: those of an arm were left by the provider, without its
 * name.
 */
export const visibleItems = <T extends Block['when'] & { readonly arm: string }>(
  items: readonly T[],
  now: Time14,
): readonly T[] => items.filter((item) => isTime(item, now) && item.arm === '')

/** The blocks that this viewer sees now; `arm` is null where the viewer is in no experiment. */
export function visibleBlocks(
  blocks: readonly Block[],
  viewer: Viewer,
  now: Time14,
  arm: string | null,
): readonly Block[] {
  return blocks.filter(
    (block) =>
      isTime(block.when, now) &&
      isMeant(block.who, viewer) &&
      (block.arm === '' || block.arm === arm),
  )
}

/** The minimum time before the page is requested again, in seconds. */
export const LEAST_WAIT = 60

/** Seconds until the page is to be requested again; null where no change is due. */
export const secondsToAsk = (next: Time14 | null, now: Time14): number | null =>
  next === null ? null : Math.max(LEAST_WAIT, secondsBetween(now, next))
