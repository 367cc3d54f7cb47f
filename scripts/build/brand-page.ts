import type { Plugin } from 'vite'
import { brand } from '#domain/brand.ts'

/** The words of the brand that the entry page shows before any script runs, by their place. */
const WORDS: Readonly<Record<string, string>> = {
  '%COMPANY%': brand.company,
  '%RISK_LINE%': brand.riskLine,
}

/** The page with the brand's words in their places. Throws when one has no place any more. */
export function brandedPage(html: string): string {
  return Object.entries(WORDS).reduce((page, [place, word]) => {
    if (!page.includes(place)) throw new Error(`the page has no ${place}`)
    return page.replaceAll(place, word)
  }, html)
}

/** The Vite plugin that writes the brand's words into the entry page. */
export const brandPage = (): Plugin => ({
  name: 'brand-page',
  transformIndexHtml: { order: 'pre', handler: brandedPage },
})
