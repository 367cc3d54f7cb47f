/** The sources whose flashes are shown (rules.md#content). */
import { newsSources } from '#domain/brand-sites.ts'

/** Returns whether a flash is the company's own, which names no source, or of a listed source. */
export const isListedSource = ({ sourceName }: { readonly sourceName: string }): boolean =>
  sourceName === '' || newsSources.some((it) => it === sourceName)
