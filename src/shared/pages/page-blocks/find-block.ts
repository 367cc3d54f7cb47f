import type { Block } from '#domain/page/block.ts'

/**
 * The box of a block on the page that this element is on: other pages that stay mounted may have
 * blocks of the same ids.
 */
export function blockNear(element: Element, id: string): Element | null {
  const boxes = element.closest('[data-accent]')?.querySelectorAll('[data-block]') ?? []
  return [...boxes].find((box) => box.id === `block-${id}`) ?? null
}

/** Returns whether a block is among these, or in a slot of theirs. */
export const holdsBlock = (blocks: readonly Block[], id: string): boolean =>
  blocks.some((block) => block.id === id || block.slots.some((slot) => holdsBlock(slot, id)))
