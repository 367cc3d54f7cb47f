/**
 * A listener of window, document or visualViewport that is never removed goes on for a screen that
 * is gone. Fails a file that leaves one of the product, by its file and line.
 */
import { afterAll } from 'vitest'
import { watchListeners } from './left-listeners.ts'

/** Listeners that only the page's unload ends, with the reason of each. */
const UNTIL_UNLOAD: Readonly<Record<string, string>> = {
  'bridge/client.ts': 'a page has one bridge',
  'bridge/probe.ts': 'the messaging app is ready at a time of its own',
  'bridge/trace.ts': 'a page has one bridge',
  'bridge/hosts/page-host.ts': 'a page has one bridge',
  'bridge/hosts/page-tags.ts': 'a page has one bridge',
  'bridge/hosts/web-fallbacks.ts': 'a page has one bridge',
  'src/app/history/settle-history.ts': 'a move in the history may end on any page',
  'src/app/links/preload-links.ts': 'every screen has links',
  'src/platform/vault/abort-when-left.ts': 'a transaction ends after its screen is left',
  'src/platform/shown-again.ts': 'the page may be shown again before a screen asks for it',
  'src/platform/vitals.ts': 'an opening ends when the page is left',
  'src/shared/views/content/moderation/use-removal.ts':
    'a removal is sent after its screen is left',
  'src/ui/layout/keyboard.ts': 'every screen may have a field',
  'src/ui/overlays/use-tap-shield.ts': 'a finger may be down before any sheet opens',
}

const watched = [window, document, window.visualViewport]
  .filter((target) => target != null)
  .map((target) => watchListeners(target))

afterAll(() => {
  const own = watched
    .flatMap(({ left }) => left())
    .filter((place) => !Object.keys(UNTIL_UNLOAD).some((file) => place.startsWith(`${file}:`)))
  if (own.length > 0) throw new Error(`listeners that outlive their page: ${own.join(', ')}`)
})
