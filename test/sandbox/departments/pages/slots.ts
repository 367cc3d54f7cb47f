/** The places of the app that pages can be made for, and which page has each. */
import { FIXED_SLOTS, slotTitle } from '#domain/page/slots.ts'
import { BOUTIQUE_CODES } from '#shared/pages/page-blocks/slots/fund-slots.ts'
import { specialById, SPECIALS } from '#test/sandbox/departments/content/catalogue.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { allPages } from './versions.ts'

/** The name of the place; null where the app has none of that name. */
export const slotName = ({ market }: World, slot: string): string | null =>
  slotTitle(slot, (family, id) =>
    family === 'special' ? (specialById(id)?.title ?? null) : (market.fund(id)?.name ?? null),
  )

/** Every place that an editor offers, with the page that has it; any fund may have a page of its own. */
export function listSlots(world: World) {
  const pages = allPages(world.db)
  const offered = [
    ...Object.keys(FIXED_SLOTS),
    ...BOUTIQUE_CODES.map((code) => `boutique:${code}`),
    ...SPECIALS.map(({ specialId }) => `special:${specialId}`),
    ...pages.flatMap(({ slot }) => slot ?? []),
  ]
  return [...new Set(offered)].flatMap((slot) => {
    const name = slotName(world, slot)
    const pageId = pages.find((page) => page.slot === slot)?.page_id ?? null
    return name === null ? [] : [{ slot, name, pageId }]
  })
}
