import * as v from 'valibot'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import data from './circle-texts.json' with { type: 'json' }

/** The texts of members in circles. A title makes it a discussion, else it is an idea. */
export const CIRCLE_POSTS = dataFile(
  'circle-texts.json',
  v.array(
    v.strictObject({
      circleId: v.string(),
      title: v.exactOptional(v.string()),
      text: v.string(),
    }),
  ),
  data,
)
