import * as v from 'valibot'
import { FAQ_CATEGORIES, type FaqCategory } from '#domain/fund/fund-answers.ts'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import data from './fund-faq.json' with { type: 'json' }

const row = v.strictObject({
  id: v.string(),
  /** The kind of funds that it is about. */
  about: v.picklist(['all', 'money', 'other', 'equity', 'bond', 'index', 'qdii', 'fof', 'pension']),
  question: v.string(),
  /** With names of figures in braces (`domain/fund/fund-answers.ts`). */
  answer: v.string(),
})
type Row = v.InferOutput<typeof row>

export interface Faq extends Omit<Row, 'id'> {
  readonly faqId: string
  readonly category: FaqCategory
}

const rows = dataFile(
  'fund-faq.json',
  v.strictObject(v.entriesFromList(FAQ_CATEGORIES, v.array(row))),
  data,
)

export const FUND_FAQ: readonly Faq[] = FAQ_CATEGORIES.flatMap((category) =>
  rows[category].map(({ id, ...rest }) =>
    Object.assign(rest, { faqId: `${category}-${id}`, category }),
  ),
)

const FITS: Readonly<Record<Row['about'], (fund: Fund) => boolean>> = {
  all: () => true,
  money: ({ isMoney }) => isMoney,
  other: ({ isMoney }) => !isMoney,
  equity: ({ typeCode }) => typeCode === '1' || typeCode === '4',
  bond: ({ typeCode }) => typeCode === '3',
  index: ({ typeCode }) => typeCode === '5',
  qdii: ({ isQdii }) => isQdii,
  fof: ({ typeCode }) => typeCode === '7' || typeCode === '8',
  pension: ({ typeCode }) => typeCode === '8',
}

export const faqsFor = (fund: Fund): readonly Faq[] =>
  FUND_FAQ.filter(({ about }) => FITS[about](fund))
