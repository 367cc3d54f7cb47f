import createPurifier, { type WindowLike } from 'dompurify'
import * as v from 'valibot'
import { brand } from '#domain/brand.ts'
import { mediaHosts } from '#domain/brand-sites.ts'
import { writeRichText, type RichTextProblem } from '#domain/content/rich-text.ts'
import { cleanRichText, type Cleaning } from '#shared/views/content/rich-text/clean-rich-text.ts'

/** The hosts to which the company's own texts may lead, and those of their pictures. */
const hosts = { links: [brand.documentHost], pictures: mediaHosts }

/** Has no types of its own, and takes a moment to load: only who publishes waits for it. */
const LIBRARY: string = 'jsdom'
const library = v.object({
  JSDOM: v.custom<new () => { window: WindowLike & { document: Document } }>(
    (it) => typeof it === 'function',
  ),
})

let cleaning: Promise<Cleaning> | undefined

async function loadCleaning(): Promise<Cleaning> {
  const { JSDOM } = v.parse(library, { ...(await import(LIBRARY)) })
  const { window } = new JSDOM()
  return {
    purifier: createPurifier(window),
    parse(html) {
      const { body } = window.document.implementation.createHTMLDocument('')
      body.innerHTML = html
      return body
    },
    hosts,
  }
}

/** Rich text as it is stored: reduced to what the rules allow; rejected beyond the limits. */
export async function cleanHtml(
  html: string,
): Promise<{ readonly html: string } | { readonly problem: RichTextProblem }> {
  cleaning ??= loadCleaning()
  const cleaned = cleanRichText(html, await cleaning)
  return 'problem' in cleaned ? cleaned : { html: writeRichText(cleaned.nodes) }
}
