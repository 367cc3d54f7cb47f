import * as v from 'valibot'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import data from './paragraphs.json' with { type: 'json' }

const theme = v.strictObject({
  title: v.string(),
  author: v.string(),
  tags: v.array(v.string()),
  topic: v.string(),
  funds: v.array(v.string()),
  space: v.string(),
  paragraphs: v.array(v.string()),
})
export type Theme = v.InferOutput<typeof theme>

/** The parts of the shorter articles: titles, and eight paragraphs of each of ten themes. */
export const { titles: TITLES, themes: THEMES } = dataFile(
  'paragraphs.json',
  v.strictObject({ titles: v.array(v.string()), themes: v.array(theme) }),
  data,
)
