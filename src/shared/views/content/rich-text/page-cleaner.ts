import createPurifier from 'dompurify'
import { mediaHosts } from '#domain/brand-sites.ts'
import { outsideHosts } from '#platform/outside-sites.ts'
import { parseInert } from '#platform/inert-document.ts'
import { cleanRichText, type CleanText } from './clean-rich-text.ts'

const purifier = createPurifier(window)

/**
 * Cleans for the page. Pictures are of its own origin or of the hosts of media, as its content
 * policy has it. Loaded with the first text (`use-clean-text.ts`).
 */
export const cleanForPage = (html: string): CleanText =>
  cleanRichText(html, {
    purifier,
    parse: parseInert,
    hosts: { links: outsideHosts(), pictures: mediaHosts },
  })
