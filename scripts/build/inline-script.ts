import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/** The script that runs before the first paint, and its place in the entry page. */
const SOURCE = 'src/platform/snapshots/show-snapshot.ts'
const PLACE = '<!-- show-snapshot -->'

/** The entry as Vite writes it: it would run before a snapshot is painted. */
const ENTRY = /<script type="module"( crossorigin)? src="([^"]+)"><\/script>/

const SCRIPTS = /<link rel="modulepreload"[^>]*>/g
const STYLES = /<link rel="stylesheet"( crossorigin)? href="([^"]+)">/g

/** The page whose entry is loaded at once and run by the inline script. */
export function withEntryHeld(html: string): string {
  if (!ENTRY.test(html)) throw new Error('the page has no entry')
  return html.replace(
    ENTRY,
    (_, crossorigin: string | undefined, src: string) =>
      `<link rel="modulepreload"${crossorigin ?? ''} href="${src}" data-entry>`,
  )
}

/**
 * The page that asks for its scripts and styles before the inline script runs, in whose place they
 * come: a parser that runs a script sees nothing of what follows.
 */
export function withFilesAskedFor(html: string): string {
  const scripts = html.match(SCRIPTS) ?? []
  const styles = [...html.matchAll(STYLES)].map(
    ([, crossorigin = '', href = '']) =>
      `<link rel="preload" as="style"${crossorigin} href="${href}">`,
  )
  return html.replace(SCRIPTS, '').replace(PLACE, scripts.join('') + styles.join('') + PLACE)
}

/** A module and what it imports as one classic script. */
async function bundled(root: string, file: string, target: readonly string[]): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: [...target],
      modulePreload: false,
      lib: { entry: join(root, file), formats: ['iife'], name: 'snapshot' },
    },
  })
  const parts = [built].flat().flatMap((it) => ('output' in it ? it.output : []))
  const [chunk, ...more] = parts.filter((it) => it.type === 'chunk')
  if (chunk === undefined || more.length > 0) throw new Error(`${file} is not one script`)
  return chunk.code.trim()
}

/**
 * The Vite plugin that writes the script which sets the theme and shows a snapshot into the entry
 * page, before its stylesheets, which would hold it up, and leaves it to that script to run the
 * entry. Before `pagePolicy`, which allows it by its hash. The dev server's page is without: its
 * screens are other ones from one moment to the next, and its entry sets the theme.
 */
export function inlineScript(target: readonly string[]): Plugin {
  let root = ''
  return {
    name: 'inline-script',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        if (!html.includes(PLACE)) return html
        const code = await bundled(root, SOURCE, target)
        return withFilesAskedFor(withEntryHeld(html)).replace(
          PLACE,
          () => `<script>${code}</script>`,
        )
      },
    },
  }
}
