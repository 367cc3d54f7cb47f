import * as v from 'valibot'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import data from './member-texts.json' with { type: 'json' }

const lines = v.array(v.string())
const titled = v.array(v.tuple([v.string(), v.string()]))

/**
 * Short texts of members and staff. Endings go on after a text that others have begun in the
 * same words; questions, discussions and flashes have a title before their text.
 */
export const MEMBER_TEXTS = dataFile(
  'member-texts.json',
  v.strictObject({
    ideas: lines,
    ideaEndings: lines,
    questions: titled,
    discussions: titled,
    comments: lines,
    commentEndings: lines,
    replies: lines,
    replyEndings: lines,
    flashes: titled,
  }),
  data,
)
