import * as v from 'valibot'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import { article } from './article.ts'
import basics from './basics.json' with { type: 'json' }
import bonds from './bonds.json' with { type: 'json' }
import equity from './equity.json' with { type: 'json' }
import longReads from './long-reads.json' with { type: 'json' }

const articles = v.array(article)

export const ARTICLES = [
  ...dataFile('bonds.json', articles, bonds),
  ...dataFile('equity.json', articles, equity),
  ...dataFile('basics.json', articles, basics),
]

/** Texts that are read in chapters: each `## ` heading begins one. */
export const LONG_READS = dataFile(
  'long-reads.json',
  v.array(
    v.strictObject({
      ...article.entries,
      space: v.string(),
      level: v.picklist(['basic', 'advanced']),
    }),
  ),
  longReads,
)
