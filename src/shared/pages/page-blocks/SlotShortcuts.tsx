import * as v from 'valibot'
import { shortcuts } from '#domain/page/blocks/plain-blocks.ts'
import { navigationDestination } from '#domain/navigation/navigation-item.ts'
import { outsideHosts } from '#platform/outside-sites.ts'
import { surface } from '#platform/surface.ts'
import type { SlotShortcutsProps } from '#templates/slot-part.ts'
import { useForward } from '#templates/use-forward.ts'
import { ShortcutIcon, shortcutMark } from './blocks/ShortcutFace.tsx'
import { PagePicture } from './PagePicture.tsx'
import { usePageAnswer } from './use-page.ts'

/**
 * The shortcuts of a place: those of its page's first block of them, without what leads nowhere
 * here. Where there is no such page, or it does not load, those that it is given.
 */
export function SlotShortcuts({ slot, most, item, fallback }: SlotShortcutsProps) {
  const { data } = usePageAnswer({ slot })
  const forward = useForward()
  const found = data?.kind === 'page' ? data.page.blocks : []
  const block = found.find(({ type }) => type === shortcuts.type)
  if (block === undefined) return fallback
  const items = v.parse(shortcuts.schema, block.props).items.flatMap((it, at) => {
    const go = forward(it.action)
    if (go === null) return []
    const to = navigationDestination(it.action, surface(), outsideHosts())
    return {
      key: String(at),
      label: it.label,
      icon:
        it.picture === null ? (
          <ShortcutIcon icon={it.icon} />
        ) : (
          <PagePicture picture={it.picture} alt="" />
        ),
      mark: shortcutMark(it.badge, it.until),
      href: to.kind === 'screen' ? to.to : null,
      go,
    }
  })
  return items.length === 0 ? fallback : items.slice(0, most).map(item)
}
