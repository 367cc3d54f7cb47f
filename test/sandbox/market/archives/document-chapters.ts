import * as v from 'valibot'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import data from './document-chapters.json' with { type: 'json' }

const chapter = v.strictObject({ heading: v.string(), paragraphs: v.array(v.string()) })
export type Chapter = v.InferOutput<typeof chapter>

/**
 * The general part of the long documents, a chapter a page. The fund's own part is on the first
 * page.
 */
const { contract, risks, custody, report } = dataFile(
  'document-chapters.json',
  v.strictObject({
    contract: v.array(chapter),
    risks: v.array(chapter),
    custody: v.array(chapter),
    report: v.array(chapter),
  }),
  data,
)

/** Papers with so many pages that they come as a PDF, by kind. */
export const CHAPTERS: ReadonlyMap<string, readonly Chapter[]> = new Map([
  ['contract', contract],
  ['prospectus', [...contract.slice(1, 4), ...risks, ...contract.slice(4, 7)]],
  ['custody', custody],
  ['report', report],
])
