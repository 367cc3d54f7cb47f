import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import {
  contentPolicy,
  withEmbedders,
  withPolicy,
  type PageSources,
} from '#offline/page-security.js'
import { embedOrigins } from '#domain/embed/embed-chart.ts'
import { mediaHosts } from '#domain/brand-sites.ts'
import { readDocumentHosts } from '#platform/document-hosts.ts'
import { FORM_BANKS } from '#platform/form-banks.ts'

/** Files of the build that are pages, in addition to the entry. */
const OTHER_PAGES = ['offline.html']

const scriptHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function inline(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'gi'))
  return [...elements].flatMap(([, attributes = '', text = '']) =>
    /\ssrc=/.test(attributes) || text === '' ? [] : [scriptHash(text)],
  )
}

/** The page with the policy that its own inline elements and the declared sources need. */
export function protectedPage(html: string, sources: PageSources): string {
  const hashes = { scripts: inline(html, 'script'), styles: inline(html, 'style') }
  return withPolicy(html, contentPolicy(sources, hashes))
}

/** The hosts that the build declares (`declaredInputs`), as the pages read them. */
function declaredHosts(
  define: Readonly<Record<string, unknown>> | undefined,
  name: 'VITE_DOCUMENT_HOSTS' | 'VITE_EMBED_HOSTS',
): string | undefined {
  const declared = define?.[`import.meta.env.${name}`]
  const hosts: unknown = typeof declared === 'string' ? JSON.parse(declared) : undefined
  return typeof hosts === 'string' ? hosts : undefined
}

/**
 * The Vite plugin that writes the Content-Security-Policy into the build's pages. The dev server's
 * pages have none: its client writes scripts and styles of its own into them.
 */
export function pagePolicy(): Plugin {
  let sources: PageSources = {
    documentHosts: [],
    mediaHosts: [],
    formHosts: [],
    providerOrigins: [],
  }
  let embedders: readonly string[] = []
  let outDir = ''
  return {
    name: 'page-policy',
    apply: 'build',
    configResolved({ define, root, build }) {
      // The provider answers on the page's own origin everywhere (gateway, native networking).
      const documentHosts = readDocumentHosts(declaredHosts(define, 'VITE_DOCUMENT_HOSTS'))
      const formHosts = FORM_BANKS.map(({ host }) => host)
      sources = { documentHosts, mediaHosts, formHosts, providerOrigins: [] }
      embedders = embedOrigins(declaredHosts(define, 'VITE_EMBED_HOSTS') ?? '')
      outDir = join(root, build.outDir)
      if (build.outDir.startsWith('/')) outDir = build.outDir
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => withEmbedders(protectedPage(html, sources), embedders),
    },
    async closeBundle() {
      for (const name of OTHER_PAGES) {
        const file = join(outDir, name)
        const html = await readFile(file, 'utf8').catch(() => null)
        if (html !== null && !html.includes('Content-Security-Policy')) {
          await writeFile(file, protectedPage(html, sources))
        }
      }
    },
  }
}
